import type { Sku } from '#domain/base/ids.ts';
import type { PriceRow, ProductRow, StockRow } from '../format.ts';
import type { Patch } from '../patches/staged-patches.ts';
import type { Place } from '../problems.ts';
import type { Line } from '../reading/read-rows.ts';
import {
  contentHash,
  type ProductColumns,
  productColumns,
  type VariantColumns,
  variantColumns,
} from '../rows/product-columns.ts';
import { type ProductLine, type ResolvedProduct, resolveProduct } from '../rows/product-rows.ts';
import type { ImportRun } from '../run.ts';
import { select } from '../staging/rows.ts';
import { fieldChanges } from './field-changes.ts';
import type { Media } from './media.ts';
import type { Output } from './output.ts';
import type { WrongPrice } from './plan-price.ts';
import { changingColumns, type ResolvedSku, resolveSku, type SkuFiles, storesOf } from './resolve-sku.ts';
import {
  readRawOf,
  readStoredProducts,
  readStoredSkus,
  type StoredProduct,
  type StoredSku,
  unknownSku,
} from './stored.ts';
import type { Tree } from './tree.ts';

const PAGE = 200;
/** After every category position that a row can have. */
const BRAND_POSITION = 1000;

export type Resolving = {
  run: ImportRun;
  tree: Tree;
  media: Media;
  output: Output;
  /** The parts of the folder other than products. */
  has: { stock: boolean; prices: boolean; history: boolean };
  /** False in a shop without products: then there is nothing to compare with. */
  hasProducts: boolean;
};

type RawRow = {
  n: number;
  file: string;
  line: number;
  parent_sku: Sku | null;
  dropped: string[];
  patch: Patch | null;
  row: string;
};

const lineOf = ({ file, line, dropped, patch, row }: RawRow): ProductLine => ({
  file,
  line,
  dropped,
  patch,
  row: JSON.parse(row),
});

/** Fields that decide a row's price; without one of them the price cannot be checked. */
const PRICE_FIELDS = new Set(['price', 'salePrice', 'lowest30', 'saleStartsAt', 'saleEndsAt', 'firstSoldOn']);
const hasPrice = ({ dropped = [] }: Line<ProductRow>) => !dropped.some((field) => PRICE_FIELDS.has(field));

/** Resolves every product of the folder in pages; returns the number of products that differ from the shop. */
export async function resolveProducts(work: Resolving, total: number, afterPage: (touched: number) => Promise<void>) {
  const { run } = work;
  let after = 0;
  let done = 0;
  let touched = 0;
  for (;;) {
    const pages = await select<RawRow>(
      run.db,
      `select n, file, line, parent_sku, dropped, patch, row::text as row from staging.raw_product
       where parent_sku is null and not remove and not 'parentSku' = any(dropped) and n > $1 order by n limit ${PAGE}`,
      [after],
    );
    const last = pages.at(-1);
    if (!last) return touched;
    after = last.n;
    touched += await resolvePage(work, pages);
    await work.output.flush();
    await afterPage(touched);
    done += pages.length;
    run.progress(work.output.isIdle() ? 'check' : 'index', done, total);
  }
}

type Page = {
  products: Map<string, StoredProduct>;
  skus: Map<string, StoredSku>;
  stock: Map<string, StockRow>;
  prices: Map<string, PriceRow[]>;
};

async function readPage({ run, has, hasProducts }: Resolving, found: readonly ResolvedProduct[]): Promise<Page> {
  const skus = found.flatMap(({ variants }) => variants.map(({ row }) => row.sku));
  const stock = has.stock ? await readRawOf<StockRow>(run, 'raw_stock', skus) : [];
  const prices = has.prices ? await readRawOf<PriceRow>(run, 'raw_price', skus) : [];
  return {
    products: hasProducts
      ? await readStoredProducts(
          run,
          found.map(({ page }) => page.row.sku),
        )
      : new Map(),
    skus: hasProducts || has.history ? await readStoredSkus(run, skus) : new Map(),
    stock: new Map(stock.map(({ sku, row }) => [sku, row])),
    prices: new Map([...Map.groupBy(prices, ({ sku }) => sku)].map(([sku, rows]) => [sku, rows.map(({ row }) => row)])),
  };
}

