import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';

/** Marks every remembered answer as old, in all processes, once the transaction is committed. */
export const raiseVersion = (tx: Kysely<Tables>) =>
  sql`insert into shop_meta (key, value) values ('search_version', '1')
      on conflict (key) do update set value = (shop_meta.value::int + 1)::text`.execute(tx);
