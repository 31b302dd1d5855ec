import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { categoryRows } from './category-rows.ts';
import { insertRows } from './insert.ts';
import { pageRows } from './page-rows.ts';
import type { Vocabulary } from './vocabulary.ts';

const BATCH = 500;

/** Reindexes all categories, and the pages and articles shown on a day `YYYY-MM-DD`. */
export async function indexContents(
  tx: Kysely<Tables>,
  analyser: Analyser,
  vocabulary: Vocabulary,
  today: string,
): Promise<void> {
  const rows = [...(await categoryRows(tx, analyser)), ...(await pageRows(tx, analyser, today))];
  await sql`delete from search_content`.execute(tx);
  for (let at = 0; at < rows.length; at += BATCH) await insertRows(tx, 'search_content', rows.slice(at, at + BATCH));
  for (const { hit, locale } of rows) {
    if ('name' in hit) vocabulary.add(String(hit.name), locale);
    if ('title' in hit) vocabulary.add(String(hit.title), locale);
  }
}
