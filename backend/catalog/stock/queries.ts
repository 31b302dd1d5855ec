import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';

export type SkuStock = {
  sku: Sku;
  name: string;
  /** Whether it can be ordered while out of stock. */
  backorder: boolean;
  nextDeliveryDate: string | null;
  shelf: Record<string, number>;
  /** Pieces held by unpaid orders. */
  holds: { order: string; qty: number; expiresAt: Date }[];
  /** Pieces in stores minus held pieces; negative when more are held than there are. */
  free: number;
};

/** Quantities per store and holds of a sku; null when the sku is unknown. */
export async function readStock(db: Kysely<Tables>, sku: Sku): Promise<SkuStock | null> {
  const variant = await db
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.product_id')
    .select(['name_fi', 'variation_name_fi', 'backorder', 'next_delivery_date'])
    .where('product_variant.sku', '=', sku)
    .executeTakeFirst();
  if (!variant) return null;
  const levels = await db.selectFrom('stock_level').selectAll().where('sku', '=', sku).orderBy('store_id').execute();
  const holds = await db
    .selectFrom('stock_hold')
    .innerJoin('customer_order', 'customer_order.id', 'stock_hold.order_id')
    .select(['number as order', 'qty', 'expires_at as expiresAt'])
    .where('sku', '=', sku)
    .orderBy('expires_at')
    .execute();
  const sum = (pieces: { qty: number }[]) => pieces.reduce((total, { qty }) => total + qty, 0);
  return {
    sku,
    name: `${variant.name_fi} ${variant.variation_name_fi}`.trim(),
    backorder: variant.backorder,
    nextDeliveryDate: variant.next_delivery_date,
    shelf: Object.fromEntries(levels.map(({ store_id, qty }) => [store_id, qty])),
    holds,
    free: sum(levels) - sum(holds),
  };
}
