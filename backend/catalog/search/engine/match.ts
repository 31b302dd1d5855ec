import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { type TsQueries, tsQueries } from '#domain/catalog/search/analysis/ts-query.ts';

/**
 * Relevance of a match, as a sum: the whole name matches; the product's type matches (a kelkka, not an accessory for one);
 * whole words of the name or a narrower kind; compounds and prefixes in the name; 0: the words are in other texts. Pinned
 * products rank above all; each next one is one less.
 */
export const RELEVANCE = { pinned: 1000, whole: 8, type: 4, exact: 2, named: 1 } as const;

/** The tsqueries (domain/catalog/search/analysis/ts-query.ts) that add to it. */
export const relevanceQueries = ['whole', 'type', 'exact', 'named'] as const;

/** `relevance` is a sum of `RELEVANCE`. */
export type Match = { matches: RawBuilder<unknown>; relevance: RawBuilder<number> };

/** The SQL match and relevance of words against a `lex` column of few rows, those of one locale. */
export function matchSql(words: readonly QueryWord[]): Match {
  const { all, ...near } = tsQueries(words);
  return { matches: sql`lex @@ (select ${all}::tsquery)`, relevance: relevanceSql(near) };
}

/**
 * The tsqueries of words for index lookups. One word of several may match thousands of names that the other words do not,
 * so every tsquery is combined with the whole query.
 */
export function indexQueries(words: readonly QueryWord[]): TsQueries {
  const queries = tsQueries(words);
  return words.length > 1 ? { ...queries, type: `(${queries.type}) & (${queries.all})` } : queries;
}

/** The relevance of a row, from its words. */
export const relevanceSql = (near: Omit<TsQueries, 'all'>): RawBuilder<number> =>
  sql`(${sql.join(
    relevanceQueries.map((name) => sql`(lex @@ (select ${near[name]}::tsquery))::int * ${sql.lit(RELEVANCE[name])}`),
    sql` + `,
  )})`;

/**
 * The rows of search_quick that a tsquery text matches, by the word index. The planner cannot see the query's words: it
 * neither spends time estimating them nor prefers a sequential scan.
 */
export const rowsFound = (query: string, locale: Locale): RawBuilder<unknown> =>
  sql`search_quick where locale = ${localeLiteral(locale)} and lex @@ (select ${query}::tsquery)`;

/** The locale as a literal, so that the planner can use the partial index. */
export const localeLiteral = (locale: Locale): RawBuilder<string> => sql.lit(locale);
