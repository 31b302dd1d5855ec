import { type Kysely, sql } from 'kysely';
import { partOfRow } from '#backend/catalog/spare-parts/table/rows.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ContentKind } from '../../engine/find-contents.ts';
import { presentSparePartHit } from '../../protocol/spare-part-hit.ts';
import type { HostedRecord } from './product-records.ts';

/** Hosted engines reject records above some kilobytes. */
const MOST_WORDS = 5000;

/** Categories, pages or articles in order, with description and searchable words. */
export async function* contentRecords(
  db: Kysely<Tables>,
  kind: ContentKind,
  locale: Locale,
): AsyncGenerator<HostedRecord[]> {
  type Row = {
    id: string;
    position: number;
    popularity: number;
    hit: Record<string, unknown>;
    description: string;
    words: string;
  };
  const { rows } = await sql<Row>`
    select found.id, found.position, found.popularity, found.hit, coalesce(page.description, '') as description,
           coalesce(left(page.plain, ${MOST_WORDS}), '') as words
    from search_content found
    left join content_page page on page.path = found.id and page.locale = coalesce(found.hit ->> 'lang', found.locale)
      and page.kind = case found.kind when 'blog' then 'article' when 'content' then 'page' end
    where found.kind = ${kind} and found.locale = ${locale} order by found.position`.execute(db);
  yield rows.map(({ id, position, popularity, hit, description, words }) => ({
    objectID: id,
    ...hit,
    position,
    popularity,
    ...(description && { description }),
    ...(words && { words }),
  }));
}

const PAGE = 5000;

/** Every spare part, in pages. */
export async function* sparePartRecords(db: Kysely<Tables>, today: string): AsyncGenerator<HostedRecord[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('spare_part')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      ...presentSparePartHit(partOfRow(row), today),
      // upper-case letters and digits only: separators in a typed code do not matter
      code: row.code_norm,
      codeLength: row.code_norm.length,
    }));
    after = last.id;
  }
}
