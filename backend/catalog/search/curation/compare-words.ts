import type { Locale } from '#domain/base/locale.ts';
import type { Dictionary } from '#domain/catalog/search/search-rule.ts';
import type { RemoteIndexHost } from '../memory/index-host.ts';
import type { ProductsFound } from '../memory/product-search.ts';
import { ndcg } from '../relevance/ndcg.ts';

/** What shoppers see of a query. */
const SHOWN = 8;

export type TriedQuery = { query: string; locale: Locale };
/** A query whose products staff have graded by sku: 3 what the shopper wants, 2 nearly that, 1 an accessory. */
export type JudgedQuery = TriedQuery & { grades: Readonly<Record<string, number>> };
/** Queries that find more, or rank better, with other words; and those that do worse. */
export type Comparison = { checked: number; better: TriedQuery[]; worse: WorseQuery[] };
/** A judged query stays as good as it is; a frequent one may be left without hits on purpose. */
export type WorseQuery = TriedQuery & { isJudged: boolean };

type Host = Pick<RemoteIndexHost, 'tryProducts'>;

/** The first products of queries with given words. */
export async function tryQueries(
  host: Host,
  words: Dictionary,
  queries: readonly TriedQuery[],
  now: Date,
): Promise<ProductsFound[]> {
  return host.tryProducts({
    words,
    searches: queries.map(({ query, locale }) => ({
      q: query,
      locale,
      filter: [],
      distinct: true,
      sort: 'relevance' as const,
      offset: 0,
      limit: SHOWN,
      facets: [],
      fitting: {},
      now: now.getTime(),
    })),
  });
}

/** How good a result is, from 0 to 1: by its grades, or by whether anything is found. */
function scoreOf(query: TriedQuery | JudgedQuery, { hits, total }: ProductsFound): number {
  if (!('grades' in query)) return total > 0 ? 1 : 0;
  const gradeOf = (sku: string) => query.grades[sku] ?? 0;
  return ndcg(
    hits.map(({ parentSku }) => gradeOf(parentSku)),
    Object.values(query.grades),
    SHOWN,
  );
}

/** Compares what queries find with the words as they are and as they would be (search-12). */
export async function compareWords(
  host: Host,
  { now, before, after }: { now: Date; before: Dictionary; after: Dictionary },
  queries: readonly (TriedQuery | JudgedQuery)[],
): Promise<Comparison> {
  const [found, would] = await Promise.all([
    tryQueries(host, before, queries, now),
    tryQueries(host, after, queries, now),
  ]);
  const changes = queries.map((query, n) => {
    const [was, becomes] = [found[n], would[n]];
    return { query, gain: was && becomes ? scoreOf(query, becomes) - scoreOf(query, was) : 0 };
  });
  return {
    checked: queries.length,
    better: changes.flatMap(({ query: { query, locale }, gain }) => (gain > 0 ? { query, locale } : [])),
    worse: changes.flatMap(({ query, gain }) =>
      gain < 0 ? { query: query.query, locale: query.locale, isJudged: 'grades' in query } : [],
    ),
  };
}
