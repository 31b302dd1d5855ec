import { alreadyAt, type Place } from '../problems.ts';
import type { ImportRun, Mode } from '../run.ts';
import { select } from '../staging/rows.ts';
import { isPage } from './staged-sql.ts';

type Found = Place & { field: string; value: string };
type Double = Place & { first: Place };

const MOST = 100;

/** Rows of a raw table that repeat the key of an earlier row, as a statement. */
const doublesSql = (table: string, key: string, where = 'true') => `
  select file, line, first from (
    select n, file, line, row_number() over rows as nth,
           first_value(json_build_object('file', file, 'line', line)) over rows as first
    from staging.${table} where ${where} and (${key}) in (
      select ${key} from staging.${table} where ${where} group by ${key} having count(*) > 1)
    window rows as (partition by ${key} order by n)) numbered
  where nth > 1 order by n limit ${MOST}`;

/** Notes the rows of a raw table that repeat the key of an earlier row. */
export async function checkDoubles(run: ImportRun, table: string, key: string, field: string, where?: string) {
  for (const { first, ...at } of await select<Double>(run.db, doublesSql(table, key, where)))
    run.problems.add({ ...at, field, reason: alreadyAt(first, at) });
}

/** Notes what does not hold together between products: skus, slugs, parents, and skus they refer to. */
export async function checkProducts(run: ImportRun, mode: Mode): Promise<void> {
  if (mode === null) return;
  await checkDoubles(run, 'raw_product', 'sku', 'sku');
  await checkDoubles(run, 'raw_product', 'slug', 'slug', 'parent_sku is null and slug is not null');
  const note = async (field: string, sql: string, reason: (value: string) => string) => {
    for (const { value, ...at } of await select<Found>(run.db, `${sql} order by n limit ${MOST}`))
      run.problems.add({ file: at.file, line: at.line, field: at.field ?? field, reason: reason(value) });
  };
  await note(
    'parentSku',
    `select n, file, line, parent_sku as value from staging.raw_product child where parent_sku is not null
       and not exists (select from staging.raw_product where sku = child.parent_sku and not remove)`,
    (sku) => `${sku} is no row of this file`,
  );
  await note(
    'parentSku',
    `select child.n, child.file, child.line, child.parent_sku as value
     from staging.raw_product child join staging.raw_product parent on parent.sku = child.parent_sku
     where parent.parent_sku is not null`,
    (sku) => `${sku} has a parent itself`,
  );
  for (const field of ['related', 'accessories'])
    await note(
      field,
      `select n, file, line, '${field}.' || nth - 1 as field, named.sku as value
       from staging.raw_product, unnest(${field}) with ordinality as named (sku, nth)
       where ${field} is not null and not ${isPage(mode, 'named.sku')}`,
      (sku) => `${sku} is no product`,
    );
  if (mode === 'delta') await checkAgainstOthers(note);
}

type Note = (field: string, sql: string, reason: (value: string) => string) => Promise<void>;

/** A delta also meets the products that it does not name. */
async function checkAgainstOthers(note: Note): Promise<void> {
  const stays = 'not exists (select from staging.raw_product named where named.sku = product.sku)';
  await note(
    'slug',
    `select n, file, line, product.sku as value from staging.raw_product raw join product on product.slug = raw.slug
     where raw.parent_sku is null and not raw.remove and ${stays}`,
    (sku) => `is that of ${sku}`,
  );
  await note(
    'sku',
    `select n, file, line, product.sku as value from staging.raw_product raw
     join product_variant sold on sold.sku = raw.sku join product on product.id = sold.product_id
     where ${stays}`,
    (sku) => `is a variant of ${sku}; give the rows of ${sku} as they shall be`,
  );
  await note(
    'sku',
    `select n, file, line, product.sku as value from staging.raw_product raw join product on product.sku = raw.sku
     where raw.parent_sku is not null`,
    (sku) => `${sku} is a product page; remove it first`,
  );
}