async function resolvePage(work: Resolving, raw: readonly RawRow[]): Promise<number> {
  const { run, tree } = work;
  const pages = [];
  for (const row of raw) {
    pages.push(lineOf(row));
    await run.pace();
  }
  const children = await select<RawRow>(
    run.db,
    `select n, file, line, parent_sku, dropped, patch, row::text as row from staging.raw_product
     where parent_sku = any($1::text[]) order by position nulls last, n`,
    [pages.map(({ row }) => row.sku)],
  );
  const childrenOf = Map.groupBy(children, ({ parent_sku }) => parent_sku);
  const known = { categoryPaths: new Set(tree.byPath.keys()), deliveryMethods: run.deliveryMethods };
  const found: ResolvedProduct[] = [];
  for (const page of pages) {
    found.push(resolveProduct(page, (childrenOf.get(page.row.sku) ?? []).map(lineOf), known, run.problems));
    await run.pace();
  }
  const page = await readPage(work, found);
  const ids = await takeIds(work, found, page);
  let touched = 0;
  for (const product of found) {
    if (await resolveOne(work, product, page, ids)) touched++;
    await run.pace();
  }
  return touched;
}

type Ids = { product: () => number; variant: () => number };

/** Reserves ids for new rows from the sequences at once. A dry run writes nothing and reserves none. */
async function takeIds({ run, output }: Resolving, found: readonly ResolvedProduct[], page: Page): Promise<Ids> {
  const products = found.filter(({ page: { row } }) => !page.products.has(row.sku)).length;
  const variants = found.flatMap(({ variants: rows }) => rows).filter(({ row }) => !page.skus.get(row.sku)?.id).length;
  if (output.isIdle() || products + variants === 0) return { product: () => 0, variant: () => 0 };
  const [taken] = await select<{ products: number[]; variants: number[] }>(
    run.db,
    `select array(select nextval('product_ids')::int from generate_series(1, $1)) as products,
            array(select nextval('variant_ids')::int from generate_series(1, $2)) as variants`,
    [products, variants],
  );
  return { product: () => taken?.products.shift() ?? 0, variant: () => taken?.variants.shift() ?? 0 };
}

type Final = {
  id: number;
  columns: ProductColumns;
  firstSoldOn: string;
  categories: { id: string; position: number }[];
  variants: { id: number; columns: VariantColumns; sku: ResolvedSku }[];
};

/** Stages the differences of one product; true when there are any. */
async function resolveOne(work: Resolving, { page: given, variants }: ResolvedProduct, page: Page, ids: Ids) {
  const { run, tree, output, media } = work;
  const { row } = given;
  const stored = page.products.get(row.sku);
  const firstSoldOn = row.firstSoldOn ?? stored?.first_sold_on ?? run.today;
  const name = row.name ?? { fi: row.sku };
  const columns = productColumns(
    row,
    given.patch?.images ?? (await media.images(given, name, row.images)),
    given.patch?.documents ?? (await media.documents(given, row.documents)),
  );
  const skus: { columns: VariantColumns; sku: ResolvedSku; id: number | null }[] = [];
  for (const [position, variant] of variants.entries()) {
    const known = page.skus.get(variant.row.sku) ?? unknownSku(variant.row.sku);
    const files: SkuFiles = { row: variant.row };
    if (variant.patch) files.patch = variant.patch;
    const stock = page.stock.get(variant.row.sku);
    const prices = page.prices.get(variant.row.sku);
    if (stock) files.stock = stock;
    if (prices) files.prices = prices;
    const sku = resolveSku(run, output, known, files, firstSoldOn);
    if ('wrong' in sku) {
      if (hasPrice(given) && hasPrice(variant)) await reportPriceProblem(run, sku.wrong, known.sku, variant);
      continue;
    }
    // a product without options shows the pictures of its page
    const images =
      variant.row.sku === row.sku
        ? []
        : (variant.patch?.images ?? (await media.images(variant, name, variant.row.images)));
    skus.push({ columns: variantColumns(variant.row, images, position), sku, id: known.id });
  }
  if (run.problems.count() > 0) return false;

  const hash = contentHash(
    columns,
    skus.map((sku) => sku.columns),
  );
  const categories = categoriesOf(tree, row.categories ?? [], columns.brand);
  const isListedAlike = stored?.categories.join('\n') === categories.map(({ id }) => id).join('\n');
  const before = stored?.first_sold_on;
  const rewritten = stored?.import_hash !== hash || before !== firstSoldOn || !isListedAlike;
  const priced = skus.some(({ sku }) => sku.isChanged);
  const restocked = skus.some(({ sku, columns: { sku: name } }) => hasOtherStores(page.skus.get(name), sku));
  const indexed = categories.some(({ id }) => tree.affected.has(id));
  if (!rewritten && !priced && !restocked && !indexed) return false;

  const final: Final = {
    id: stored?.id ?? ids.product(),
    columns,
    firstSoldOn,
    categories,
    variants: skus.map(({ id, ...sku }) => ({ id: id ?? ids.variant(), ...sku })),
  };
  if (rewritten) {
    const fields = stored && run.diff.wants('products') ? await fieldChanges(run, stored.id, columns) : [];
    run.diff.add('products', stored ? 'changed' : 'added', row.sku, [
      ...fields,
      ...(stored
        ? skuChanges(
            stored.skus,
            skus.map((sku) => sku.columns.sku),
          )
        : []),
      ...(stored && !isListedAlike ? [{ field: 'categories' }] : []),
      ...(stored && before !== firstSoldOn ? [{ field: 'firstSoldOn', before, after: firstSoldOn }] : []),
    ]);
  }
  stage(work, final, hash, { rewritten, priced, indexed });
  return true;
}

