import type { Connection } from '#backend/platform/db/db.ts';
import { select } from '../staging/rows.ts';
import type { catalogTables } from './new-tables.ts';

/** The transactions at the start of the import's comparison, as ids: the oldest open one, the next one, and all open ones. */
export type StartSnapshot = { oldest: string; next: string; open: string[] };

/** Taken when the import starts comparing: changes of transactions that end later must be merged. */
export async function startSnapshot(db: Pick<Connection, 'query'>): Promise<StartSnapshot> {
  const [row] = await select<StartSnapshot>(
    db,
    `select pg_snapshot_xmin(now)::xid::text as oldest, pg_snapshot_xmax(now)::xid::text as next,
       array(select id::xid::text from pg_snapshot_xip(now) id) as open
     from (select pg_current_snapshot() as now) one`,
  );
  return row ?? { oldest: '3', next: '3', open: [] };
}

/** Rows written since, and some of just before: enough for a merge, whatever savepoints did. */
const isNews = (table: string, { oldest }: StartSnapshot) => `age(${table}.xmin) <= age('${Number(oldest)}'::xid)`;
const isUntouched = (id: string) => `not exists (select from staging.touched t where t.product_id = ${id})`;

/**
 * Skus of products that the import changes and staff edited since `since`, exactly: applying would lose their edit. The caller holds the
 * tables' lock.
 */
export async function editedMeanwhile(tx: Connection, since: StartSnapshot): Promise<string[]> {
  const rows = await select<{ sku: string }>(
    tx,
    `select p.sku from product p join staging.touched t on t.product_id = p.id
     where age(p.xmin) <= age('${Number(since.next)}'::xid) or p.xmin::text = any($1::text[]) order by p.sku limit 100`,
    [since.open],
  );
  return rows.map(({ sku }) => sku);
}

/**
 * Merges into the staged `tables` what others wrote to the public ones since `since`: prices that started or were set, and products
 * that staff made, edited or removed. The caller holds the tables' lock.
 */
export async function mergeConcurrentChanges(
  tx: Connection,
  since: StartSnapshot,
  tables: readonly (typeof catalogTables)[number][],
): Promise<void> {
  await tx.exec(`
    update staging.product_variant mine set prices = v.prices, next_price_at = v.next_price_at, backorder = v.backorder,
      next_delivery_date = v.next_delivery_date
    from public.product_variant v where v.id = mine.id and ${isNews('v', since)} and ${isUntouched('v.product_id')}`);
  const keyOf = (table: string) => (table === 'product' ? 'id' : 'product_id');
  const edited = `select p.id from public.product p where ${isNews('p', since)} and ${isUntouched('p.id')}`;
  for (const table of tables.toReversed()) {
    const key = `staging.${table}.${keyOf(table)}`;
    const isRemoved = `${isUntouched(key)} and not exists (select from public.product p where p.id = ${key})`;
    await tx.exec(`delete from staging.${table} where ${key} in (${edited}) or (${isRemoved})`);
  }
  for (const table of tables)
    await tx.exec(`insert into staging.${table} select * from public.${table} where ${keyOf(table)} in (${edited})`);
}
