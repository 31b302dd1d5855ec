import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/search/analysis/query-words.ts';
import { tsQueries } from '#domain/search/analysis/ts-query.ts';

/** How near a match is: 3 whole words of the name, 1 compounds and beginnings in the name, 0 somewhere else. */
export type Match = { matches: RawBuilder<unknown>; nearness: RawBuilder<number> };

/** The SQL test and rank of words against a `lex` column; the rows are those of one locale. */
export function matchSql(words: readonly QueryWord[]): Match {
  const { exact, named, all } = tsQueries(words);
  return {
    matches: sql`lex @@ ${all}::tsquery`,
    nearness: sql<number>`(lex @@ ${exact}::tsquery)::int * 2 + (lex @@ ${named}::tsquery)::int`,
  };
}

/** The locale as a literal, so that the planner sees which partial index serves it. */
export const localeLiteral = (locale: Locale): RawBuilder<string> => sql.lit(locale);
