import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { batches } from './batches.ts';
import type { Counts, StockData } from './catalog-data.ts';

const BATCH = 1000;

type Before = {
  sku: string;
  product_id: number;
  shelf: Record<string, number> | null;
  backorder: boolean;
  next_delivery_date: string | null;
};

/** The shelf without its empty places, so that "none" and "not named" are the same. */
const pieces = (shelf: Partial<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(shelf).flatMap(([store, qty = 0]) => (qty > 0 ? [[store, qty]] : [])));

/**
 * Sets the shelves of the skus in `stock`; holds of open orders are not touched. Shelves of skus that are no longer
 * sold are cleared. Returns the ids of the products whose stock changed.
 */
export async function writeStock(
  tx: Kysely<Tables>,
  stock: ReadonlyMap<string, StockData>,
): Promise<{ counts: Counts; productIds: number[] }> {
  const { rows: cleared } = await sql<{ sku: string }>`
    with gone as (delete from stock_level where sku not in (select sku from product_variant) returning sku)
    select distinct sku from gone`.execute(tx);
  let changed = 0;
  const productIds = new Set<number>();
  for (const batch of batches([...stock.keys()], BATCH)) {
    const { rows } = await sql<Before>`
      select sku, product_id, backorder, next_delivery_date,
             (select json_object_agg(store_id, qty) from stock_level where sku = variant.sku) as shelf
      from product_variant variant where sku = any(${batch}::text[])`.execute(tx);
    const different = rows.flatMap((before) => {
      const wanted = stock.get(before.sku);
      if (!wanted) return [];
      const after = {
        sku: before.sku,
        shelf: pieces(wanted.shelf),
        backorder: wanted.backorder ?? before.backorder,
        next_delivery_date: wanted.nextDeliveryDate === undefined ? before.next_delivery_date : wanted.nextDeliveryDate,
      };
      const { product_id, ...old } = { ...before, shelf: pieces(before.shelf ?? {}) };
      if (isDeepStrictEqual(old, after)) return [];
      productIds.add(product_id);
      return after;
    });
    if (different.length === 0) continue;
    changed += different.length;
    await sql`delete from stock_level where sku = any(${different.map(({ sku }) => sku)}::text[])`.execute(tx);
    const levels = different.flatMap(({ sku, shelf }) =>
      Object.entries(shelf).map(([store_id, qty]) => ({ sku, store_id, qty })),
    );
    if (levels.length > 0) await tx.insertInto('stock_level').values(levels).execute();
    await sql`
      update product_variant set backorder = wanted.backorder, next_delivery_date = wanted.next_delivery_date
      from json_to_recordset(${JSON.stringify(different)}::json) as wanted (sku text, backorder bool, next_delivery_date date)
      where product_variant.sku = wanted.sku`.execute(tx);
  }
  return { counts: { added: 0, changed, removed: cleared.length }, productIds: [...productIds] };
}
