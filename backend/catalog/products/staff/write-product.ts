import { sql } from 'kysely';
import { categoriesOf } from '#backend/catalog/import/resolving/resolve-products.ts';
import { treeOf } from '#backend/catalog/import/resolving/tree.ts';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { ProductContent } from './content.ts';
import { type Found, type Page, pageOf, type Refused, type Written } from './page-rows.ts';
import type { StoredProduct } from './read-product.ts';
import {
  columnsFrom,
  columnsOf,
  namesIn,
  planFirstPrices,
  refuseStocked,
  removeSkus,
  writeVariants,
} from './write-skus.ts';

export type WriteDeps = { search: Pick<SearchService, 'recordChange'> };

const OPEN_START = 0;
const OPEN_END = 9999;

/**
 * Holds a save back while an import writes, before it locks anything itself: an import takes this table first and may replace the
 * rows that a save would lock.
 */
export const waitForImport = (tx: Tx) => sql`lock table product_variant in row exclusive mode`.execute(tx);

/**
 * Writes checked products into the shop with all effects of an import: categories of their brands, first prices of new skus, redirects of
 * old addresses, search and caches. Prices and stock of skus that are sold already stay.
 */
export async function writeProducts(
  tx: Tx,
  { search }: WriteDeps,
  products: readonly Written[],
  now: Date,
): Promise<Refused<Written>> {
  const goneOf = new Map(products.map((product) => [product, goneSkus(product)]));
  const refused = await refuseStocked(tx, goneOf);
  const made = products.map((product) => pageOf(product, now));
  const plans = await planFirstPrices(tx, made, now);
  for (const { product } of made) {
    const problems = plans.problems.get(product);
    if (problems && !refused.has(product)) refused.set(product, problems);
  }
  const pages = made.filter(({ product }) => !refused.has(product));
  if (pages.length === 0) return refused;
  await redirectTo(
    tx,
    pages.flatMap(({ product: { stored }, page: { slug } }) =>
      stored.id !== null && stored.content.page.slug !== slug
        ? [{ from: `/product/${stored.content.page.slug ?? ''}`, to: `/product/${slug}` }]
        : [],
    ),
  );
  const ids = await writePages(tx, pages);
  await removeSkus(
    tx,
    pages.flatMap(({ product }) => goneOf.get(product) ?? []),
    now,
  );
  const found = pages.flatMap((page) => ({ ...page, id: ids.get(page.page.sku) ?? 0 }));
  await writeVariants(tx, found, plans.plans, plans.points);
  await writeCategories(tx, found);
  await writeFitment(
    tx,
    pages.map(({ product: { content } }) => content),
  );
  const addresses = pages.map(({ page }) => `/product/${page.slug}`);
  await sql`delete from redirect where source = 'slug' and from_path = any(${addresses}::text[])`.execute(tx);
  await announce(tx, search, [...ids.values()]);
  return refused;
}

const goneSkus = ({ stored, content }: Pick<Written, 'stored' | 'content'>): Sku[] => {
  const stays = new Set(content.variants.map(({ sku }) => sku));
  return stored.id === null ? [] : stored.content.variants.flatMap(({ sku }) => (stays.has(sku) ? [] : sku));
};

/** Tells search and caches, with the commit, that products changed. */
async function announce(tx: Tx, search: WriteDeps['search'], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await search.recordChange(tx, ids);
  await sql`select pg_notify(${CATALOG_CHANGED}, 'product')`.execute(tx);
}

/** Takes products out of the shop; their histories stay, and their addresses lead to `to`. */
export async function removeProducts<T extends { stored: StoredProduct; to: string | null }>(
  tx: Tx,
  { search }: WriteDeps,
  products: readonly T[],
  now: Date,
): Promise<Refused<T>> {
  const skusOf = ({ stored }: T) => stored.content.variants.map(({ sku }) => sku);
  const refused = await refuseStocked(tx, new Map(products.map((product) => [product, skusOf(product)])));
  const gone = products.filter((product) => !refused.has(product));
  const ids = gone.flatMap(({ stored }) => stored.id ?? []);
  await removeSkus(tx, gone.flatMap(skusOf), now);
  const skus = gone.map(({ stored }) => stored.sku);
  await sql`delete from fitment where product_sku = any(${skus}::text[])`.execute(tx);
  await sql`delete from product where id = any(${ids}::int[])`.execute(tx);
  await redirectTo(
    tx,
    gone.flatMap(({ stored, to }) => (to ? [{ from: `/product/${stored.content.page.slug}`, to }] : [])),
  );
  await announce(tx, search, ids);
  return refused;
}

