import type { StoredHotspot } from '#backend/catalog/diagrams/service.ts';
import type {
  LocalizedList,
  StoredAttribute,
  StoredDocument,
  StoredImage,
  StoredManufacturer,
  StoredSafety,
  StoredSelectable,
} from '#backend/catalog/products/stored.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { Customization, TradeIn } from '#domain/catalog/products/product.ts';
import { SHELF, storedProducts } from './stored-products.ts';

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

export type ExportedCategory = {
  id: string;
  path: string;
  name_fi: string;
  name_en: string | null;
  description_fi: string;
  description_en: string | null;
  image: string | null;
  sort_order: number;
  is_included_in_menu: boolean;
  popular: boolean;
};
/** What files of prices and stock tell of a sku. */
export type ExportedSku = Pick<ExportedVariant, 'sku' | 'prices' | 'backorder' | 'next_delivery_date' | 'shelf'>;
/** `from_at` is an ISO time. */
export type ExportedPoint = { sku: string; cents: number | null; from_at: string };
export type ExportedFitment = {
  product_sku: string;
  make: string;
  model: string;
  year_from: number;
  year_to: number;
  note: Localized | null;
};
export type ExportedDiagram = {
  slug: string;
  make: string;
  model: string;
  year_from: number;
  year_to: number;
  name: Localized;
  position: number;
  drawing: string;
  hotspots: StoredHotspot[];
};
export type ExportedRedirect = { from_path: string; to_url: string; status: 301 | 302; prefix: boolean };
export type ExportedSparePart = {
  supplier_number: string;
  supplier: string;
  product_group: string;
  product_group_en: string;
  product_code: string;
  name: string;
  price_cents: number | null;
  qty: number | null;
  available_on: string | null;
  replaced_by: string[];
};

/** What each file is read from: one JSON text a row, in an order that no import changes. */
export const queries = {
  categories: 'select to_jsonb(c)::text as data from category c order by path collate "C"',
  products: `${storedProducts} order by p.sku collate "C"`,
  skus: `
    select jsonb_build_object('sku', v.sku, 'prices', v.prices, 'backorder', v.backorder,
      'next_delivery_date', v.next_delivery_date, 'shelf', ${SHELF})::text as data
    from product_variant v join product p on p.id = v.product_id
    order by p.sku collate "C", v.position, v.id`,
  history: `
    select json_build_object('sku', past.sku, 'cents', past.cents,
      'from_at', to_char(past.from_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as data
    from price_history past where exists (select from product_variant v where v.sku = past.sku)
    order by past.sku collate "C", past.from_at`,
  fitment: `select to_jsonb(f)::text as data from fitment f
    where exists (select from product p where p.sku = f.product_sku)
      or exists (select from spare_part s where (s.supplier_number, s.product_code) =
        (regexp_replace(f.product_sku, '^.*@', ''), regexp_replace(f.product_sku, '@[^@]*$', '')))
    order by product_sku collate "C", make collate "C", model collate "C", year_from, year_to`,
  diagrams: 'select to_jsonb(d)::text as data from diagram d order by slug collate "C"',
  redirects: 'select to_jsonb(r)::text as data from redirect r order by from_path collate "C"',
  spareParts: `select to_jsonb(s)::text as data from spare_part s
    order by supplier_number collate "C", product_code collate "C"`,
};
export type QueryName = keyof typeof queries;
