import { type Kysely, sql } from 'kysely';
import { presentCartItem } from '#backend/catalog/products/cart-item-presenter.ts';
import { buildCategoryTree } from '#backend/catalog/products/category-tree.ts';
import { presentProduct } from '#backend/catalog/products/presenter.ts';
import { readProductPage } from '#backend/catalog/products/queries.ts';
import type { ProductPage } from '#backend/catalog/products/service.ts';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import { codeOf } from '#backend/platform/caught-error.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { checkProduct } from './check-product.ts';
import { readProduct } from './read-product.ts';
import { writeProduct } from './write-product.ts';

type Known = { now: Date; deliveryMethods: ReadonlySet<string> };

/** Ends the transaction of a preview, so that nothing of it is stored. */
class Previewed extends Error {
  readonly page: ProductPage | null;
  constructor(page: ProductPage | null) {
    super('previewed');
    this.page = page;
  }
}

/** A draft that lacks what the tables require cannot be shown. */
const isIncomplete = (error: unknown) => /^23/.test(codeOf(error) ?? '');

/**
 * The page of a draft as shoppers would see it: it is published, read as any product, and taken back, in one transaction that nobody
 * else sees. So a preview is never another page than the one that follows.
 */
export async function previewProduct(
  db: Kysely<Tables>,
  slug: string,
  locale: Locale,
  known: Known,
): Promise<ProductPage | null> {
  try {
    await db.transaction().execute(async (tx) => {
      throw new Previewed(await publishedPage(tx, slug, locale, known));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.page;
    if (!isIncomplete(error)) throw error;
  }
  return null;
}

async function publishedPage(tx: Tx, slug: string, locale: Locale, { now, deliveryMethods }: Known) {
  const { rows } = await sql<{ sku: string }>`
    select sku from product_draft where content #>> '{page,slug}' = ${slug} limit 1`.execute(tx);
  const stored = rows[0] ? await readProduct(tx, rows[0].sku, now) : null;
  if (!stored || stored.id !== null) return null;
  const records = await readCategories(tx);
  const categoryPaths = new Set(records.map(({ path }) => path));
  const { resolved } = checkProduct(stored.content, { categoryPaths, deliveryMethods });
  const search = { recordChange: async () => {} };
  const problems = await writeProduct(tx, { search }, { content: stored.content, resolved }, stored, now);
  const product = problems.length > 0 ? null : await readProductPage(tx, slug, now);
  if (!product) return null;
  const tree = buildCategoryTree(records, locale);
  const idsOf = (skus: readonly string[]) => [...new Set(skus.flatMap((sku) => product.idOfSku[sku] ?? []))];
  return {
    product: presentProduct(product, tree, locale, now),
    items: product.variants.flatMap((variant) => presentCartItem(product, variant, tree, locale, now) ?? []),
    accessoryIds: idsOf(product.accessories),
    relatedIds: idsOf(product.related),
  };
}
