import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { ImportRun } from '../run.ts';
import { select } from '../staging/rows.ts';

/** The fields of a stored product page that an import compares. */
export type StoredProduct = {
  id: number;
  sku: Sku;
  slug: string;
  import_hash: string;
  first_sold_on: string;
  /** Ids, main category first, those of the brand last. */
  categories: string[];
  /** Skus in order. */
  skus: Sku[];
};

export type Shelf = Record<string, number>;

/** The stored data of a sku; empty for an unknown one. */
export type StoredSku = {
  sku: Sku;
  id: number | null;
  prices: PricePlan | null;
  backorder: boolean;
  next_delivery_date: string | null;
  shelf: Shelf;
  /** Cents from a moment on, oldest first. */
  history: { cents: Cents | null; from: string; declared: boolean }[];
};

export const unknownSku = (sku: Sku): StoredSku => ({
  sku,
  id: null,
  prices: null,
  backorder: false,
  next_delivery_date: null,
  shelf: {},
  history: [],
});

export async function readStoredProducts(run: ImportRun, skus: readonly Sku[]): Promise<Map<string, StoredProduct>> {
  const rows = await select<StoredProduct>(
    run.db,
    `select p.id, p.sku, p.slug, p.import_hash, p.first_sold_on,
       array(select category_id from product_category where product_id = p.id order by position, category_id) as categories,
       array(select sku from product_variant where product_id = p.id order by position, id) as skus
     from product p where p.sku = any($1::text[])`,
    [skus],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

export async function readStoredSkus(run: ImportRun, skus: readonly Sku[]): Promise<Map<string, StoredSku>> {
  const rows = await select<StoredSku>(
    run.db,
    `select wanted.sku, v.id, v.prices, coalesce(v.backorder, false) as backorder, v.next_delivery_date,
       coalesce((select json_object_agg(store_id, qty) from stock_level level where level.sku = wanted.sku and qty > 0), '{}') as shelf,
       coalesce((select json_agg(json_build_object('cents', cents, 'from', from_at, 'declared', declared) order by from_at)
                 from (select cents, from_at, declared from price_history where sku = wanted.sku
                       union select cents, from_at, true from staging.raw_history where sku = wanted.sku) past), '[]') as history
     from unnest($1::text[]) wanted (sku) left join product_variant v on v.sku = wanted.sku`,
    [skus],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Rows of another staging table about these skus. */
export async function readRawOf<T>(run: ImportRun, table: 'raw_stock' | 'raw_price', skus: readonly Sku[]) {
  return select<{ sku: Sku; file: string; line: number; broken: boolean; row: T }>(
    run.db,
    `select sku, file, line, broken, row from staging.${table} where sku = any($1::text[]) order by n`,
    [skus],
  );
}
