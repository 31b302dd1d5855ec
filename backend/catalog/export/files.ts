import type { z } from 'zod';
import * as format from '#backend/catalog/import/format.ts';
import type { ExportedProduct, Row } from '#backend/catalog/import/rows/product-columns.ts';
import type { Media } from './media.ts';
import { categoryRow, diagramRow, fitmentRow, redirectRow, sparePartRow, stockRow } from './other-rows.ts';
import { historyRow, plainPrice, priceRows } from './price-rows.ts';
import { productRows } from './product-rows.ts';
import type {
  ExportedCategory,
  ExportedDiagram,
  ExportedFitment,
  ExportedPoint,
  ExportedRedirect,
  ExportedSku,
  ExportedSparePart,
  QueryName,
} from './queries.ts';

export const exportParts = [
  'categories',
  'products',
  'prices',
  'stock',
  'fitment',
  'diagrams',
  'redirects',
  'spare-parts',
] as const;
export type ExportPart = (typeof exportParts)[number];

/** A file of an export: its query, and the rows of each record. */
export type ExportFile = {
  name: string;
  query: QueryName;
  schema: z.ZodType;
  rowsOf: (record: unknown) => Row[];
};

const file = <T>(name: string, query: QueryName, schema: z.ZodType, rowsOf: (record: T) => Row[]): ExportFile => ({
  name,
  query,
  schema,
  rowsOf: (record) => rowsOf(record as T),
});

/** The files of the requested parts. `now` separates past prices from current ones. */
export function filesOf(wanted: ReadonlySet<ExportPart>, media: Media, now: Date): ExportFile[] {
  const withProducts = wanted.has('products');
  const made: Record<ExportPart, () => ExportFile[]> = {
    categories: () => [
      file<ExportedCategory>('categories', 'categories', format.categoryRow, (row) => [categoryRow(row, media)]),
    ],
    products: () => [
      file<ExportedProduct>('products', 'products', format.productRow, (row) => productRows(row, media, now)),
      ...priceFiles(true, now),
    ],
    // product rows contain prices and stock themselves
    prices: () => (withProducts ? [] : priceFiles(false, now)),
    stock: () => (withProducts ? [] : [file<ExportedSku>('stock', 'skus', format.stockRow, (row) => [stockRow(row)])]),
    fitment: () => [file<ExportedFitment>('fitment', 'fitment', format.fitmentRow, (row) => [fitmentRow(row)])],
    diagrams: () => [
      file<ExportedDiagram>('diagrams', 'diagrams', format.diagramRow, (row) => [diagramRow(row, media)]),
    ],
    redirects: () => [
      file<ExportedRedirect>('redirects', 'redirects', format.redirectRow, (row) => [redirectRow(row)]),
    ],
    'spare-parts': () => [
      file<ExportedSparePart>('spare-parts', 'spareParts', format.sparePartRow, (row) => [sparePartRow(row)]),
    ],
  };
  return exportParts.flatMap((part) => (wanted.has(part) ? made[part]() : []));
}

/** `besideProducts`: only skus whose product row cannot contain their prices. */
function priceFiles(besideProducts: boolean, now: Date): ExportFile[] {
  let before: ExportedPoint | undefined;
  return [
    file<ExportedSku>('prices', 'skus', format.priceRow, ({ sku, prices }) =>
      besideProducts && plainPrice(prices, now) ? [] : priceRows(sku, prices, now),
    ),
    file<ExportedPoint>('price-history', 'history', format.priceHistoryRow, (point) => {
      const row = historyRow(point, before);
      before = point;
      return row ? [row] : [];
    }),
  ];
}
