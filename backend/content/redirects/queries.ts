import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Redirect } from '#domain/base/redirects/redirect.ts';

export type StoredRedirect = Redirect & {
  /** `slug`: created by the shop when the slug of a page changed. */
  source: 'import' | 'slug';
};

/** All redirects by path. */
export async function readRedirects(db: Kysely<Tables>): Promise<StoredRedirect[]> {
  const rows = await db.selectFrom('redirect').selectAll().orderBy('from_path').execute();
  return rows.map((row) => ({
    from: row.from_path,
    to: row.to_url,
    status: row.status === 302 ? 302 : 301,
    prefix: row.prefix,
    source: row.source === 'slug' ? 'slug' : 'import',
  }));
}
