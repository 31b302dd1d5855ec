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
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { ProductState } from '#domain/catalog/products/product-list.ts';
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
  /** Price plans by sku; none for a draft. */
  plans: Record<Sku, PricePlan>;
};

/** Finds a product by its sku, or that of one of its variants; locks it inside a transaction that changes it. */
export async function readProduct(
  db: Kysely<Tables>,
  sku: Sku,
  now: Date,
  isLocked = false,
): Promise<StoredProduct | null> {
  return (await readProducts(db, [sku], now, isLocked)).get(sku) ?? null;
}

/** The same of many, by the skus that were asked for; skus of no product are left out. */
export async function readProducts(
  db: Kysely<Tables>,
  skus: readonly Sku[],
  now: Date,
  isLocked = false,
): Promise<Map<Sku, StoredProduct>> {
  const found = await readPublished(db, skus, now, isLocked);
  const others = skus.filter((sku) => !found.has(sku));
  for (const draft of others.length > 0 ? await readDrafts(db, others, isLocked) : []) found.set(draft.sku, draft);
  return found;
}

async function readPublished(
  db: Kysely<Tables>,
  skus: readonly Sku[],
  now: Date,
  isLocked: boolean,
): Promise<Map<Sku, StoredProduct>> {
  const asked = await sql<{ sku: string; id: number }>`
    select asked.sku, coalesce(
        (select id from product where sku = asked.sku),
        (select product_id from product_variant where sku = asked.sku)) as id
    from unnest(${[...skus]}::text[]) as asked (sku)`.execute(db);
  const ids = asked.rows.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Map();
  if (isLocked) await sql`select id from product where id = any(${ids}::int[]) order by id for update`.execute(db);
  // read after the lock, so that it is what the last writer left
  const stored = await sql<{ data: string }>`${sql.raw(storedProducts)} where p.id = any(${ids}::int[])`.execute(db);
  const products = stored.rows.map(({ data }): ExportedProduct & { id: number; version: number } => JSON.parse(data));
  const fitment = await db
    .selectFrom('fitment')
    .selectAll()
    .where('product_sku', '=', sql<string>`any(${products.map(({ sku }) => sku)}::text[])`)
    .execute();
  const vehicles = Map.groupBy(fitment, (row) => row.product_sku);
  const byId = new Map(
    products.map((product): [number, StoredProduct] => [
      product.id,
      {
        sku: product.sku,
        state: 'published',
        id: product.id,
        version: product.version,
        firstSoldOn: product.first_sold_on,
        publishAt: null,
        problem: null,
        content: {
          ...contentOf(product, now),
          fitment: (vehicles.get(product.sku) ?? []).map(vehicleOf).toSorted(byVehicle),
        },
        plans: Object.fromEntries(product.variants.map(({ sku, prices }) => [sku, prices])),
      },
    ]),
  );
  return new Map(
    asked.rows.flatMap(({ sku, id }): [Sku, StoredProduct][] => {
      const product = byId.get(id);
      return product ? [[sku, product]] : [];
    }),
  );
}

type FitmentColumns = { make: string; model: string; year_from: number; year_to: number; note: unknown };

const FIRST_YEAR = 0;
const LAST_YEAR = 9999;

const vehicleOf = (row: FitmentColumns & { note: ProductContent['fitment'][number]['note'] | null }) => ({
  make: row.make,
  model: row.model,
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
        content: present(variant.content),
        tyreLabel: present(variant.tyre_label),
        battery: present(variant.battery),
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

async function readDrafts(db: Kysely<Tables>, skus: readonly Sku[], isLocked: boolean): Promise<StoredProduct[]> {
  const drafts = db
    .selectFrom('product_draft')
    .selectAll()
    .where('sku', '=', sql<string>`any(${[...skus]}::text[])`)
    .orderBy('sku');
  const rows = await (isLocked ? drafts.forUpdate() : drafts).execute();
  return rows.map((row) => ({
    sku: row.sku,
    state: row.state,
    id: null,
    version: row.version,
    firstSoldOn: null,
    publishAt: row.publish_at,
    problem: row.problem,
    content: row.content,
    plans: {},
  }));
}
