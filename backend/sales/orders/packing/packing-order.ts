import type { Kysely } from 'kysely';
import { placesOf } from '#backend/catalog/stock/goods.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { leftToSend } from '#domain/sales/orders/parcel.ts';
import { shop } from '#shop.config';
import { pickingOf } from '../fulfilment/picking-of.ts';
import { shipmentsOf } from '../fulfilment/shipments.ts';
import { type StoreLine, type StoreOrder, storeOrder } from '../fulfilment/store-order.ts';
import type { StoredOrder } from '../stored-order.ts';
import { packedLines } from './packed-lines.ts';
import { labelsOf, type ShippingLabel } from './shipping-labels.ts';

/** A line to pack: `amount` units are left to send, `packed` are in the parcel. `stores` have it on the shelf. */
export type PackingLine = StoreLine & {
  eans: string[];
  image: string | null;
  /** Its shelf place in the order's store. */
  place: string | null;
  packed: number;
  stores: { store: string; qty: number }[];
};

/** An order on the packing table. */
export type PackingOrder = Omit<StoreOrder, 'lines'> & {
  storeId: string;
  lines: PackingLine[];
  /** Parcels booked so far, also refused ones. */
  labels: Omit<ShippingLabel, 'orderId'>[];
};

type Goods = { ean: string | null; stores: { store: string; qty: number }[] };

async function goodsOf(db: Kysely<Tables>, skus: readonly Sku[]): Promise<Map<Sku, Goods>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variant')
    .leftJoin('stock_level', 'stock_level.sku', 'product_variant.sku')
    .select(['product_variant.sku', 'ean', 'store_id', 'qty'])
    .where('product_variant.sku', 'in', [...skus])
    .execute();
  const goods = new Map<Sku, Goods>();
  for (const { sku, ean, store_id: id, qty } of rows) {
    const known = goods.get(sku) ?? { ean, stores: [] };
    const store = shop.stores.find((one) => one.id === id)?.name;
    if (store && qty) known.stores.push({ store, qty });
    goods.set(sku, known);
  }
  return goods;
}

/** An order as its store packs it: what is left to send, what is packed, and where missing goods are. */
export async function packingOrder(db: Kysely<Tables>, order: StoredOrder, now: Date): Promise<PackingOrder> {
  const skus = order.lines.map(({ sku }) => sku);
  const [picking, parcels, packed, labels, goods, places] = await Promise.all([
    pickingOf(db, order, now),
    shipmentsOf(db, order.id),
    packedLines(db, order.id),
    labelsOf(db, order.id),
    goodsOf(db, skus),
    placesOf(db, order.storeId, skus),
  ]);
  const seen = storeOrder(order, picking, leftToSend(order.lines, parcels));
  const lines = seen.lines.map((line) => {
    const { ean, stores } = goods.get(line.sku) ?? { ean: null, stores: [] };
    return {
      ...line,
      eans: ean ? [ean] : [],
      image: order.lines[line.position]?.image ?? null,
      place: places.get(line.sku) ?? null,
      packed: Math.min(packed.get(line.position) ?? 0, line.amount),
      stores,
    };
  });
  return { ...seen, storeId: order.storeId, lines, labels: labels.map(({ orderId, ...label }) => label) };
}
