import type { StoredHotspot } from '#backend/catalog/diagrams/service.ts';
import type { ExportedVariant } from '#backend/catalog/import/rows/product-columns.ts';
import { SHELF, storedProducts } from '#backend/catalog/products/stored-products.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';

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
  card_facts: string[];
};
/** The fields of a sku in the files of prices and stock. */
export type ExportedSku = Pick<ExportedVariant, 'sku' | 'prices' | 'backorder' | 'next_delivery_date' | 'shelf'>;
/** `from_at` is an ISO time. */
export type ExportedPoint = { sku: Sku; cents: Cents | null; from_at: string };
export type ExportedFitment = {
  product_sku: Sku;
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
  price_cents: Cents | null;
  qty: number | null;
  available_on: string | null;
  replaced_by: string[];
};

/** The query of each file: one JSON text per row, in an order that no import changes. */
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
