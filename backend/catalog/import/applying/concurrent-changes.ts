import type { Connection } from '#backend/platform/db/db.ts';
import { select } from '../staging/rows.ts';
import type { catalogTables } from './new-tables.ts';

/** The oldest transaction still open when the import starts comparing: changes from it on must be merged. */
export async function oldestOpenTransaction(db: Pick<Connection, 'query'>): Promise<string> {
  const [row] = await select<{ xid: string }>(db, 'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as xid');
  return row?.xid ?? '3';
}

const isNews = (table: string, since: string) => `age(${table}.xmin) <= age('${Number(since)}'::xid)`;
const isUntouched = (id: string) => `not exists (select from staging.touched t where t.product_id = ${id})`;

/**
 * Skus of products that the import changes and staff edited since `since`: applying would lose their edit. The caller holds the
 * tables' lock.
 */
export async function editedMeanwhile(tx: Connection, since: string): Promise<string[]> {
  const rows = await select<{ sku: string }>(
    tx,
    `select p.sku from product p join staging.touched t on t.product_id = p.id where ${isNews('p', since)} order by p.sku limit 100`,
  );
  return rows.map(({ sku }) => sku);
}

/**
 * Merges into the staged `tables` what others wrote to the public ones since `since`: prices that started or were set, and products
 * that staff made, edited or removed. The caller holds the tables' lock.
 */
export async function mergeConcurrentChanges(
  tx: Connection,
  since: string,
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
