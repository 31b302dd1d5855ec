import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { unfetched } from '#domain/catalog/stock/unfetched.ts';

type Row = {
  storeId: string;
  events: { kind: string; lines: { sku: Sku; taken: { storeId: string; qty: number }[] }[] }[];
  gone: Record<Sku, number>;
};

/**
 * Sold pieces of these skus that still lie on a shelf: of paid orders, less what is in a parcel or has left. By sku and store; of
 * all skus when null.
 */
export async function unfetchedPieces(
  db: Kysely<Tables>,
  skus: readonly Sku[] | null,
): Promise<Map<Sku, Map<string, number>>> {
  const ofSkus = skus
    ? sql`and exists (select from order_line line where line.order_id = o.id and line.sku = any(${[...skus]}))`
    : sql``;
  const { rows } = await sql<Row>`
    select o.store_id as "storeId",
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'lines', e.details -> 'lines')), '[]') from order_event e
       where e.order_id = o.id and e.kind in ('stock_taken', 'stock_returned')) as events,
      (select coalesce(json_object_agg(sku, n), '{}') from (
         select line.sku, sum(gone.amount)::int as n from (
           select position, amount from packed_line where order_id = o.id
           union all
           select sent.position, sent.amount from shipment join shipment_line sent on sent.shipment_id = shipment.id
           where shipment.order_id = o.id
         ) gone join order_line line on line.order_id = o.id and line.position = gone.position group by line.sku
       ) by_sku) as gone
    from customer_order o where o.status in ('paid', 'preparing') ${ofSkus}`.execute(db);
  const wanted = skus && new Set(skus);
  const orders = rows.map(({ storeId, events, gone }) => ({
    storeId,
    gone,
    taken: events.flatMap(({ kind, lines }) =>
      lines
        .filter(({ sku }) => !wanted || wanted.has(sku))
        .flatMap(({ sku, taken }) =>
          taken.map((one) => ({ sku, storeId: one.storeId, qty: kind === 'stock_taken' ? one.qty : -one.qty })),
        ),
    ),
  }));
  return unfetched(orders);
}
