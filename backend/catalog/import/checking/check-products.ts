import { alreadyAt, type Place } from '../problems.ts';
import { hasLost } from '../reading/read-rows.ts';
import type { ImportRun, Mode } from '../run.ts';
import { select } from '../staging/rows.ts';
import { isPage } from './staged-sql.ts';

type Found = Place & { field: string; value: string; total: number };
/** Whether a row itself has a slug; a completed one may have the stored slug. */
const givesSlug = (row: string) => `(${row}.patch is null or ${row}.patch -> 'named' ? 'slug')`;

type Double = Place & { first: Place; total: number };

const MOST = 100;

/** SQL for the rows of a staging table that repeat the key of an earlier row. */
const doublesSql = (table: string, key: string, where = 'not broken') => `
  select file, line, first, count(*) over ()::int as total from (
    select n, file, line, row_number() over rows as nth,
           first_value(json_build_object('file', file, 'line', line)) over rows as first
    from staging.${table} where ${where} and (${key}) in (
      select ${key} from staging.${table} where ${where} group by ${key} having count(*) > 1)
    window rows as (partition by ${key} order by n)) numbered
  where nth > 1 order by n limit ${MOST}`;

/** Reports the rows of a staging table that repeat the key of an earlier row. */
export async function checkDuplicates(run: ImportRun, table: string, key: string, field: string, where?: string) {
  const found = await select<Double>(run.db, doublesSql(table, key, where));
  for (const { first, file, line } of found)
    run.problems.add({ file, line, field, reason: alreadyAt(first, { file, line }) });
  countUnlisted(run, found);
}

/** Counts the problems that a query found beyond those it listed. */
export function countUnlisted(run: ImportRun, found: readonly { total: number }[]): void {
  run.problems.addUnlisted((found[0]?.total ?? 0) - found.length);
}

/** Reports conflicts between products: skus, slugs, parents, and references to skus. */
export async function checkProducts(run: ImportRun, mode: Mode): Promise<void> {
  if (mode === null) return;
  await checkDuplicates(run, 'raw_product', 'sku', 'sku', 'true');
  await checkDuplicates(
    run,
    'raw_product',
    'slug',
    'slug',
    `parent_sku is null and slug is not null and ${givesSlug('raw_product')}`,
  );
  const note = async (field: string, sql: string, reason: (value: string) => string) => {
    const found = await select<Found>(
      run.db,
      `select *, count(*) over ()::int as total from (${sql}) found order by n limit ${MOST}`,
    );
    for (const { value, ...at } of found)
      run.problems.add({ file: at.file, line: at.line, field: at.field ?? field, reason: reason(value) });
    countUnlisted(run, found);
  };
  const isWhole = !hasLost(run.problems, 'products');
  if (isWhole)
    await note(
      'parentSku',
      `select n, file, line, parent_sku as value from staging.raw_product child where parent_sku is not null
       and not exists (select from staging.raw_product where sku = child.parent_sku and not remove)`,
      (sku) => `${sku} is no ${mode === 'delta' ? 'product' : 'row of this file'}`,
    );
  await note(
    'parentSku',
    `select child.n, child.file, child.line, child.parent_sku as value
     from staging.raw_product child join staging.raw_product parent on parent.sku = child.parent_sku
     where parent.parent_sku is not null`,
    (sku) => `${sku} has a parent itself`,
  );
  for (const field of isWhole ? ['related', 'accessories'] : [])
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

/** A delta may also conflict with products that it does not name. */
async function checkAgainstOthers(note: Note): Promise<void> {
  await note(
    'slug',
    `select n, file, line, product.sku as value from staging.raw_product raw join product on product.slug = raw.slug
     where raw.parent_sku is null and not raw.remove and raw.sku <> product.sku and not exists (
       select from staging.raw_product named where named.sku = product.sku and ${givesSlug('named')})`,
    (sku) => `is that of ${sku}`,
  );
  await note(
    'sku',
    `select n, file, line, product.sku as value from staging.raw_product raw join product on product.sku = raw.sku
     where raw.parent_sku is not null`,
    (sku) => `${sku} is a product page; remove it first`,
  );
}
