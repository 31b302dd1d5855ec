import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** Who is further behind reads everything anew. */
const REMEMBERED = 500;

/**
 * Marks every remembered answer as old, in all processes, once the transaction is committed. `changed` are the products
 * whose rows in the index are others now; null: any may be.
 */
export const raiseVersion = (tx: Kysely<Tables>, changed: readonly number[] | null) =>
  // one statement: nobody sees the version without what it changed
  sql`
    with raised as (
      insert into shop_meta (key, value) values ('search_version', '1')
      on conflict (key) do update set value = (shop_meta.value::int + 1)::text returning value::int as version),
    told as (
      insert into search_change (version, product_ids) select version, ${changed}::int[] from raised
      on conflict (version) do update set product_ids = null)
    delete from search_change where version <= (select version from raised) - ${sql.lit(REMEMBERED)}`.execute(tx);
