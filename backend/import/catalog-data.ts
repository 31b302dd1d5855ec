import type { CategoryRecord, StoredDocument, StoredImage } from '../catalog/stored.ts';
import type { ProductRow } from './format.ts';

/** What stands on the shelves of a sku. `undefined` leaves what the database has. */
export type StockData = {
  shelf: Partial<Record<string, number>>;
  backorder: boolean | undefined;
  nextDeliveryDate: string | null | undefined;
};

export type VariantData = { row: ProductRow; images: StoredImage[] };
export type ProductData = {
  row: ProductRow;
  images: StoredImage[];
  documents: StoredDocument[];
  variants: VariantData[];
};

/** A checked folder, ready to be written. A part is null when its file is not in the folder. */
export type CatalogData = {
  categories: CategoryRecord[] | null;
  products: ProductData[] | null;
  stock: Map<string, StockData>;
};

/** Rows of a part before and after. */
export type Counts = { added: number; changed: number; removed: number };
export type ImportDiff = { categories: Counts; products: Counts; stock: Counts; spareParts: Counts };

export const isUnchanged = (diff: ImportDiff): boolean =>
  Object.values(diff).every(({ added, changed, removed }) => added + changed + removed === 0);
