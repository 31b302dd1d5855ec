import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { pickLines, type SkuAllocation } from '#domain/sales/orders/picking.ts';
import { shop } from '#shop.config';
import type { StoredOrder } from '../stored-order.ts';

/** Where the units of a line are, for packing: other stores by name, and missing units with their next delivery. */
export type LinePicking = {
  elsewhere: { store: string; qty: number }[];
  missing: number;
  /** Local day `YYYY-MM-DD`; null while unknown. */
  nextDelivery: string | null;
};

const storeName = (id: string) => shop.stores.find((store) => store.id === id)?.name ?? id;

/** Where each line of an order is: as allocated when it was paid, less refunded units. */
export async function pickingOf(db: Kysely<Tables>, order: StoredOrder, now: Date): Promise<LinePicking[]> {
  const event = await db
    .selectFrom('order_event')
    .select(sql<SkuAllocation[] | null>`details -> 'lines'`.as('lines'))
    .where('order_id', '=', order.id)
    .where('kind', '=', 'stock_taken')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const taken = event?.lines ?? [];
  const lines = order.lines.map(({ sku, amount, refundedAmount }) => ({ sku, amount: amount - refundedAmount }));
  const picked = pickLines(lines, taken, order.storeId);
  const missing = lines.filter((_, i) => (picked[i]?.missing ?? 0) > 0).map(({ sku }) => sku);
  const deliveries = missing.length > 0 ? await nextDeliveries(db, missing, now) : new Map<string, string>();
  return picked.map(({ elsewhere, missing: pieces }, i) => ({
    elsewhere: elsewhere.map(({ storeId, qty }) => ({ store: storeName(storeId), qty })),
    missing: pieces,
    nextDelivery: pieces > 0 ? (deliveries.get(lines[i]?.sku ?? '') ?? null) : null,
  }));
}

async function nextDeliveries(db: Kysely<Tables>, skus: readonly Sku[], now: Date): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('product_variant')
    .select(['sku', 'next_delivery_date'])
    .where('sku', 'in', [...skus])
    .where('next_delivery_date', '>=', localDay(now, shop.timeZone))
    .execute();
  return new Map(rows.flatMap((row) => (row.next_delivery_date ? [[row.sku, row.next_delivery_date] as const] : [])));
}
