import { type Kysely, sql } from 'kysely';
import { tagPage } from '#backend/platform/cache/tags.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { CardRecord, ProductRecord, VariantRecord } from './stored.ts';
import { localized } from './stored-categories.ts';

const MAX_IDS = 200;

/** Products with their variants, in the order of `ids`; unknown ids are left out. */
export async function readProducts(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  tagPage(...ids.map((id) => `product:${id}` as const));
  const [rows, variants, listed] = await Promise.all([
    db
      .selectFrom('product')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute(),
    readVariants(db, ids, now),
    db
      .selectFrom('product_category')
      .selectAll()
      .where('product_id', 'in', [...ids])
      .orderBy('position')
      .execute(),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      sku: row.sku,
      slug: row.slug,
      name: localized(row.name_fi, row.name_en),
      brand: row.brand,
      description: localized(row.description_fi, row.description_en),
      phrases: row.phrases,
      attributes: row.attributes,
      selectable: row.selectable_attributes,
      images: row.images,
      labels: row.labels,
      reviewScore: row.review_score === null ? null : Number(row.review_score),
      reviewCount: row.review_count,
      vatClass: row.vat_class,
      shippingClass: row.shipping_class,
      shippingMethods: row.shipping_methods,
      manufacturer: row.manufacturer,
      safety: row.safety,
      categoryIds: listed.filter((entry) => entry.product_id === id).map((entry) => entry.category_id),
      updatedAt: row.updated_at,
      itemId: row.item_id,
      labelTags: row.label_tags,
      documents: row.documents,
      related: row.related,
      accessories: row.accessories,
      customization: row.customization,
      saleMode: row.sale_mode,
      depositCents: row.deposit_cents,
      isGiftCard: row.is_gift_card,
      tradeIn: row.trade_in,
      variants: variants.get(id) ?? [],
    };
  });
}

/** The fields of product cards, in no order; unknown ids are left out. */
export async function readCardRecords(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<CardRecord[]> {
  if (ids.length === 0) return [];
  const [rows, variants] = await Promise.all([
    db
      .selectFrom('product')
      .select(['id', 'sku', 'slug', 'name_fi', 'name_en', 'brand', 'images', 'labels', 'label_tags', 'review_score'])
      .select(['review_count', 'vat_class', 'shipping_class', 'customization', 'sale_mode', 'is_gift_card', 'trade_in'])
      .select(
        sql<string | null>`(
          select category.path from product_category listed join category on category.id = listed.category_id
          where listed.product_id = product.id order by listed.position limit 1)`.as('main_category'),
      )
      .where('id', 'in', [...ids])
      .execute(),
    readVariants(db, ids, now),
  ]);
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    slug: row.slug,
    name: localized(row.name_fi, row.name_en),
    brand: row.brand,
    images: row.images,
    labels: row.labels,
    labelTags: row.label_tags,
    reviewScore: row.review_score === null ? null : Number(row.review_score),
    reviewCount: row.review_count,
    vatClass: row.vat_class,
    shippingClass: row.shipping_class,
    mainCategory: row.main_category,
    customization: row.customization,
    saleMode: row.sale_mode,
    isGiftCard: row.is_gift_card,
    tradeIn: row.trade_in,
    variants: variants.get(row.id) ?? [],
  }));
}

/** Variants by product id, with the quantity per store and the holds of open orders that are valid at `now`. */
async function readVariants(db: Kysely<Tables>, productIds: readonly number[], now: Date) {
  const rows = await db
    .selectFrom('product_variant as variant')
    .selectAll('variant')
    .select([
      sql<Record<string, number> | null>`(
        select json_object_agg(store_id, qty order by store_id) from stock_level where sku = variant.sku)`.as('shelf'),
      sql<VariantRecord['holds'] | null>`(
        select json_agg(json_build_object('storeId', held.store_id, 'qty', hold.qty) order by hold.order_id)
        from stock_hold hold join customer_order held on held.id = hold.order_id
        where hold.sku = variant.sku and hold.expires_at > ${now})`.as('holds'),
    ])
    .where('variant.product_id', 'in', [...productIds])
    .orderBy('variant.product_id')
    .orderBy('variant.position')
    .execute();
  const records = rows.map((row) => ({
    productId: row.product_id,
    record: {
      sku: row.sku,
      name: localized(row.variation_name_fi, row.variation_name_en),
      options: row.options,
      images: row.images,
      prices: row.prices,
      productLine: row.product_line,
      backorder: row.backorder,
      nextDeliveryDate: row.next_delivery_date,
      ean: row.ean,
      erpinfo: row.erpinfo,
      shelf: row.shelf ?? {},
      holds: row.holds ?? [],
    } satisfies VariantRecord,
  }));
  const grouped = Map.groupBy(records, ({ productId }) => productId);
  return new Map([...grouped].map(([id, entries]) => [id, entries.map(({ record }) => record)]));
}

export async function productIdBySlug(db: Kysely<Tables>, slug: string): Promise<number | null> {
  const row = await db.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
}

/** Ids of the products whose variants have these skus. */
export async function productIdsBySkus(db: Kysely<Tables>, skus: readonly Sku[]): Promise<number[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .selectFrom('product_variant')
    .select('product_id')
    .distinct()
    .where('sku', 'in', [...skus])
    .execute();
  return rows.map((row) => row.product_id);
}

/** Product ids in the order of skus, each once. A sku may be that of a product or of a variant. */
export async function productIdsInOrder(db: Kysely<Tables>, skus: readonly Sku[]): Promise<number[]> {
  if (skus.length === 0) return [];
  const pages = db.selectFrom('product').select(['sku', 'id as product_id']);
  const sold = db.selectFrom('product_variant').select(['sku', 'product_id']);
  const rows = await pages
    .where('sku', 'in', [...skus])
    .unionAll(sold.where('sku', 'in', [...skus]))
    .execute();
  const byPosition = rows.toSorted((a, b) => skus.indexOf(a.sku) - skus.indexOf(b.sku));
  return [...new Set(byPosition.map((row) => row.product_id))];
}

/** Product ids greater than `id`, ascending. */
export async function productIdsAfter(db: Kysely<Tables>, id: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(Math.min(limit, MAX_IDS))
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of the products with the latest first day of sale. */
export async function newestProductIds(db: Kysely<Tables>, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .orderBy('first_sold_on', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(limit, MAX_IDS))
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of the most popular products, within a category's subtree when its path is given. */
export async function popularProductIds(db: Kysely<Tables>, limit: number, path?: string): Promise<number[]> {
  const inside = path
    ? sql`where id in (
        select listed.product_id from product_category listed join category on category.id = listed.category_id
        where category.path = ${path} or starts_with(category.path, ${`${path}/`}))`
    : sql``;
  const { rows } = await sql<{ id: number }>`
    select id from product ${inside} order by popularity desc, id limit ${Math.min(limit, MAX_IDS)}`.execute(db);
  return rows.map((row) => row.id);
}
