import type { Localized } from '#domain/base/locale.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { Customization, TradeIn } from '#domain/catalog/products/product.ts';
import type {
  LocalizedList,
  StoredAttribute,
  StoredDocument,
  StoredImage,
  StoredManufacturer,
  StoredSafety,
  StoredSelectable,
} from './stored.ts';

export type ExportedVariant = {
  sku: string;
  variation_name_fi: string;
  variation_name_en: string | null;
  options: Record<string, string>;
  images: StoredImage[];
  prices: PricePlan;
  product_line: number;
  backorder: boolean;
  next_delivery_date: string | null;
  ean: string | null;
  erpinfo: string | null;
  /** Pieces by store, without empty places. */
  shelf: Record<string, number>;
};

/** A product with its skus in order, as the tables have it. */
export type ExportedProduct = {
  sku: string;
  slug: string;
  name_fi: string;
  name_en: string | null;
  brand: string;
  description_fi: string;
  description_en: string | null;
  phrases: LocalizedList;
  attributes: StoredAttribute[];
  selectable_attributes: StoredSelectable[];
  images: StoredImage[];
  labels: string[];
  review_score: number | null;
  review_count: number;
  vat_class: string;
  shipping_class: string;
  shipping_methods: string[];
  manufacturer: StoredManufacturer | null;
  safety: StoredSafety;
  popularity: number;
  first_sold_on: string;
  item_id: string | null;
  label_tags: Localized[];
  documents: StoredDocument[];
  related: string[];
  accessories: string[];
  customization: Customization | null;
  sale_mode: string;
  deposit_cents: number | null;
  is_gift_card: boolean;
  trade_in: TradeIn | null;
  /** Paths its rows name, the main one first; the brand's own is not among them. */
  categories: string[];
  variants: ExportedVariant[];
};

/** Pieces of the sku of `product_variant v` by store, as SQL. */
export const SHELF = `coalesce((select jsonb_object_agg(store_id, qty) from stock_level level
          where level.sku = v.sku and qty > 0), '{}')`;

/** One JSON text (`ExportedProduct`) for each row of `product p`; the caller adds conditions and an order. */
// the positions of categories that rows name come before those of brands (import/resolving)
export const storedProducts = `
  select (to_jsonb(p) || jsonb_build_object(
    'categories', coalesce((
      select jsonb_agg(c.path order by listed.position, c.path collate "C")
      from product_category listed join category c on c.id = listed.category_id
      where listed.product_id = p.id and listed.position < 1000), '[]'),
    'variants', coalesce((
      select jsonb_agg(to_jsonb(v) || jsonb_build_object('shelf', ${SHELF}) order by v.position, v.id)
      from product_variant v where v.product_id = p.id), '[]')))::text as data
  from product p`;
