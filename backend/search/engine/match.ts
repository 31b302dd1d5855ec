import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/search/analysis/query-words.ts';
import { tsQueries } from '#domain/search/analysis/ts-query.ts';

/**
 * How near a match is, as a sum: 8 its whole name, 4 it is what is asked for (a kelkka, not something for one), 2 whole words of the
 * name or a narrower kind, 1 compounds and beginnings in the name; 0 the words stand somewhere else.
 */
export type Match = { matches: RawBuilder<unknown>; nearness: RawBuilder<number> };

/** The SQL test and rank of words against a `lex` column; the rows are those of one locale. */
export function matchSql(words: readonly QueryWord[]): Match {
  const { whole, type, exact, named, all } = tsQueries(words);
  return {
    matches: sql`lex @@ ${all}::tsquery`,
    nearness: sql<number>`(lex @@ ${whole}::tsquery)::int * 8 + (lex @@ ${type}::tsquery)::int * 4
      + (lex @@ ${exact}::tsquery)::int * 2 + (lex @@ ${named}::tsquery)::int`,
  };
}

/** The locale as a literal, so that the planner sees which partial index serves it. */
export const localeLiteral = (locale: Locale): RawBuilder<string> => sql.lit(locale);
