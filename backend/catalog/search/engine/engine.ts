import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { relaxQuery } from '#domain/catalog/search/analysis/relax-query.ts';
import { emptyPicks, type Picks, picksOf } from '#domain/catalog/search/picks.ts';
import { correctQuery } from './correction.ts';
import { type ContentSearch, type ContentsFound, findContents } from './find-contents.ts';
import type { ProductSearch, ProductsFound } from './find-products.ts';
import { findSpareParts, type SparePartSearch, type SparePartsFound } from './find-spare-parts.ts';
import { createProductFinder } from './product-finder.ts';
import { createResultCache, type IndexState, indexState } from './result-cache.ts';
import { readWords } from './vocabulary.ts';

type Asked<S> = Omit<S, 'words' | 'now' | 'pinned' | 'hidden'> & { q: string };
/** The results, the words they matched, and the corrected query when the original found almost nothing (search-10). */
export type Found<T> = T & { words: QueryWord[]; corrected: string | null };

export type Engine = {
  products(search: Asked<ProductSearch>): Promise<Found<ProductsFound>>;
  contents(search: Asked<ContentSearch>): Promise<Found<ContentsFound>>;
  spareParts(search: SparePartSearch): Promise<SparePartsFound>;
};

/** Loads the product columns into memory, so that the first listings need no database search. */
export type Warmed = { warm(): Promise<void> };

/** Below this many hits a query may be mistyped. */
const FEW = 3;

/** Searches by shoppers' queries: text analysis, pinned and hidden products, typing correction, cached results. */
export function createEngine(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  analyser: Analyser,
  picks: Picks = emptyPicks,
): Engine & Warmed {
  const db = ctx.db.kysely;
  const cached = createResultCache();
  const findProducts = createProductFinder(db);
  // the columns of quick search read the same words at the same time
  const rememberedWords = createResultCache();
  const read = (state: IndexState, q: string) => rememberedWords(state, `words ${q}`, () => readWords(db, q, analyser));

  /** Alternatives when almost nothing matches: the corrected query, then a shorter one. */
  async function* others(state: IndexState, q: string, locale: Locale, mayRelax: boolean) {
    const corrected = await rememberedWords(state, `${locale} ${q}`, async () =>
      correctQuery(db, await read(state, q), locale, analyser),
    );
    if (corrected !== null) yield corrected;
    if (!mayRelax) return;
    const less = relaxQuery(await read(state, corrected ?? q), analyser);
    if (less !== null) yield less;
  }

  /** A query without any letter or digit finds nothing; an empty one finds everything. */
  async function search<T extends { total: number }>(
    state: IndexState,
    { q, locale }: { q: string; locale: Locale },
    nothing: T,
    find: (words: QueryWord[]) => Promise<T>,
    mayRelax = false,
  ): Promise<Found<T>> {
    const words = await read(state, q);
    if (words.length === 0 && q.trim()) return { ...nothing, words, corrected: null };
    const found = await find(words);
    if (words.length === 0 || found.total >= FEW) return { ...found, words, corrected: null };
    for await (const corrected of others(state, q, locale, mayRelax && found.total === 0)) {
      const betterWords = await read(state, corrected);
      const better = await find(betterWords);
      if (better.total > found.total) return { ...better, words: betterWords, corrected };
    }
    return { ...found, words, corrected: null };
  }

  return {
    async products({ q, ...options }) {
      const state = await indexState(db, ctx.now);
      const nothing = { hits: [], total: 0, facets: options.facets.map(() => ({ values: [], stats: null })) };
      return cached(state, JSON.stringify(['products', q, options]), () =>
        search(
          state,
          { q, locale: options.locale },
          nothing,
          (words) =>
            findProducts({ ...options, ...picksOf(picks, q, options.locale), words, now: state.lastEnd }, state),
          options.filter.length === 0,
        ),
      );
    },
    async contents({ q, ...options }) {
      const state = await indexState(db, ctx.now);
      return cached(state, JSON.stringify(['contents', q, options]), () =>
        search(state, { q, locale: options.locale }, { hits: [], total: 0 }, (words) =>
          findContents(db, { ...options, words }),
        ),
      );
    },
    spareParts: (options) => findSpareParts(db, options),
    warm: async () => findProducts.warm(await indexState(db, ctx.now)),
  };
}
