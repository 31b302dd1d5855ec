import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { contentAttributes } from './attributes.ts';
import { filterSql } from './filter-sql.ts';
import { localeLiteral, matchSql } from './match.ts';

export type ContentKind = 'category' | 'content' | 'blog';
export type ContentSearch = {
  kind: ContentKind;
  locale: Locale;
  /** Empty: everything, in tree order or newest first. */
  words: readonly QueryWord[];
  filter: Filter;
  offset: number;
  limit: number;
};
export type ContentsFound = { hits: { id: string; hit: Record<string, unknown> }[]; total: number };

/** Searches categories, pages or articles. */
export async function findContents(db: Kysely<Tables>, search: ContentSearch): Promise<ContentsFound> {
  const match = search.words.length > 0 ? matchSql(search.words) : null;
  const { rows } = await sql<ContentsFound>`
    with found as (
      select id, hit, position, ${match ? sql`popularity` : sql`0`} as popularity,
             ${match ? match.relevance : sql`0`} as relevance
      from search_content
      where kind = ${search.kind} and locale = ${localeLiteral(search.locale)}
        and ${match ? match.matches : sql`true`} and ${filterSql(search.filter, contentAttributes)})
    select
      (select coalesce(json_agg(json_build_object('id', id, 'hit', hit) order by relevance desc, popularity desc, position), '[]')
       from (select * from found order by relevance desc, popularity desc, position
             limit ${search.limit} offset ${search.offset}) page) as hits,
      (select count(*) from found) as total`.execute(db);
  return rows[0] ?? { hits: [], total: 0 };
}
