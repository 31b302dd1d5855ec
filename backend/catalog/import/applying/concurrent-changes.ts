import type { Connection } from '#backend/platform/db/db.ts';
import { select } from '../staging/rows.ts';

/** The oldest transaction still open when the import starts comparing: changes from it on must be merged. */
export async function oldestOpenTransaction(db: Pick<Connection, 'query'>): Promise<string> {
  const [row] = await select<{ xid: string }>(db, 'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as xid');
  return row?.xid ?? '3';
}

/**
 * Merges into the staged tables what others wrote to the public ones since `since`: prices that started or were set. The
 * caller holds the tables' lock.
 */
export async function mergeConcurrentChanges(tx: Connection, since: string): Promise<void> {
  const isNews = (table: string) => `age(${table}.xmin) <= age('${Number(since)}'::xid)`;
  const untouched = (table: string) =>
    `not exists (select from staging.touched t where t.product_id = ${table}.product_id)`;
  await tx.exec(`
    update staging.product_variant mine set prices = v.prices, next_price_at = v.next_price_at, backorder = v.backorder,
      next_delivery_date = v.next_delivery_date
    from public.product_variant v where v.id = mine.id and ${isNews('v')} and ${untouched('v')}`);
}
