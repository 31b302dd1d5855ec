import { type Kysely, sql } from 'kysely';
import type { ProductRow } from '#backend/catalog/import/format.ts';
import { documentsForImport, imagesForImport } from '#backend/catalog/import/patches/stored-rows.ts';
import {
  type ExportedProduct,
  localized,
  pageFields,
  present,
  quantityPricesOf,
  unless,
} from '#backend/catalog/import/rows/product-columns.ts';
import { storedProducts } from '#backend/catalog/products/stored-products.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { DraftState, ProductState } from '#domain/catalog/products/product-list.ts';
import type { ProductContent } from './content.ts';

/** A product as it is stored: in the shop (`id`), or as a draft. */
export type StoredProduct = {
  sku: Sku;
  state: ProductState;
  /** Of `product`; null for a draft. */
  id: number | null;
  version: number;
  firstSoldOn: string | null;
  publishAt: Date | null;
  /** Why a scheduled draft could not be published. */
  problem: string | null;
  content: ProductContent;
};

/** Finds a product by its sku, or that of one of its variants; locks it inside a transaction that changes it. */
export async function readProduct(
  db: Kysely<Tables>,
  sku: Sku,
  now: Date,
  isLocked = false,
): Promise<StoredProduct | null> {
  return (await readPublished(db, sku, now, isLocked)) ?? readDraft(db, sku, isLocked);
}

async function readPublished(
  db: Kysely<Tables>,
  sku: Sku,
  now: Date,
  isLocked: boolean,
): Promise<StoredProduct | null> {
  const { rows } = await sql<{ id: number }>`
    select id from product where sku = ${sku}
      or id = (select product_id from product_variant where sku = ${sku}) order by sku = ${sku} desc limit 1
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  // read after the lock, so that it is what the last writer left
  const stored = await sql<{ data: string }>`${sql.raw(storedProducts)} where p.id = ${found.id}`.execute(db);
  const [row] = stored.rows;
  if (!row) return null;
  const product: ExportedProduct & { version: number } = JSON.parse(row.data);
  const fitment = await db.selectFrom('fitment').selectAll().where('product_sku', '=', product.sku).execute();
  return {
    ...{ sku: product.sku, state: 'published', id: found.id, version: product.version },
    ...{ firstSoldOn: product.first_sold_on, publishAt: null, problem: null },
    content: { ...contentOf(product, now), fitment: fitment.map(vehicleOf).toSorted(byVehicle) },
  };
}

type FitmentColumns = { make: string; model: string; year_from: number; year_to: number; note: unknown };

const FIRST_YEAR = 0;
const LAST_YEAR = 9999;

const vehicleOf = (row: FitmentColumns & { note: ProductContent['fitment'][number]['note'] | null }) => ({
  ...{ make: row.make, model: row.model },
  ...(row.year_from !== FIRST_YEAR && { yearFrom: row.year_from }),
  ...(row.year_to !== LAST_YEAR && { yearTo: row.year_to }),
  ...(row.note && { note: row.note }),
});
const byVehicle = (a: { make: string; model: string }, b: { make: string; model: string }) =>
  a.make.localeCompare(b.make, 'fi') || a.model.localeCompare(b.model, 'fi');

/** A row without its empty fields. */
const filledIn = (row: object): Omit<ProductRow, 'sku'> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));

const noFiles = { picture: () => '', document: () => '', drawing: () => '' };

/** A product of the shop as rows of the import's format. */
function contentOf(product: ExportedProduct, now: Date): Omit<ProductContent, 'fitment'> {
  const { images: _, documents: __, ...fields } = pageFields(product, noFiles);
  const name = localized(product.name_fi, product.name_en) ?? { fi: '' };
  const page: ProductRow = { sku: product.sku, ...filledIn(fields) };
  return {
    page,
    variants: product.variants.map((variant): ProductRow => {
      const { price, regular } = priceAt(variant.prices, now);
      const cents = regular ?? price;
      const variationName = localized(variant.variation_name_fi, variant.variation_name_en);
      const row = {
        variationName,
        variationOptions: Object.keys(variant.options).length > 0 ? variant.options : undefined,
        ean: present(variant.ean),
        erpinfo: present(variant.erpinfo),
        quantityPrices: quantityPricesOf(variant.quantity_breaks),
        price: cents === null ? undefined : eurosFromCents(cents),
        backorder: unless(variant.backorder, false),
        nextDeliveryDate: present(variant.next_delivery_date),
        productLine: unless(variant.product_line, 1),
      };
      return { sku: variant.sku, ...filledIn(row) };
    }),
    images: imagesForImport(product.images, name, name),
    documents: documentsForImport(product.documents),
    variantImages: Object.fromEntries(
      product.variants.flatMap(({ sku, images }) =>
        images.length > 0 ? [[sku, imagesForImport(images, name, name)]] : [],
      ),
    ),
  };
}

async function readDraft(db: Kysely<Tables>, sku: Sku, isLocked: boolean): Promise<StoredProduct | null> {
  const draft = db.selectFrom('product_draft').selectAll().where('sku', '=', sku);
  const row = await (isLocked ? draft.forUpdate() : draft).executeTakeFirst();
  if (!row) return null;
  const state: DraftState = row.state;
  return {
    ...{ sku: row.sku, state, id: null, version: row.version, firstSoldOn: null },
    ...{ publishAt: row.publish_at, problem: row.problem, content: row.content },
  };
}
