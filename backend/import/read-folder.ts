import type { z } from 'zod';
import { shippingMethods } from '#domain/shipping/shipping-methods.ts';
import type { CategoryRecord, StoredImage } from '../catalog/stored.ts';
import type { PictureService } from '../pictures/service.ts';
import type { CatalogData, ProductData, StockData } from './catalog-data.ts';
import { categoryRow, type ImageRow, productRow, stockRow } from './format.ts';
import { addPictures, type PictureUse, pictureKey } from './pictures.ts';
import { alreadyAt, createProblems, ImportRefused, type Place, type Problems } from './problems.ts';
import { foundFiles } from './reading/found-files.ts';
import { type Line, readRows } from './reading/read-rows.ts';
import { CATEGORIES, resolveCategories } from './resolve-categories.ts';
import { PRODUCTS, type ResolvedProduct, resolveProducts } from './resolve-products.ts';

const STOCK = 'stock';
export const SPARE_PARTS = 'spare-parts';
const PARTS = [CATEGORIES, PRODUCTS, STOCK, SPARE_PARTS];

/** What the folder is checked against: the shop as it is before the import. */
export type ShopBefore = {
  categoryPaths: ReadonlySet<string>;
  skus: ReadonlySet<string>;
  firstSoldOn: ReadonlyMap<string, string>;
  today: string;
};

/** `phase` is what is being done; `total` 0 means unknown. */
export type OnProgress = (phase: 'read' | 'pictures' | 'write' | 'index', done: number, total: number) => void;

const EVERY = 500;

/**
 * Reads and checks a catalog folder; spare parts are streamed later. Throws `ImportRefused` naming every bad row.
 */
export async function readFolder(
  folder: string,
  before: ShopBefore,
  pictures: Pick<PictureService, 'add'>,
  onProgress: OnProgress,
): Promise<CatalogData> {
  const problems = createProblems();
  if (!PARTS.some((name) => foundFiles(folder, name).length > 0))
    throw new ImportRefused([
      {
        file: folder,
        line: null,
        field: '',
        reason: `has none of ${PARTS.map((name) => `${name}.jsonl`).join(', ')}; see docs/import.md`,
      },
    ]);
  let read = 0;
  async function all<S extends z.ZodType>(name: string, schema: S): Promise<Line<z.infer<S>>[] | null> {
    if (foundFiles(folder, name).length === 0) return null;
    const rows: Line<z.infer<S>>[] = [];
    for await (const row of readRows(folder, name, schema, problems)) {
      rows.push(row);
      if (++read % EVERY === 0) onProgress('read', read, 0);
    }
    return rows;
  }

  const categoryRows = await all(CATEGORIES, categoryRow);
  const productRows = await all(PRODUCTS, productRow);
  const stockRows = await all(STOCK, stockRow);
  // cross checks on half a file would report rows as missing that are only bad
  problems.refuseIfAny();

  const categories = categoryRows && resolveCategories(categoryRows, problems);
  const known = {
    categoryPaths: categories ? new Set(categories.map(({ path }) => path)) : before.categoryPaths,
    shippingMethods: new Set(shippingMethods.map(({ id }) => id)),
    firstSoldOn: before.firstSoldOn,
    today: before.today,
  };
  const products = productRows && resolveProducts(productRows, known, problems);
  const skus = products ? new Set(products.flatMap(({ variants }) => variants.map(({ row }) => row.sku))) : before.skus;
  checkStock(stockRows ?? [], skus, problems);

  const uses = [...categoryPictures(categoryRows ?? []), ...productPictures(products ?? [])];
  const ids = await addPictures(folder, uses, pictures, problems, (done, total) => onProgress('pictures', done, total));
  problems.refuseIfAny();
  return {
    categories: categories?.map((category) => withPicture(category, ids)) ?? null,
    products: products?.map((product) => productData(product, ids)) ?? null,
    stock: stockData(products ?? [], stockRows ?? []),
  };
}

function checkStock(rows: readonly Line<z.infer<typeof stockRow>>[], skus: ReadonlySet<string>, problems: Problems) {
  const seen = new Map<string, Place>();
  for (const entry of rows) {
    const { file, line, row } = entry;
    const first = seen.get(row.sku);
    const reason = first !== undefined ? alreadyAt(first, entry) : `${row.sku} is no sku for sale`;
    if (first !== undefined || !skus.has(row.sku)) problems.add({ file, line, field: 'sku', reason });
    seen.set(row.sku, entry);
  }
}

const categoryPictures = (rows: readonly Line<z.infer<typeof categoryRow>>[]): PictureUse[] =>
  rows.flatMap(({ file, line, row }) => (row.image ? [{ file: row.image, at: { file, line, field: 'image' } }] : []));

/** Pictures of the pages and of the variants that bring their own. */
const productPictures = (products: readonly ResolvedProduct[]): PictureUse[] =>
  products.flatMap(({ page, variants }) =>
    [page, ...variants.filter((variant) => variant !== page)].flatMap(({ file: from, line, row }) =>
      (row.images ?? []).map(({ file, colours }, i) => ({
        file,
        ...(colours && { colours }),
        at: { file: from, line, field: `images.${i}.file` },
      })),
    ),
  );

const withPicture = (category: CategoryRecord, ids: ReadonlyMap<string, string>): CategoryRecord => ({
  ...category,
  image: category.image && (ids.get(pictureKey(category.image)) ?? null),
});

function productData({ page, variants }: ResolvedProduct, ids: ReadonlyMap<string, string>): ProductData {
  const stored = (images: readonly ImageRow[] = []): StoredImage[] =>
    images.map(({ file, colours, alt, shotAngle }) => ({
      id: ids.get(pictureKey(file, colours)) ?? '',
      alt: alt ?? page.row.name ?? { fi: page.row.sku },
      shotAngle,
    }));
  return {
    row: page.row,
    images: stored(page.row.images),
    documents: (page.row.documents ?? []).flatMap(({ title, url, language = null }) =>
      url ? [{ title, url, language }] : [],
    ),
    variants: variants.map((variant) => ({
      row: variant.row,
      // a product without choices shows the pictures of its page
      images: variant === page ? [] : stored(variant.row.images),
    })),
  };
}

/** Stock of the product rows, replaced by what the stock file says. */
function stockData(products: readonly ResolvedProduct[], rows: readonly Line<z.infer<typeof stockRow>>[]) {
  const stock = new Map<string, StockData>();
  for (const { row } of products.flatMap(({ variants }) => variants))
    stock.set(row.sku, {
      shelf: row.stock ?? {},
      backorder: row.backorder ?? false,
      nextDeliveryDate: row.nextDeliveryDate ?? null,
    });
  for (const { row } of rows) {
    const file = stock.get(row.sku);
    stock.set(row.sku, {
      shelf: row.stock,
      backorder: row.backorder ?? file?.backorder,
      nextDeliveryDate: row.nextDeliveryDate === undefined ? file?.nextDeliveryDate : row.nextDeliveryDate,
    });
  }
  return stock;
}
