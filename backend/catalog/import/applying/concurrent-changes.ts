import type { Connection } from '#backend/platform/db/db.ts';
import { select } from '../staging/rows.ts';

/** The oldest transaction still open when the import starts comparing: changes from it on must be merged. */
export async function oldestOpenTransaction(db: Pick<Connection, 'query'>): Promise<string> {
  const [row] = await select<{ xid: string }>(db, 'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as xid');
  return row?.xid ?? '3';
}

/**
 * Merges into the staged tables what others wrote to the public ones since `since`: prices that started or were set,
 * availability of skus that are not in the files, and stock after sales. The caller holds the tables' lock.
 */
export async function mergeConcurrentChanges(tx: Connection, since: string): Promise<void> {
  const isNews = (table: string) => `age(${table}.xmin) <= age('${Number(since)}'::xid)`;
  const untouched = (table: string) =>
    `not exists (select from staging.touched t where t.product_id = ${table}.product_id)`;
  await tx.exec(`
    update staging.product_variant mine set prices = v.prices, next_price_at = v.next_price_at, backorder = v.backorder,
      next_delivery_date = v.next_delivery_date
    from public.product_variant v where v.id = mine.id and ${isNews('v')} and ${untouched('v')}`);
  await tx.exec(`
    delete from staging.search_document mine using public.search_document d
    where d.variant_id = mine.variant_id and ${isNews('d')} and ${untouched('d')}`);
  await tx.exec(`
    insert into staging.search_document select d.* from public.search_document d where ${isNews('d')} and ${untouched('d')}`);
  await tx.exec(`
    update staging.search_document mine set stores = now.stores, in_stock = cardinality(now.stores) > 0
    from (select d.sku, coalesce(array_agg(level.store_id order by level.store_id) filter (where level.qty > 0), '{}') as stores
          from public.search_document d left join stock_level level using (sku) where ${isNews('d')} group by d.sku) now
    where now.sku = mine.sku and mine.stores <> now.stores`);
}
