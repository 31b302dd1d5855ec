import type { FitmentRow, ProductRow } from '#backend/catalog/import/format.ts';
import type { StoredDocument, StoredImage } from '#backend/catalog/products/stored.ts';
import type { Sku } from '#domain/base/ids.ts';

/** A vehicle that a product fits; the product's sku is not repeated. */
export type FittingVehicle = Omit<FitmentRow, 'sku'>;

/**
 * Everything of a product but its stock: the rows of the import's format, page first, with pictures and documents as they are
 * stored. `variants` are the rows of its skus; a product without choices has one, of the page's own sku.
 */
export type ProductContent = {
  page: ProductRow;
  variants: ProductRow[];
  images: StoredImage[];
  documents: StoredDocument[];
  /** Pictures of single skus. */
  variantImages: Record<Sku, StoredImage[]>;
  fitment: FittingVehicle[];
};
