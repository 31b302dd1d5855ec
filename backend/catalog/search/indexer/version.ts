import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** A process further behind reads the whole index again. */
const MAX_CHANGES = 500;

/**
 * Invalidates cached search results in all processes when the transaction commits. `changed` are the ids of products whose
 * index rows changed; null: any may have.
 */
export const raiseVersion = (tx: Kysely<Tables>, changed: readonly number[] | null) =>
  // one statement: no reader sees the version without its changes
  sql`
    with bumped as (
      insert into shop_meta (key, value) values ('search_version', '1')
      on conflict (key) do update set value = (shop_meta.value::int + 1)::text returning value::int as version),
    recorded as (
      insert into search_change (version, product_ids) select version, ${changed}::int[] from bumped
      on conflict (version) do update set product_ids = null)
    delete from search_change where version <= (select version from bumped) - ${sql.lit(MAX_CHANGES)}`.execute(tx);
