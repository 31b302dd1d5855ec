import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { SEARCH_KIND } from '#domain/customers/alerts/alert.ts';

type Handle = Kysely<Tables>;

export type SavedSearch = Awaited<ReturnType<typeof activeSearches>>[number];

/** A page of active saved searches, in the order of their ids. */
export async function activeSearches(db: Handle, after: string | null, limit: number) {
  let query = db
    .selectFrom('product_watch')
    .select(['id', 'email', 'locale', 'search as text', 'search_name as searchName', 'known_slugs as known'])
    .select(['told_at as toldAt', 'unsubscribe_token as unsubscribeToken'])
    .where('kind', '=', SEARCH_KIND)
    .where('status', '=', 'waiting');
  if (after !== null) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}

/** Notes what a search tells of; true for the first process only. */
export async function claimSearch(
  tx: Handle,
  { id, known }: Pick<SavedSearch, 'id' | 'known'>,
  after: readonly string[],
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('product_watch')
    .set({ known_slugs: [...after], told_at: at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where(sql<boolean>`known_slugs = ${[...known]}::text[]`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
