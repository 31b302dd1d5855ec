import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { shop } from '#shop.config';
import { Dictionary } from './dictionary.ts';
import { storeFormat } from './format.ts';
import { indexContents } from './index-contents.ts';
import { indexProducts } from './index-products.ts';
import { createIndexer } from './indexer.ts';
import { raiseVersion } from './version.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * Updates the index inside the caller's transaction: everything, the products of some ids, or the categories, pages and
 * articles. Ids that no longer exist leave the index.
 */
export async function reindex(
  tx: Kysely<Tables>,
  scope: 'all' | 'contents' | readonly number[],
  analyser: Analyser,
  now: Date,
): Promise<void> {
  // of millions of rows, so it takes longer than the statement timeout of requests
  if (scope === 'all') await sql`set local statement_timeout = 0`.execute(tx);
  const vocabulary = new Vocabulary(analyser);
  const dictionary = new Dictionary();
  if (scope === 'all') await sql`delete from search_term`.execute(tx);
  if (scope === 'all') await sql`delete from search_attribute`.execute(tx);
  if (scope !== 'contents')
    await indexProducts(tx, scope === 'all' ? null : scope, createIndexer(analyser), { vocabulary, dictionary }, now);
  if (typeof scope === 'string') await indexContents(tx, analyser, vocabulary, localDay(now, shop.timeZone));
  await vocabulary.write(tx);
  await dictionary.write(tx);
  if (scope === 'all') await storeFormat(tx);
  await raiseVersion(tx, scope === 'contents' ? [] : scope === 'all' ? null : scope);
}
