import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';
import { type Locale, locales, localize } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/search/analysis/analyser.ts';
import { lexemes, tsvectorText } from '#domain/search/analysis/lexemes.ts';
import { sortKey } from '#domain/search/sort-key.ts';
import { documentOf } from './documents.ts';
import { insertRows } from './insert.ts';
import { type ProductRow, readProductRows } from './product-rows.ts';
import { productTexts } from './product-texts.ts';
import type { Vocabulary } from './vocabulary.ts';

const BATCH = 500;

const quickRow = (product: ProductRow, locale: Locale, analyser: Analyser) => ({
  product_id: product.id,
  locale,
  popularity: product.popularity,
  sort_key: sortKey(localize(product.name, locale).text),
  lex: tsvectorText(lexemes(productTexts(product, locale), analyser)),
});

async function clear(tx: Kysely<Tables>, ids: readonly number[] | null): Promise<void> {
  if (ids) {
    await sql`delete from search_quick where product_id = any(${ids}::int[])`.execute(tx);
    await sql`delete from search_document where product_id = any(${ids}::int[])`.execute(tx);
  } else {
    await sql`delete from search_quick`.execute(tx);
    await sql`delete from search_document`.execute(tx);
  }
}

/** Indexes all products, or those of `ids`; a product without a sku to sell is not found. Adds to the vocabulary. */
export async function indexProducts(
  tx: Kysely<Tables>,
  ids: readonly number[] | null,
  analyser: Analyser,
  vocabulary: Vocabulary,
  now: Date,
): Promise<void> {
  await clear(tx, ids);
  let after = 0;
  for (;;) {
    const rows = await readProductRows(tx, after, BATCH, ids);
    const products = rows.filter((product) => product.variants.length > 0);
    const quick = products.flatMap((product) => locales.map((locale) => quickRow(product, locale, analyser)));
    await insertRows(tx, 'search_quick', quick);
    const documents = products.flatMap((product) =>
      product.variants.map((variant) => documentOf(product, variant, now)),
    );
    await insertRows(tx, 'search_document', documents);
    for (const product of products) {
      vocabulary.add(`${product.name.fi} ${product.brand}`, 'fi');
      if (product.name.en) vocabulary.add(`${product.name.en} ${product.brand}`, 'en');
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
