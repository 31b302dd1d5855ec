import { sql } from 'kysely';
import { notifyStockChange } from '#backend/catalog/stock/stock-change.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { activeBreaks, type QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';
import type { SaleMode, Stock } from '#domain/catalog/products/product.ts';
import { availability, UNLIMITED_STOCK } from '#domain/catalog/stock/availability.ts';
import { type StoreStock, unitsBySku } from '#domain/sales/orders/allocate-stock.ts';
import type { LineKind } from './stored-order.ts';

/** A sku locked by this transaction, so that it cannot be sold elsewhere meanwhile. */
export type LockedSku = {
  /** The square-metre price of goods cut to size. */
  price: Cents | null;
  /** Those that lower the price. */
  quantityBreaks: QuantityBreak[];
  productLine: number;
  stock: Stock;
  shelf: StoreStock[];
  saleMode: SaleMode;
  /** Per unit, when only a deposit is paid now. */
  deposit: Cents | null;
  hygieneSealed: boolean;
  warrantyMonths: number | null;
  isCutToSize: boolean;
};

/**
 * Locks skus in the order of their names (to avoid deadlocks) and reads price, and stock less holds (stock-3); holds
 * of the orders `besides` do not count. Unknown skus are left out.
 */
export async function lockSkus(
  tx: Tx,
  skus: readonly Sku[],
  now: Date,
  besides: readonly string[] = [],
): Promise<Map<string, LockedSku>> {
  const wanted = [...new Set(skus)];
  const variants = await tx
    .selectFrom('product_variant')
    .select(['sku', 'prices', 'quantity_breaks', 'product_line', 'backorder'])
    .where('sku', '=', sql<string>`any(${wanted})`)
    .orderBy('sku')
    .forUpdate()
    .execute();
  // separate statements, so that each sees what others committed before the lock was acquired
  const pages = await tx
    .selectFrom('product_variant as variant')
    .innerJoin('product as page', 'page.id', 'variant.product_id')
    .select(['variant.sku', 'page.sale_mode', 'page.deposit_cents', 'page.customization', 'page.is_gift_card'])
    .select(['page.warranty_months', 'page.hygiene_sealed'])
    .where('variant.sku', '=', sql<string>`any(${wanted})`)
    .execute();
  const levels = await tx
    .selectFrom('stock_level')
    .selectAll()
    .where('sku', '=', sql<string>`any(${wanted})`)
    .orderBy('sku')
    .orderBy('store_id')
    // a stock import may be running
    .forUpdate()
    .execute();
  const holds = await tx
    .selectFrom('stock_hold')
    .select(['sku', sql<number>`sum(qty)::int`.as('qty')])
    .where('sku', '=', sql<string>`any(${wanted})`)
    .where(sql<boolean>`order_id::text <> all(${besides}::text[])`)
    .groupBy('sku')
    .execute();

  return new Map(
    variants.map((row) => {
      const page = pages.find((candidate) => candidate.sku === row.sku);
      const shelf = levels.filter((level) => level.sku === row.sku);
      const held = holds.find((hold) => hold.sku === row.sku)?.qty ?? 0;
      const counted = availability(
        {
          shelf: Object.fromEntries(shelf.map((level) => [level.store_id, level.qty])),
          holds: [{ storeId: null, qty: held }],
          backorder: row.backorder,
          nextDeliveryDate: null,
          productLine: row.product_line,
        },
        '',
      );
      const { price } = priceAt(row.prices, now);
      return [
        row.sku,
        {
          price,
          quantityBreaks: price === null || page?.customization ? [] : activeBreaks(price, row.quantity_breaks),
          productLine: row.product_line,
          stock: page?.is_gift_card ? UNLIMITED_STOCK : counted,
          shelf: shelf.map((level) => ({ storeId: level.store_id, qty: level.qty })),
          saleMode: page?.sale_mode ?? 'buy',
          deposit: page?.deposit_cents ?? null,
          hygieneSealed: page?.hygiene_sealed ?? false,
          warrantyMonths: page?.warranty_months ?? null,
          isCutToSize: page?.customization != null,
        },
      ];
    }),
  );
}

/**
 * Lines with stock of the shop: spare parts come from their supplier, gift cards are issued when paid, and services
 * have no stock.
 */
export const stocked = <L extends { sparePart: boolean; kind: LineKind }>(lines: readonly L[]): L[] =>
  lines.filter(({ sparePart, kind }) => !sparePart && (kind === 'goods' || kind === 'gift'));

/** Holds units for an order until it is paid or cancelled, one hold per sku; the caller has locked the skus. */
export async function holdStock(
  tx: Tx,
  orderId: string,
  lines: readonly { sku: Sku; amount: number; sparePart: boolean; kind: LineKind }[],
  expiresAt: Date,
): Promise<void> {
  const held = unitsBySku(stocked(lines));
  if (held.size === 0) return;
  await tx
    .insertInto('stock_hold')
    .values([...held].map(([sku, qty]) => ({ order_id: orderId, sku, qty, expires_at: expiresAt })))
    .execute();
  await notifyStockChange(tx, [...held.keys()]);
}

export async function hasHolds(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx.selectFrom('stock_hold').select('sku').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}

/** Releases the holds of an order. */
export async function releaseHolds(tx: Tx, orderId: string): Promise<void> {
  const freed = await tx.deleteFrom('stock_hold').where('order_id', '=', orderId).returning('sku').execute();
  const skus = freed.map(({ sku }) => sku);
  await notifyStockChange(tx, skus);
}

/** Changes the end of an order's hold. */
export async function extendHolds(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx.updateTable('stock_hold').set({ expires_at: until }).where('order_id', '=', orderId).execute();
  await tx.updateTable('customer_order').set({ holds_expire_at: until }).where('id', '=', orderId).execute();
}