/** Reports a wrong price at its row: of a prices file, or the product's own. */
export async function reportPriceProblem(
  run: ImportRun,
  { prices, field, reason }: WrongPrice,
  sku: Sku,
  own: Place | null,
) {
  const rows = prices === null ? [] : await readRawOf<PriceRow>(run, 'raw_price', [sku]);
  if (rows.some(({ broken }) => broken)) return;
  const { file, line } = rows[prices ?? 0] ?? own ?? { file: run.folder, line: null };
  run.problems.add({ file, line, field, reason });
}

const hasOtherStores = (stored: StoredSku | undefined, sku: ResolvedSku) =>
  Object.keys(stored?.shelf ?? {})
    .toSorted()
    .join() !== storesOf(sku).join();

function skuChanges(before: readonly string[], after: readonly string[]) {
  return [
    ...after.filter((sku) => !before.includes(sku)).map((sku) => ({ field: `sku ${sku}`, after: 'added' })),
    ...before.filter((sku) => !after.includes(sku)).map((sku) => ({ field: `sku ${sku}`, after: 'removed' })),
  ];
}

/** The categories that its row names, in order, and those of its brand. */
export function categoriesOf(tree: Tree, paths: readonly string[], brand: string) {
  const named = [...new Set(paths)].flatMap((path) => tree.byPath.get(path)?.id ?? []);
  const ofBrand = tree.brandIds(brand).filter((id) => !named.includes(id));
  return [
    ...named.map((id, position) => ({ id, position })),
    ...ofBrand.map((id) => ({ id, position: BRAND_POSITION })),
  ];
}

type Flags = { rewritten: boolean; priced: boolean; indexed: boolean };

function stage({ run, output }: Resolving, final: Final, import_hash: string, flags: Flags): void {
  if (output.isIdle()) return;
  const { id: product_id, columns, firstSoldOn, categories, variants } = final;
  output.put('touched', { product_id, ...flags });
  if (flags.rewritten) {
    output.put('product', { id: product_id, ...columns, first_sold_on: firstSoldOn, import_hash, updated_at: run.at });
    output.put(
      'product_variant',
      ...variants.map(({ id, columns: own, sku }) => ({ id, product_id, ...own, ...changingColumns(run, sku) })),
    );
    output.put(
      'product_category',
      ...categories.map(({ id, position }) => ({ product_id, category_id: id, position })),
    );
  } else if (flags.priced)
    output.put('variant_change', ...variants.map(({ id, sku }) => ({ id, ...changingColumns(run, sku) })));
}
