import { LRUCache } from 'lru-cache';
import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { relaxQuery } from '#domain/catalog/search/analysis/relax-query.ts';
import { type Picks, picksOf } from '#domain/catalog/search/picks.ts';
import type { ContentSearch, Contents, ContentsFound } from './contents.ts';
import type { ProductSearch, ProductsFound } from './product-search.ts';
import { correctQuery, readWords } from './read-words.ts';
import { searchProducts } from './search-products.ts';
import type { Segment } from './segment.ts';

type Asked<S> = Omit<S, 'words' | 'pinned' | 'hidden'> & { q: string };
export type AskedProducts = Asked<ProductSearch>;
export type AskedContents = Asked<ContentSearch>;
/** The results, the words they matched, and the corrected query when the original found almost nothing (search-10). */
export type Found<T> = T & { words: QueryWord[]; corrected: string | null };

/** Below this many hits a query may be mistyped. */
const FEW = 3;
const MAX_RESULTS = 500;

/** Searches by shoppers' queries: text analysis, pinned and hidden products, typing correction, cached results. */
export function createSearcher(analyser: Analyser, picks: Picks) {
  let segments: readonly Segment[] = [];
  let contents: Contents | null = null;
  const results = new LRUCache<string, object>({ max: MAX_RESULTS });
  const vocabularies = () => [
    ...segments.map(({ vocabulary }) => vocabulary),
    ...(contents ? [contents.vocabulary] : []),
  ];
  const read = (q: string) => cached(`words ${q}`, () => readWords(vocabularies(), q, analyser));

  function cached<T extends object>(key: string, find: () => T): T {
    const known = results.get(key) as T | undefined;
    if (known) return known;
    const found = find();
    results.set(key, found);
    return found;
  }

  /** Alternatives when almost nothing matches: the corrected query, then a shorter one. */
  function* others(q: string, locale: Locale, mayRelax: boolean) {
    // the indexes of one quick search correct the same query
    const { corrected } = cached(`correction ${locale} ${q}`, () => ({
      corrected: correctQuery(vocabularies(), read(q), locale, analyser),
    }));
    if (corrected !== null) yield corrected;
    if (!mayRelax) return;
    const less = relaxQuery(read(corrected ?? q), analyser);
    if (less !== null) yield less;
  }

  /** A query without any letter or digit finds nothing; an empty one finds everything. */
  function search<T extends { total: number }>(
    { q, locale }: { q: string; locale: Locale },
    nothing: T,
    find: (words: QueryWord[]) => T,
    mayRelax = false,
  ): Found<T> {
    const words = read(q);
    if (words.length === 0 && q.trim()) return { ...nothing, words, corrected: null };
    const found = find(words);
    if (words.length === 0 || found.total >= FEW) return { ...found, words, corrected: null };
    for (const corrected of others(q, locale, mayRelax && found.total === 0)) {
      const betterWords = read(corrected);
      const better = find(betterWords);
      if (better.total > found.total) return { ...better, words: betterWords, corrected };
    }
    return { ...found, words, corrected: null };
  }

  return {
    /** Searches these from now on. */
    show(shown: readonly Segment[], shownContents: Contents): void {
      [segments, contents] = [shown, shownContents];
      results.clear();
    },

    products({ q, now, ...asked }: AskedProducts): Found<ProductsFound> {
      // reductions end by themselves
      const isOutdated = segments.filter((segment) => segment.setTime(now)).length > 0;
      if (isOutdated) results.clear();
      return cached(JSON.stringify(['products', q, asked]), () =>
        search(
          { q, locale: asked.locale },
          { hits: [], total: 0, facets: asked.facets.map(() => ({ values: [], stats: null })) },
          (words) => searchProducts(segments, { ...asked, ...picksOf(picks, q, asked.locale), words, now }),
          asked.filter.length === 0,
        ),
      );
    },

    contents({ q, ...asked }: AskedContents): Found<ContentsFound> {
      const of = contents;
      if (!of) throw new Error('no contents are loaded');
      return cached(JSON.stringify(['contents', q, asked]), () =>
        search({ q, locale: asked.locale }, { hits: [], total: 0 }, (words) => of.search({ ...asked, words })),
      );
    },
  };
}
