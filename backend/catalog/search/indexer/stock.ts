import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { raiseVersion } from './version.ts';

/** Updates the availability of some skus from the stock; writes nothing when unchanged. */
export async function indexStock(db: Kysely<Tables>, skus: readonly Sku[]): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    update search_document document set stores = now.stores, in_stock = cardinality(now.stores) > 0
    from (
      select sku, coalesce(array_agg(store_id order by store_id) filter (where qty > 0), '{}') as stores
      from unnest(${skus}::text[]) given (sku) left join stock_level using (sku) group by sku) now
    where document.sku = now.sku and document.stores <> now.stores
    returning document.product_id`.execute(db);
  if (rows.length === 0) return;
  const changed = rows.map(({ product_id }) => product_id);
  await raiseVersion(db, [...new Set(changed)]);
}
