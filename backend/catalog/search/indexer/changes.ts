import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/**
 * What a transaction changed of what is searched: everything, categories with pages and articles, the rules of staff, or
 * products by id.
 */
export type ChangeScope = 'all' | 'contents' | 'rules' | readonly number[];

/** The state of the catalog that an index shows. The token tells apart versions of the same number in a restored database. */
export type IndexVersion = { version: number; token: string };
export const NO_VERSION: IndexVersion = { version: 0, token: '' };

/** Every process listens here for the new version. */
export const SEARCH_CHANGED = 'search_changed';

/** A process further behind builds its index anew. */
const MAX_CHANGES = 5000;

/** Records a change in the caller's transaction, so that a commit and its change are never apart. Gives its version. */
export async function recordChange(tx: Kysely<Tables>, scope: ChangeScope): Promise<number> {
  const isProducts = typeof scope !== 'string';
  const ids = isProducts ? scope : scope === 'all' ? null : [];
  const contents = scope === 'all' || scope === 'contents';
  // one statement: no reader sees the version without its change
  const { rows } = await sql<{ version: number }>`
    with bumped as (
      insert into shop_meta (key, value) values ('search_version', '1')
      on conflict (key) do update set value = (shop_meta.value::int + 1)::text returning value::int as version),
    recorded as (
      insert into search_change (version, product_ids, contents, rules)
      select version, ${ids}::int[], ${contents}, ${scope === 'rules'} from bumped),
    forgotten as (delete from search_change where version <= (select version from bumped) - ${sql.lit(MAX_CHANGES)})
    select version, pg_notify(${SEARCH_CHANGED}, version::text) from bumped`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Records that the stock of some skus changed. */
export async function recordStockChange(db: Kysely<Tables>, skus: readonly string[]): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_variant where sku = any(${[...skus]}::text[])`.execute(db);
  return rows.length === 0
    ? null
    : recordChange(
        db,
        rows.map(({ id }) => id),
      );
}

export async function latestVersion(db: Kysely<Tables>): Promise<IndexVersion> {
  const row = await db
    .selectFrom('search_change')
    .select(['version', 'token'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? NO_VERSION;
}

/** The changes since a version: products by id, and whether contents or rules changed. Null when they are unknown, or everything changed. */
export async function changesSince(
  db: Kysely<Tables>,
  known: IndexVersion,
): Promise<{ latest: IndexVersion; ids: number[]; contents: boolean; rules: boolean } | null> {
  const rows = await db
    .selectFrom('search_change')
    .select(['version', 'token', 'product_ids', 'contents', 'rules'])
    .where('version', '>=', known.version)
    .orderBy('version')
    .execute();
  const isEmpty = known.version === NO_VERSION.version;
  const [first, ...later] = isEmpty ? [NO_VERSION, ...rows] : rows;
  if (first?.version !== known.version || first.token !== known.token) return null;
  const newer = isEmpty ? rows : rows.slice(1);
  const { version, token } = later.at(-1) ?? known;
  if (newer.length !== version - known.version || newer.some(({ product_ids }) => product_ids === null)) return null;
  return {
    latest: { version, token },
    ids: [...new Set(newer.flatMap(({ product_ids }) => product_ids ?? []))],
    contents: newer.some(({ contents }) => contents),
    rules: newer.some(({ rules }) => rules),
  };
}
