import { isDeepStrictEqual } from 'node:util';
import { productRows } from '#backend/catalog/export/product-rows.ts';
import type { StoredDocument, StoredImage } from '#backend/catalog/products/stored.ts';
import type { Localized } from '#domain/base/locale.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { ExportedProduct, ExportedVariant, Row } from '../rows/product-columns.ts';

/** Stored pictures and documents have no file name here: they stay as they are. */
const noFiles = { picture: (id: string) => id, document: (_: string, file: string) => file, drawing: () => '' };

/** The rows of a stored product in the export's form, without pictures, documents and stock. */
export function storedRows(product: ExportedProduct, now: Date): { page: Row; variants: Map<string, Row> } {
  const [page = {}, ...variants] = productRows(product, noFiles, now).map(
    ({ images: _, documents: __, stock: ___, ...row }) => row,
  );
  return { page, variants: new Map(variants.map((row, i) => [product.variants[i]?.sku ?? '', row])) };
}

/** The current price of a sku as row fields, for checks that compare other fields with it. */
export function priceFields({ prices }: ExportedVariant, now: Date): Row {
  const { price, regular } = priceAt(prices, now);
  if (price === null) return {};
  if (regular === null) return { price: eurosFromCents(price) };
  return { price: eurosFromCents(regular), salePrice: eurosFromCents(price) };
}

const ordered = ({ fi, en }: Localized): Localized => (en === undefined ? { fi } : { fi, en });

/** Stored pictures in the import's form. One described by the product's name follows a new name. */
export const imagesForImport = (images: readonly StoredImage[], before: Localized, name: Localized): StoredImage[] =>
  images.map(({ id, alt, shotAngle, focus }) => ({
    id,
    alt: ordered(isDeepStrictEqual(ordered(alt), ordered(before)) ? name : alt),
    shotAngle,
    ...(focus && { focus: { x: focus.x, y: focus.y } }),
  }));

/** Stored documents in the import's form. */
export const documentsForImport = (documents: readonly StoredDocument[]): StoredDocument[] =>
  documents.map((document) => {
    const title = ordered(document.title);
    const { language } = document;
    if ('url' in document) return { title, language, url: document.url };
    return { title, language, file: document.file, id: document.id, bytes: document.bytes };
  });
