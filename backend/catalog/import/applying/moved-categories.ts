import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** The path of a category's page as SQL: brands and series have their own pages (listing-4). */
const addressOf = (path: ReturnType<typeof sql.ref>) =>
  sql<string>`case when split_part(${path}, '/', 1) in ('brandit', 'tuotesarjat') then '/' else '/category/' end || ${path}`;

/**
 * Redirects the old addresses of moved categories, and the redirects that led there, to the new ones (import-5). Call it
 * while the old paths exist, and `dropRedirectsAtCategories` afterwards.
 */
export async function redirectMovedCategories(
  tx: Kysely<Tables>,
  { changed }: { changed: readonly { id: string; path: string }[] },
): Promise<void> {
  if (changed.length === 0) return;
  const [ids, paths] = [changed.map(({ id }) => id), changed.map(({ path }) => path)];
  const moved = sql`(
    select ${addressOf(sql.ref('old.path'))} as before, ${addressOf(sql.ref('new.path'))} as after
    from unnest(${ids}::text[], ${paths}::text[]) as new (id, path)
    join category old on old.id = new.id and old.path <> new.path) moved`;
  await sql`update redirect set to_url = moved.after from ${moved}
    where redirect.source = 'slug' and redirect.to_url = moved.before`.execute(tx);
  await sql`insert into redirect (from_path, to_url, source) select moved.before, moved.after, 'slug' from ${moved}
    on conflict (from_path) do update set to_url = excluded.to_url where redirect.source = 'slug'`.execute(tx);
}

/** Deletes redirects from addresses that are a category's again. */
export async function dropRedirectsAtCategories(tx: Kysely<Tables>): Promise<void> {
  await sql`delete from redirect where source = 'slug' and exists (
    select from category where ${addressOf(sql.ref('category.path'))} = redirect.from_path)`.execute(tx);
}
