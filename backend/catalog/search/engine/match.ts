import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { type TsQueries, tsQueries } from '#domain/catalog/search/analysis/ts-query.ts';
import { NEARNESS, nearnessQueries } from './nearness.ts';

/** `nearness` as nearness.ts says. */
export type Match = { matches: RawBuilder<unknown>; nearness: RawBuilder<number> };

/** The SQL test and rank of words against a `lex` column of few rows, those of one locale. */
export function matchSql(words: readonly QueryWord[]): Match {
  const { all, ...near } = tsQueries(words);
  return { matches: sql`lex @@ (select ${all}::tsquery)`, nearness: nearnessSql(near) };
}

/**
 * The tsqueries of words for looking up in the index: one of several words may name thousands of things that the others
 * do not fit, so that what is named stands beside all that was asked for.
 */
export function indexQueries(words: readonly QueryWord[]): TsQueries {
  const queries = tsQueries(words);
  return words.length > 1 ? { ...queries, type: `(${queries.type}) & (${queries.all})` } : queries;
}

/** The rank of a row, by reading its words. */
export const nearnessSql = (near: Omit<TsQueries, 'all'>): RawBuilder<number> =>
  sql`(${sql.join(
    nearnessQueries.map((name) => sql`(lex @@ (select ${near[name]}::tsquery))::int * ${sql.lit(NEARNESS[name])}`),
    sql` + `,
  )})`;

/**
 * The rows of search_quick that a tsquery text finds, by the index over words: the planner cannot look into the query,
 * so it neither weighs its words, which takes longer than finding them, nor prefers to read the whole table.
 */
export const rowsFound = (query: string, locale: Locale): RawBuilder<unknown> =>
  sql`search_quick where locale = ${localeLiteral(locale)} and lex @@ (select ${query}::tsquery)`;

/** The locale as a literal, so that the planner sees which partial index serves it. */
export const localeLiteral = (locale: Locale): RawBuilder<string> => sql.lit(locale);
