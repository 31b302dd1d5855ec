import { type Kysely, sql } from 'kysely';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { namesAbove } from '#domain/catalog/products/category.ts';
import type { Dictionary } from './dictionary.ts';
import { byLocale, type Indexer } from './indexer.ts';
import { insertRows } from './insert.ts';
import { readProductRows } from './product-rows.ts';
import type { Vocabulary } from './vocabulary.ts';

const BATCH = 500;

async function clear(tx: Kysely<Tables>, ids: readonly number[] | null): Promise<void> {
  if (ids) {
    await sql`delete from search_quick where product_id = any(${ids}::int[])`.execute(tx);
    await sql`delete from search_document where product_id = any(${ids}::int[])`.execute(tx);
  } else {
    await sql`delete from search_quick`.execute(tx);
    await sql`delete from search_document`.execute(tx);
  }
}

/** Indexes all products, or those of `ids`; a product without a sellable sku is left out. Adds to the vocabulary and the dictionary. */
export async function indexProducts(
  tx: Kysely<Tables>,
  ids: readonly number[] | null,
  indexer: Indexer,
  { vocabulary, dictionary }: { vocabulary: Vocabulary; dictionary: Dictionary },
  now: Date,
): Promise<void> {
  await clear(tx, ids);
  const above = namesAbove(await readCategories(tx));
  let after = 0;
  for (;;) {
    const rows = await readProductRows(tx, after, BATCH, ids);
    const products = rows
      .filter((product) => product.variants.length > 0)
      .map((product) => ({
        ...product,
        categories: product.categories.map(({ path, name }) => ({ path, name, above: above(path) })),
      }));
    await insertRows(tx, 'search_quick', byLocale(products.flatMap(indexer.quick)));
    await insertRows(
      tx,
      'search_document',
      products.flatMap((product) => indexer.documents(product, now)),
    );
    for (const product of products) {
      vocabulary.addProduct(product.name, product.brand);
      dictionary.addProduct(product);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
