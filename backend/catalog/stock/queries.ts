import { type Kysely, sql } from 'kysely';
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

/** Pieces of a sku by store, what is free to sell of them, and the version of its levels. */
export type SkuLevels = { sku: Sku; shelf: Record<string, number>; held: number; free: number };

/** Levels of skus after one, in the order of their names; or of the named ones that the catalog has. */
export async function readLevels(
  db: Kysely<Tables>,
  { skus, after, limit }: { skus: readonly Sku[] | null; after: Sku; limit: number },
): Promise<SkuLevels[]> {
  const asked = skus ? sql`sku = any(${[...skus]}::text[])` : sql`sku > ${after}`;
  const { rows } = await sql<SkuLevels>`
    select page.sku, coalesce(shelf, '{}') as shelf, coalesce(held, 0)::int as held,
      (coalesce(pieces, 0) - coalesce(held, 0))::int as free
    from (select sku from product_variant where ${asked} order by sku limit ${limit}) page
    left join lateral (
      select json_object_agg(store_id, qty order by store_id) as shelf, sum(qty) as pieces
      from stock_level where stock_level.sku = page.sku) level on true
    left join lateral (select sum(qty) as held from stock_hold where stock_hold.sku = page.sku) hold on true
    order by page.sku`.execute(db);
  return rows;
}
