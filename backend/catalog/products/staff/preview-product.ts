import { type Kysely, sql } from 'kysely';
import { presentCartItem } from '#backend/catalog/products/cart-item-presenter.ts';
import { buildCategoryTree } from '#backend/catalog/products/category-tree.ts';
import { presentProduct } from '#backend/catalog/products/presenter.ts';
import { readProductPage } from '#backend/catalog/products/queries.ts';
import type { ProductPage } from '#backend/catalog/products/service.ts';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import { codeOf } from '#backend/platform/caught-error.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inRolledBack, type Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { checkProduct } from './check-product.ts';
import type { ProductContent } from './content.ts';
import { readProduct, type StoredProduct } from './read-product.ts';
import { writeProducts } from './write-product.ts';

export type Known = { now: Date; deliveryMethods: ReadonlySet<string> };

/** A product that lacks what the tables require cannot be shown. */
const isIncomplete = (error: unknown) => /^23/.test(codeOf(error) ?? '');

/** The product to show, and with which content; null when there is none. */
export type Shown = { stored: StoredProduct; content: ProductContent } | null;

/**
 * A page as shoppers would see it: the content is written into the shop, read as any product, and taken back, in one transaction that
 * nobody else sees. So a preview is never another page than the one that follows. Null when the content lacks what a page needs.
 */
export async function previewProduct(
  db: Kysely<Tables>,
  find: (tx: Tx) => Promise<Shown>,
  locale: Locale,
  known: Known,
): Promise<ProductPage | null> {
  try {
    return await inRolledBack(db, async (tx) => {
      const shown = await find(tx);
      return shown && pageOf(tx, shown, locale, known);
    });
  } catch (error) {
    if (!isIncomplete(error)) throw error;
    return null;
  }
}

/** The draft or archived product with an address. */
export const draftAt =
  (slug: string, now: Date) =>
  async (tx: Tx): Promise<Shown> => {
    const { rows } = await sql<{ sku: string }>`
      select sku from product_draft where content #>> '{page,slug}' = ${slug} limit 1`.execute(tx);
    const stored = rows[0] ? await readProduct(tx, rows[0].sku, now) : null;
    return stored?.id === null ? { stored, content: stored.content } : null;
  };

async function pageOf(
  tx: Tx,
  { stored, content }: NonNullable<Shown>,
  locale: Locale,
  { now, deliveryMethods }: Known,
): Promise<ProductPage | null> {
  const records = await readCategories(tx);
  const categoryPaths = new Set(records.map(({ path }) => path));
  const { resolved } = checkProduct(content, { categoryPaths, deliveryMethods });
  const search = { recordChange: async () => {} };
  const refused = await writeProducts(tx, { search }, [{ stored, content, resolved }], now);
  const product = refused.size > 0 ? null : await readProductPage(tx, content.page.slug ?? '', now);
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