/** Writes the rows of products; their ids by sku. */
async function writePages(tx: Tx, pages: readonly Page[]): Promise<Map<Sku, number>> {
  const [added, changed] = [
    pages.filter(({ product }) => product.stored.id === null),
    pages.filter(({ product }) => product.stored.id !== null),
  ];
  const [first] = pages;
  if (!first) return new Map();
  const names = namesIn(first.page);
  const written: { id: number; sku: string }[] = [];
  if (added.length > 0) {
    const rows = JSON.stringify(added.map(({ page }) => page));
    const made = await sql<{ id: number; sku: string }>`insert into product (${columnsOf(names)})
      select ${columnsOf(names)} from jsonb_populate_recordset(null::product, ${rows}::jsonb) returning id, sku`.execute(
      tx,
    );
    written.push(...made.rows);
  }
  if (changed.length > 0) {
    const rows = JSON.stringify(changed.map(({ page, product }) => ({ ...page, id: product.stored.id })));
    const made = await sql<{ id: number; sku: string }>`
      update product set ${columnsFrom(names)}, version = nextval('product_version')
      from jsonb_populate_recordset(null::product, ${rows}::jsonb) given
      where product.id = given.id returning product.id, product.sku`.execute(tx);
    written.push(...made.rows);
  }
  if (written.length < pages.length) throw new Error('a product was not written');
  return new Map(written.map(({ id, sku }) => [sku, id]));
}

async function writeCategories(tx: Tx, pages: readonly Found[]): Promise<void> {
  const tree = treeOf(await readCategories(tx), null);
  const rows = pages.flatMap(({ id: product_id, product, page }) =>
    categoriesOf(tree, product.resolved.page.row.categories ?? [], page.brand).map(({ id, position }) => ({
      product_id,
      category_id: id,
      position,
    })),
  );
  await sql`delete from product_category where product_id = any(${pages.map(({ id }) => id)}::int[])`.execute(tx);
  await sql`insert into product_category (product_id, category_id, position)
    select product_id, category_id, position
    from jsonb_populate_recordset(null::product_category, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

async function writeFitment(tx: Tx, contents: readonly ProductContent[]): Promise<void> {
  const skus = contents.map(({ page }) => page.sku);
  await sql`delete from fitment where product_sku = any(${skus}::text[])`.execute(tx);
  const rows = contents.flatMap(({ page, fitment }) =>
    fitment.map(({ make, model, yearFrom = OPEN_START, yearTo = OPEN_END, note }) => ({
      product_sku: page.sku,
      make,
      model,
      year_from: yearFrom,
      year_to: yearTo,
      note: note ?? null,
    })),
  );
  if (rows.length === 0) return;
  await sql`insert into fitment (product_sku, make, model, year_from, year_to, note)
    select product_sku, make, model, year_from, year_to, note
    from jsonb_populate_recordset(null::fitment, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

/** Old addresses of products lead to new ones (import-5); what led to an old one leads on. */
async function redirectTo(tx: Tx, moved: readonly { from: string; to: string }[]): Promise<void> {
  if (moved.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved ("from" text, "to" text)`;
  await sql`insert into redirect (from_path, to_url, source) select "from", "to", 'slug' from ${rows}
    on conflict (from_path) do update set to_url = excluded.to_url where redirect.source = 'slug'`.execute(tx);
  await sql`update redirect set to_url = moved."to" from ${rows}
    where redirect.source = 'slug' and redirect.to_url = moved."from"`.execute(tx);
}
