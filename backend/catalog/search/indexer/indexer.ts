import { type Locale, locales, localize } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { lexemes, tsvectorText } from '#domain/catalog/search/analysis/lexemes.ts';
import { sortKey } from '#domain/catalog/search/sort-key.ts';
import { Dictionary } from './dictionary.ts';
import { documentOf } from './documents.ts';
import type { ProductRow } from './product-rows.ts';
import { productTexts } from './product-texts.ts';
import { Vocabulary } from './vocabulary.ts';

/** A row of search_quick. */
export type QuickRow = { product_id: number; locale: Locale; popularity: number; sort_key: string; lex: string };

/**
 * Rows in their physical order: a search reads the rows of one language, and adjacent rows are read four times as
 * fast.
 */
export const byLocale = <Row extends { locale: Locale }>(rows: readonly Row[]): Row[] =>
  locales.flatMap((locale) => rows.filter((row) => row.locale === locale));

/** Makes the rows of the search index without writing them. */
export type Indexer = {
  /** Rows of search_quick, one per language. */
  quick(product: ProductRow): QuickRow[];
  /** Rows of search_document, one per sku, with prices and stock at a moment. */
  documents(product: ProductRow, at: Date): object[];
  /** An empty vocabulary, to be filled from names. */
  vocabulary(): Vocabulary;
  /** An empty dictionary of attributes, to be filled from products. */
  dictionary(): Dictionary;
};

export function createIndexer(analyser: Analyser): Indexer {
  const quickRow = (product: ProductRow, locale: Locale): QuickRow => ({
    product_id: product.id,
    locale,
    popularity: product.popularity,
    sort_key: sortKey(localize(product.name, locale).text),
    lex: tsvectorText(lexemes(productTexts(product, locale), analyser)),
  });
  return {
    quick: (product) => locales.map((locale) => quickRow(product, locale)),
    documents: (product, at) => product.variants.map((variant) => documentOf(product, variant, at)),
    vocabulary: () => new Vocabulary(analyser),
    dictionary: () => new Dictionary(),
  };
}
