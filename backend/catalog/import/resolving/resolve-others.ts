import { type ListedProductRow as Listed, readProductRows } from '#backend/catalog/search/indexer/product-rows.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { PriceRow, StockRow } from '../format.ts';
import { hasLost } from '../reading/read-rows.ts';
import type { Mode } from '../run.ts';
import { select } from '../staging/rows.ts';
import { categoriesOf, type Resolving, reportPriceProblem } from './resolve-products.ts';
import { changingColumns, type ResolvedSku, resolveSku, type SkuFiles, storesOf } from './resolve-sku.ts';
import { readRawOf, readStoredSkus, unknownSku } from './stored.ts';

const PAGE = 200;

function skuOf(skus: ReadonlyMap<string, ResolvedSku>, sku: Sku): ResolvedSku {
  const found = skus.get(sku);
  if (!found) throw new Error(`sku ${sku} is not resolved`);
  return found;
}

/**
 * Products that have no row in the folder and still change: by prices or stock of their skus, by names or paths of their
 * categories, or by a brand's new or removed category.
 */
export async function resolveOthers(work: Resolving, mode: Mode, afterPage: (touched: number) => Promise<void>) {
  if (mode === 'whole' || !work.hasProducts) return;
  const { run } = work;
  await findOthers(work, mode);
  let after = 0;
  let touched = 0;
  for (;;) {
    const ids = await select<{ id: number }>(
      run.db,
      `select product_id as id from staging.other where product_id > $1 order by product_id limit ${PAGE}`,
      [after],
    );
    const last = ids.at(-1);
    if (!last) return;
    after = last.id;
    const products = await readProductRows(
      run.db.kysely,
      ids.map(({ id }) => id),
    );
    touched += await resolvePage(work, products);
    await work.output.flush();
    await afterPage(touched);
    run.progress('index', touched, 0);
  }
}

/** Finds the products concerned, once: found anew for each page, large price lists would take quadratic time. */
async function findOthers({ run, tree }: Resolving, mode: Mode): Promise<void> {
  const isOther =
    mode === 'delta'
      ? 'not exists (select from product p join staging.raw_product given using (sku) where p.id = concerned.id)'
      : 'true';
  await run.db.query(
    `insert into staging.other (product_id) select id from (
       select id from product where brand = any($1::text[])
       union select product_id from product_category where category_id = any($2::text[])
       union select product_id from product_variant join staging.raw_stock using (sku)
       union select product_id from product_variant join staging.raw_price using (sku)) concerned
     where ${isOther}`,
    [[...tree.affectedBrands], [...tree.affected]],
  );
}

async function resolvePage(work: Resolving, products: readonly Listed[]): Promise<number> {
  const { run, has } = work;
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const stored = await readStoredSkus(run, skus);
  const stock = has.stock ? await readRawOf<StockRow>(run, 'raw_stock', skus) : [];
  const prices = has.prices ? await readRawOf<PriceRow>(run, 'raw_price', skus) : [];
  const stockOf = new Map(stock.map(({ sku, row }) => [sku, row]));
  const pricesOf = Map.groupBy(prices, ({ sku }) => sku);
  let touched = 0;
  for (const product of products) {
    const resolved = new Map<string, ResolvedSku>();
    for (const { sku } of product.variants) {
      const files: SkuFiles = {};
      const row = stockOf.get(sku);
      const rows = pricesOf.get(sku);
      if (row) files.stock = row;
      if (rows) files.prices = rows.map((entry) => entry.row);
      const known = stored.get(sku) ?? unknownSku(sku);
      const after = resolveSku(run, work.output, known, files, product.firstSoldOn);
      if ('wrong' in after) await reportPriceProblem(run, after.wrong, sku, null);
      else resolved.set(sku, after);
    }
    if (resolved.size < product.variants.length) continue;
    if (stage(work, product, resolved)) touched++;
    await run.pace();
  }
  return touched;
}

/** Stages the differences of a stored product; true when there are any. */
function stage({ run, tree, output }: Resolving, product: Listed, skus: Map<string, ResolvedSku>): boolean {
  const named = product.categories.filter(({ id, position }) => position < 1000 && tree.byId.has(id));
  const categories = categoriesOf(
    tree,
    named.flatMap(({ id }) => tree.byId.get(id)?.path ?? []),
    product.brand,
  );
  const relisted = product.categories.map(({ id }) => id).join('\n') !== categories.map(({ id }) => id).join('\n');
  if (categories.length === 0 && !hasLost(run.problems, 'categories'))
    run.problems.add({
      file: run.folder,
      line: null,
      field: 'categories',
      reason: `product ${product.sku} would be left without a category; import products.jsonl too`,
    });
  const indexed = relisted || product.categories.some(({ id }) => tree.affected.has(id));
  const priced = [...skus.values()].some(({ isChanged }) => isChanged);
  const restocked = product.variants.some(({ sku, stores }) => stores.join() !== storesOf(skuOf(skus, sku)).join());
  if (!indexed && !priced && !restocked) return false;
  if (output.isIdle()) return true;

  output.put('touched', { product_id: product.id, rewritten: false, priced, indexed, relisted });
  if (relisted)
    output.put(
      'product_category',
      ...categories.map(({ id, position }) => ({ product_id: product.id, category_id: id, position })),
    );
  if (priced)
    output.put(
      'variant_change',
      ...product.variants.map(({ id, sku }) => ({ id, ...changingColumns(run, skuOf(skus, sku)) })),
    );
  return true;
}
