import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';

/** One query on one day (`2026-11-21`) in one language. */
export type Miss = { day: string; locale: Locale; query: string; times: number };

/** Most distinct queries per day: random queries cannot fill the database. */
const MOST_A_DAY = 5000;

/** Adds to the counts; new queries only up to the day's limit. */
export async function addMisses(db: Kysely<Tables>, misses: readonly Miss[]): Promise<void> {
  if (misses.length === 0) return;
  // always in the same order, to prevent deadlocks between processes
  const rows = misses.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  await sql`
    insert into search_miss as kept (day, locale, query, times)
    select day, locale, query, times
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(day date, locale text, query text, times int)
    where (select count(*) from search_miss where search_miss.day = new.day) < ${MOST_A_DAY}
       or exists (select from search_miss known
                  where known.day = new.day and known.locale = new.locale and known.query = new.query)
    order by day, locale, query
    on conflict (day, locale, query) do update set times = kept.times + excluded.times`.execute(db);
}

export async function deleteMissesBefore(db: Kysely<Tables>, day: string): Promise<void> {
  await db.deleteFrom('search_miss').where('day', '<', day).execute();
}

export type MissCount = { query: string; locale: Locale; times: number; lastOn: string };

/** Queries since a day, most frequent first. */
export async function readMisses(db: Kysely<Tables>, since: string, limit: number): Promise<MissCount[]> {
  const { rows } = await sql<MissCount>`
    select query, locale, sum(times)::int as times, max(day)::text as "lastOn"
    from search_miss where day >= ${since}::date
    group by query, locale order by times desc, query, locale limit ${limit}`.execute(db);
  return rows;
}
