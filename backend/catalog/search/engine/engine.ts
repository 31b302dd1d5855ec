import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { relaxed } from '#domain/catalog/search/analysis/relaxed.ts';
import { noPicks, type Picks, picksOf } from '#domain/catalog/search/picks.ts';
import { correctQuery } from './correction.ts';
import { type ContentSearch, type ContentsFound, findContents } from './find-contents.ts';
import type { ProductSearch, ProductsFound } from './find-products.ts';
import { findSpareParts, type SparePartSearch, type SparePartsFound } from './find-spare-parts.ts';
import { createProductFinder } from './product-finder.ts';
import { createRemembered, type IndexState, indexState } from './remembered.ts';
import { readWords } from './vocabulary.ts';

type Asked<S> = Omit<S, 'words' | 'now' | 'pinned' | 'hidden'> & { q: string };
/** What was found, the words it was found by, and the corrected query when the visitor's own found almost nothing. */
export type Found<T> = T & { words: QueryWord[]; corrected: string | null };

export type Engine = {
  products(search: Asked<ProductSearch>): Promise<Found<ProductsFound>>;
  contents(search: Asked<ContentSearch>): Promise<Found<ContentsFound>>;
  spareParts(search: SparePartSearch): Promise<SparePartsFound>;
};

/** Reads what products are counted by into memory, so that the first listings need not ask the database. */
export type Warmed = { warm(): Promise<void> };

/** Below this a query may have been mistyped. */
const FEW = 3;

/** Queries in words of a visitor: analysis, the owner's picks, correction of typing mistakes, remembered answers. */
export function createEngine(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  analyser: Analyser,
  picks: Picks = noPicks,
): Engine & Warmed {
  const db = ctx.db.kysely;
  const remembered = createRemembered();
  const findProducts = createProductFinder(db);
  // the columns of quick search read the same words at the same time
  const rememberedWords = createRemembered();
  const read = (state: IndexState, q: string) => rememberedWords(state, `words ${q}`, () => readWords(db, q, analyser));

  /** What else the visitor may have meant, when almost nothing has their words: without typing mistakes, then with fewer words. */
  async function* others(state: IndexState, q: string, locale: Locale, mayRelax: boolean) {
    const corrected = await rememberedWords(state, `${locale} ${q}`, async () =>
      correctQuery(db, await read(state, q), locale, analyser),
    );
    if (corrected !== null) yield corrected;
    if (!mayRelax) return;
    const less = relaxed(await read(state, corrected ?? q), analyser);
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
    async products({ q, ...asked }) {
      const state = await indexState(db, ctx.now);
      const nothing = { hits: [], total: 0, facets: asked.facets.map(() => ({ values: [], stats: null })) };
      return remembered(state, JSON.stringify(['products', q, asked]), () =>
        search(
          state,
          { q, locale: asked.locale },
          nothing,
          (words) => findProducts({ ...asked, ...picksOf(picks, q, asked.locale), words, now: state.lastEnd }, state),
          asked.filter.length === 0,
        ),
      );
    },
    async contents({ q, ...asked }) {
      const state = await indexState(db, ctx.now);
      return remembered(state, JSON.stringify(['contents', q, asked]), () =>
        search(state, { q, locale: asked.locale }, { hits: [], total: 0 }, (words) =>
          findContents(db, { ...asked, words }),
        ),
      );
    },
    spareParts: (asked) => findSpareParts(db, asked),
    warm: async () => findProducts.warm(await indexState(db, ctx.now)),
  };
}
