import { storedProducts } from '#backend/catalog/products/stored-products.ts';
import type { Sku } from '#domain/base/ids.ts';
import { requiredPageFields } from '../format.ts';
import { nearestName } from '../reading/nearest-field.ts';
import { hasLost } from '../reading/read-rows.ts';
import type { Tree } from '../resolving/tree.ts';
import type { ExportedProduct } from '../rows/product-columns.ts';
import type { ImportRun } from '../run.ts';
import { select } from '../staging/rows.ts';
import { checkedRow, completeProduct } from './complete-product.ts';
import { mergePatch } from './merge-patch.ts';
import { type RawProduct, readRaw, replaceRaw } from './staged-patches.ts';

const PAGE = 200;
/** Unknown skus for which a suggestion is looked up. */
const MOST_GUESSED = 20;

// products that a row names: by their own sku, by a variant, or as the parent of a new variant
const CONCERNED = `
  insert into staging.patched (product_id)
  select id from (
    select known.id, known.sku from product known join staging.raw_product r on r.sku = known.sku
    union select known.id, known.sku from product known join staging.raw_product r on r.parent_sku = known.sku
    union select known.id, known.sku from product_variant v join staging.raw_product r on r.sku = v.sku
          join product known on known.id = v.product_id) concerned
  where not exists (select from staging.raw_product r where r.sku = concerned.sku and r.remove)`;

/**
 * Completes the staged rows of a products delta (import-2), so that later steps need not handle patches: missing fields of
 * known products are read from the shop, and the other rows of their products are added. Checks that rows of new products
 * are complete.
 */
export async function completePatches(run: ImportRun, tree: Tree): Promise<void> {
  const { db } = run;
  const [{ rows: n = 0 } = {}] = await select<{ rows: number }>(
    db,
    'select coalesce(max(n), 0)::int as rows from staging.raw_product',
  );
  await db.exec(`${CONCERNED}; analyze staging.patched`);
  const pathAfter = await pathsAfter(run, tree);
  let added = n;
  for (let after = 0; ; ) {
    const ids = await select<{ id: number }>(
      db,
      `select product_id as id from staging.patched where product_id > $1 order by product_id limit ${PAGE}`,
      [after],
    );
    const last = ids.at(-1);
    if (!last) break;
    after = last.id;
    added = await completePage(
      run,
      ids.map(({ id }) => id),
      pathAfter,
      added,
    );
  }
  await checkNew(run);
  await db.exec('analyze staging.raw_product (n, sku, parent_sku, slug)');
}

/** The path of a stored category after the import; null when it is removed. */
async function pathsAfter(run: ImportRun, tree: Tree): Promise<(path: string) => string | null> {
  const stored = await select<{ id: string; path: string }>(run.db, 'select id, path from category');
  const idOf = new Map(stored.map(({ id, path }) => [path, id]));
  const isLost = hasLost(run.problems, 'categories');
  return (path) => tree.byId.get(idOf.get(path) ?? '')?.path ?? (isLost ? path : null);
}

async function completePage(
  run: ImportRun,
  ids: readonly number[],
  pathAfter: (path: string) => string | null,
  before: number,
): Promise<number> {
  const stored = await select<{ data: string }>(run.db, `${storedProducts} where p.id = any($1::int[])`, [ids]);
  const products = stored.map(({ data }): ExportedProduct => {
    const product = JSON.parse(data) as ExportedProduct;
    return { ...product, categories: product.categories.flatMap((path) => pathAfter(path) ?? []) };
  });
  const productOf = new Map(products.flatMap(({ sku, variants }) => variants.map((variant) => [variant.sku, sku])));
  for (const { sku } of products) productOf.set(sku, sku);
  const given = await readRaw(run, '(sku = any($1::text[]) or parent_sku = any($1::text[])) order by n', [
    [...productOf.keys()],
  ]);
  const givenOf = new Map<string, RawProduct[]>();
  for (const row of given) {
    // a moved variant is named by two products: it leaves one and joins the other
    for (const sku of new Set([productOf.get(row.sku), row.parent_sku ?? undefined]))
      if (sku !== undefined) givenOf.set(sku, [...(givenOf.get(sku) ?? []), row]);
  }
  let added = before;
  const completed: RawProduct[] = [];
  for (const product of products) {
    const context = { now: run.at, problems: run.problems };
    for (const row of completeProduct(product, givenOf.get(product.sku) ?? [], context)) {
      if (row.n !== null) run.diff.patch();
      completed.push({ ...row, n: row.n ?? ++added });
    }
    await run.pace();
  }
  await replaceRaw(run, completed);
  return added;
}

type NewRow = RawProduct & { missing: string[] };

/** Reports missing fields in rows of unknown skus, with the most similar known sku. */
async function checkNew(run: ImportRun): Promise<void> {
  const incomplete: NewRow[] = [];
  for (let after = 0; ; ) {
    const rows = await readRaw(
      run,
      `patch is null and not remove and n > $1
       and not exists (select from staging.raw_product known where known.sku = raw_product.sku and known.patch is not null)
       order by n limit ${PAGE}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) break;
    after = last.n;
    const checked: RawProduct[] = [];
    for (const row of rows) {
      const made = checkedRow(row, mergePatch({}, row.row), run);
      const missing = requiredPageFields.filter(
        (field) => made.parent_sku === null && made.row[field] === undefined && !made.dropped.includes(field),
      );
      if (missing.length > 0) incomplete.push({ ...made, missing });
      checked.push({ ...made, dropped: [...made.dropped, ...missing] });
      await run.pace();
    }
    await replaceRaw(run, checked);
  }
  if (incomplete.length > 0) await noteMissing(run, incomplete);
}

async function noteMissing(run: ImportRun, incomplete: readonly NewRow[]): Promise<void> {
  const known = await select<{ sku: Sku }>(run.db, 'select sku from product union select sku from product_variant');
  const skus = known.map(({ sku }) => sku);
  for (const [i, { file, line, sku, missing }] of incomplete.entries()) {
    const nearest = i < MOST_GUESSED ? nearestName(sku, skus) : null;
    const reason = `is missing: ${sku} is a new product${nearest === null ? '' : `; did you mean ${nearest}?`}`;
    for (const field of missing) run.problems.add({ file, line, field, reason });
    await run.pace();
  }
}
