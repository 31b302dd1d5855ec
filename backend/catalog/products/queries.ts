import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { tagPage } from '#backend/platform/cache/tags.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Hold } from '#domain/catalog/stock/availability.ts';
import { localized } from './stored-categories.ts';

const MAX_IDS = 200;

/** The variants of a product, with the quantity per store and the holds of open orders that are valid at `now`. */
const variantsOf = (product: ExpressionBuilder<Tables, 'product'>, now: Date) =>
  jsonArrayFrom(
    product
      .selectFrom('product_variant as variant')
      .select(['sku', 'variation_name_fi', 'variation_name_en', 'options', 'images', 'prices', 'product_line'])
      .select([
        'backorder',
        'next_delivery_date',
        'ean',
        'erpinfo',
        'quantity_breaks',
        'content',
        'tyre_label',
        'battery',
      ])
      .select([
        sql<Record<string, number> | null>`(
          select json_object_agg(store_id, qty order by store_id) from stock_level where sku = variant.sku)`.as(
          'shelf',
        ),
        sql<Hold[] | null>`(
          select json_agg(json_build_object('storeId', held.store_id, 'qty', hold.qty) order by hold.order_id)
          from stock_hold hold join customer_order held on held.id = hold.order_id
          where hold.sku = variant.sku and hold.expires_at > ${now})`.as('holds'),
      ])
      .whereRef('variant.product_id', '=', 'product.id')
      .orderBy('variant.position'),
  ).as('variants');

const selectCards = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('product')
    .select(['id', 'sku', 'slug', 'name_fi', 'name_en', 'brand', 'images', 'labels', 'label_tags', 'review_score'])
    .select(['review_count', 'vat_class', 'shipping_class', 'customization', 'sale_mode', 'is_gift_card', 'trade_in'])
    .select((product) => [
      variantsOf(product, now),
      sql<string | null>`(
        select category.path from product_category listed join category on category.id = listed.category_id
        where listed.product_id = product.id order by listed.position limit 1)`.as('main_category'),
      sql<boolean>`exists (select from fitment where fitment.product_sku = product.sku)`.as('has_fitment'),
      // the attributes that the main category wants on cards, in its order
      sql<Localized[] | null>`(
        select json_agg(attribute -> 'value' order by wanted.position)
        from (
          select card_facts from product_category listed join category on category.id = listed.category_id
          where listed.product_id = product.id order by listed.position limit 1) main
        cross join unnest(main.card_facts) with ordinality as wanted (label, position)
        join jsonb_array_elements(product.attributes) attribute on attribute -> 'label' ->> 'fi' = wanted.label)`.as(
        'facts',
      ),
    ]);

const selectProducts = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('product')
    .selectAll('product')
    .select((product) => [
      variantsOf(product, now),
      // main category first
      sql<string[]>`array(
        select category_id from product_category listed where listed.product_id = product.id order by listed.position)`.as(
        'category_ids',
      ),
    ]);

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];
type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

const toVariant = (row: CardRow['variants'][number]) => ({
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
  quantityBreaks: row.quantity_breaks,
  content: row.content,
  tyreLabel: row.tyre_label,
  battery: row.battery,
  shelf: row.shelf ?? {},
  holds: row.holds ?? [],
});

/** The fields that cards and pages share. */
const toShared = (row: Omit<CardRow, 'main_category' | 'has_fitment' | 'facts'>) => ({
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
  customization: row.customization,
  saleMode: row.sale_mode,
  isGiftCard: row.is_gift_card,
  tradeIn: row.trade_in,
  variants: row.variants.map(toVariant),
});

const toCard = (row: CardRow) => ({
  ...toShared(row),
  mainCategory: row.main_category,
  hasFitment: row.has_fitment,
  facts: row.facts ?? [],
});

const toProduct = (row: ProductRow) => ({
  ...toShared(row),
  description: localized(row.description_fi, row.description_en),
  phrases: row.phrases,
  attributes: row.attributes,
  selectable: row.selectable_attributes,
  shippingMethods: row.shipping_methods,
  manufacturer: row.manufacturer,
  safety: row.safety,
  categoryIds: row.category_ids,
  updatedAt: row.updated_at,
  itemId: row.item_id,
  documents: row.documents,
  related: row.related,
  accessories: row.accessories,
  originalCodes: row.original_codes,
  kits: row.kits,
  hygieneSealed: row.hygiene_sealed,
  warrantyMonths: row.warranty_months,
  video: row.video,
  depositCents: row.deposit_cents,
});

export type VariantRecord = ReturnType<typeof toVariant>;
/** The fields of a product card as stored, in all languages. */
export type CardRecord = ReturnType<typeof toCard>;
/** A product with its variants as stored, in all languages. */
export type ProductRecord = ReturnType<typeof toProduct>;

/** Products with their variants, in the order of `ids`; unknown ids are left out. One statement. */
export async function readProducts(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  tagPage(...ids.map((id) => `product:${id}` as const));
  const rows = await selectProducts(db, now)
    .where('product.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A product by its slug, and the product ids of its accessories and related skus by sku. One statement. */
export async function readProductPage(
  db: Kysely<Tables>,
  slug: string,
  now: Date,
): Promise<(ProductRecord & { idOfSku: Record<string, number> }) | null> {
  const row = await selectProducts(db, now)
    .select(
      sql<Record<string, number> | null>`(
        select json_object_agg(named.sku, named.id) from (
          select sku, id from product other where other.sku = any(product.accessories || product.related)
          union all
          select sku, product_id from product_variant where sku = any(product.accessories || product.related)) named)`.as(
        'linked',
      ),
    )
    .where('product.slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  tagPage(`product:${row.id}`);
  return { ...toProduct(row), idOfSku: row.linked ?? {} };
}

/** The fields of product cards, in no order; unknown ids are left out. One statement. */
export async function readCardRecords(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<CardRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, now)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(toCard);
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
