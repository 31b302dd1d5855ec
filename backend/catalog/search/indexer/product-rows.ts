import { type Kysely, sql } from 'kysely';
import type { StoredAttribute, StoredSelectable } from '#backend/catalog/products/stored.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { ShippingClass, TradeIn } from '#domain/catalog/products/product.ts';

/** A product as the indexer reads it from the catalog's tables, with its skus in order. */
export type ProductRow = {
  id: number;
  sku: Sku;
  name: Localized;
  brand: string;
  labels: string[];
  vatClass: string;
  shippingClass: ShippingClass;
  popularity: number;
  firstSoldOn: string;
  attributes: StoredAttribute[];
  /** Codes of original parts that it stands in for. */
  originalCodes: string[];
  selectable: StoredSelectable[];
  /** Model year of a trade-in machine, else null. */
  usedYear: number | null;
  /** What a trade-in machine is filtered by. */
  used?: Pick<TradeIn, 'year' | 'condition' | 'kilometres' | 'hours'> | null;
  /** In order; the first one is the product's kind. `above`: names of the ancestor categories, nearest first. */
  categories: { path: string; name: Localized; above: readonly Localized[] }[];
  variants: VariantRow[];
};

/** The same with category ids and positions, those of its brand last. */
export type ListedProductRow = Omit<ProductRow, 'categories'> & {
  categories: { id: string; position: number; path: string; name: Localized }[];
};

export type VariantRow = {
  id: number;
  sku: Sku;
  position: number;
  name: Localized;
  /** Attribute code → value code. */
  options: Record<string, string>;
  prices: PricePlan;
  productLine: number;
  ean: string | null;
  stores: string[];
};

const localized = (fi: string, en: string) =>
  sql<Localized>`jsonb_strip_nulls(jsonb_build_object('fi', ${sql.raw(fi)}, 'en', ${sql.raw(en)}))`;

const variants = sql<VariantRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', v.id, 'sku', v.sku, 'position', v.position, 'options', v.options, 'name', ${localized('v.variation_name_fi', 'v.variation_name_en')},
    'prices', v.prices, 'productLine', v.product_line, 'ean', v.ean,
    'stores', (select coalesce(jsonb_agg(s.store_id order by s.store_id), '[]') from stock_level s where s.sku = v.sku and s.qty > 0)
  ) order by v.position, v.id), '[]')
  from product_variant v where v.product_id = p.id)`;

const categories = sql<ListedProductRow['categories']>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'position', pc.position, 'path', c.path, 'name', ${localized('c.name_fi', 'c.name_en')}
  ) order by pc.position, c.id), '[]')
  from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id)`;

/** Products by id as one JSON text, which a thread parses: the driver parses many rows ten times slower. */
export async function readProductRowsJson(db: Kysely<Tables>, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ products: string }>`
    select coalesce(json_agg(product), '[]')::text as products from (
      select p.id, p.sku, ${localized('p.name_fi', 'p.name_en')} as name, p.brand, p.labels, p.vat_class as "vatClass", p.shipping_class as "shippingClass",
             p.popularity, p.first_sold_on as "firstSoldOn", p.attributes, p.selectable_attributes as selectable, p.original_codes as "originalCodes",
             (p.trade_in ->> 'year')::int as "usedYear", p.trade_in as used, ${categories} as categories, ${variants} as variants
      from product p where p.id = any(${[...ids]}::int[])) product`.execute(db);
  return rows[0]?.products ?? '[]';
}

export const readProductRows = async (db: Kysely<Tables>, ids: readonly number[]): Promise<ListedProductRow[]> =>
  JSON.parse(await readProductRowsJson(db, ids));

/** The ids of all products, the most popular first. */
export async function idsByPopularity(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ ids: string }>`
    select coalesce(json_agg(id order by popularity desc, id), '[]')::text as ids from product`.execute(db);
  return JSON.parse(rows[0]?.ids ?? '[]');
}
