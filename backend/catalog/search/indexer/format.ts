import { type Kysely, sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { oneProcessAtATime } from '#backend/platform/db/one-process-at-a-time.ts';
import type { Tables } from '#backend/platform/db/tables.ts';

/** Raise it when index rows change in form: every shop reindexes at its next start. */
const FORMAT = '7';
const KEY = 'search_format';
/** The lock of imports: neither runs while the other writes the index. */
const IMPORT_LOCK = 7_450_212;

export const storeFormat = (tx: Kysely<Tables>) =>
  sql`insert into shop_meta (key, value) values (${KEY}, ${FORMAT})
      on conflict (key) do update set value = excluded.value`.execute(tx);

async function isCurrent(db: Db): Promise<boolean> {
  const stored = await db.kysely.selectFrom('shop_meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return stored?.value === FORMAT;
}

/** Runs `reindex` when the index has another format; only one of several processes does it. */
export async function bringUpToDate(db: Db, reindex: () => Promise<void>): Promise<void> {
  if (await isCurrent(db)) return;
  await oneProcessAtATime(db, IMPORT_LOCK, async () => {
    if (!(await isCurrent(db))) await reindex();
  });
}
