import type { Db } from '#backend/platform/db/db.ts';
import type { ImportRun } from '../run.ts';
import { select } from '../staging/rows.ts';
import { addIndexes, catalogTables, finish, referencesOf } from './new-tables.ts';

const BATCH = 2000;

/**
 * Creates indexes before the rows on PGlite, whose single session a `create index` over a full table would block for seconds.
 * PostgreSQL builds all indexes at the end, while searches continue.
 */
export async function createIndexesEarly(run: ImportRun): Promise<void> {
  if (run.db.kind === 'pglite') for (const table of catalogTables) await addIndexes(run.db, table);
}

/** Which rows of the public tables stay; `v` is the table. The rows of touched products are staged. */
const stays: Record<(typeof catalogTables)[number], string> = {
  product: 'not exists (select from staging.touched t where t.product_id = v.id and (gone or rewritten))',
  product_variant:
    'not exists (select from staging.touched t where t.product_id = v.product_id and (gone or rewritten))',
  product_category: `not exists (select from staging.touched t where t.product_id = v.product_id
    and (gone or rewritten or relisted)) and v.category_id <> all($3::text[])`,
};

const columnsOf = async (db: Db, table: string) =>
  select<{ name: string }>(
    db,
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [`public.${table}`],
  );

/**
 * Completes the staged tables: copies the rows that stay, then adds indexes, references and statistics. Listings of
 * `goneCategories` are dropped.
 */
export async function buildTables(
  run: ImportRun,
  tables: readonly (typeof catalogTables)[number][],
  goneCategories: readonly string[],
): Promise<void> {
  const { db } = run;
  const [{ most = 0 } = {}] = await select<{ most: number }>(db, 'select coalesce(max(id), 0) as most from product');
  for (const table of tables) {
    const key = table === 'product' ? 'id' : 'product_id';
    const names = (await columnsOf(db, table)).map(({ name }) => name);
    const changing = ['prices', 'next_price_at', 'backorder', 'next_delivery_date'];
    const values = names.map((name) =>
      table === 'product_variant' && changing.includes(name)
        ? `case when change.id is null then v.${name} else change.${name} end`
        : `v.${name}`,
    );
    const join = table === 'product_variant' ? 'left join staging.variant_change change on change.id = v.id' : '';
    for (let from = 0; from <= most; from += BATCH) {
      const params = [from, from + BATCH, ...(table === 'product_category' ? [goneCategories] : [])];
      await db.query(
        `insert into staging.${table} (${names.join(', ')}) select ${values.join(', ')} from public.${table} v ${join}
         where v.${key} > $1 and v.${key} <= $2 and ${stays[table]}`,
        params,
      );
      run.progress('index', Math.min(from + BATCH, most), most);
    }
  }
  for (const table of tables) {
    await addIndexes(db, table);
    for (const { name, isStaged, definition } of await referencesOf(db, table, tables))
      if (isStaged || !tables.includes('product'))
        await db.exec(`alter table staging.${table} add constraint ${name} ${definition}`);
    await finish(db, table);
  }
}
