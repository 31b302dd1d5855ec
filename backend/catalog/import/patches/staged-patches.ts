import type { StoredDocument, StoredImage } from '#backend/catalog/products/stored.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { ProductRow } from '../format.ts';
import type { ImportRun } from '../run.ts';
import { insert, select } from '../staging/rows.ts';

/**
 * The patch behind a completed row of a known sku: the fields it names, its part of the stock (null: all stock is removed),
 * and the pictures and documents that stay. Prices and stock that it does not name stay unchanged.
 */
export type Patch = {
  named: string[];
  stock?: Partial<Record<string, number | null>> | null;
  images?: StoredImage[];
  documents?: StoredDocument[];
};

/** A row of staging.raw_product; its `row` is a patch until it is completed. */
export type RawProduct = {
  n: number;
  file: string;
  line: number;
  broken: boolean;
  sku: Sku;
  parent_sku: Sku | null;
  slug: string | null;
  remove: boolean;
  related: string[] | null;
  accessories: string[] | null;
  dropped: string[];
  /** Its attributes are from attribute columns: other attributes stay. */
  attribute_columns: boolean;
  /** Position among its product's variants; null: after those that have one. */
  position: number | null;
  patch: Patch | null;
  row: Partial<ProductRow> & Record<string, unknown>;
};

export const rawColumns = [
  'n',
  'file',
  'line',
  'broken',
  'sku',
  'parent_sku',
  'slug',
  'remove',
  'related',
  'accessories',
  'dropped',
  'attribute_columns',
  'position',
  'patch',
  'row',
] as const;

export const readRaw = ({ db }: ImportRun, where: string, params: readonly unknown[]): Promise<RawProduct[]> =>
  select<RawProduct>(db, `select ${rawColumns.join(', ')} from staging.raw_product where ${where}`, params);

/** Replaces the rows with the same `n`. */
export async function replaceRaw({ db }: ImportRun, rows: readonly RawProduct[]): Promise<void> {
  await db.query('delete from staging.raw_product where n = any($1::int[])', [rows.map(({ n }) => n)]);
  await insert(db, 'staging.raw_product', rawColumns, rows);
}
