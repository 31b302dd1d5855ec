import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';

/** One query on one day (`2026-11-21`) in one language; `found`: the hits of the latest search. */
export type DayCount = { day: string; locale: Locale; query: string; times: number; found: number };

/** Most distinct queries per day: random queries cannot fill the database. */
const MOST_A_DAY = 5000;

/** Adds to the counts; new queries only up to the day's limit. */
export async function addCounts(db: Kysely<Tables>, counts: readonly DayCount[]): Promise<void> {
  if (counts.length === 0) return;
  // always in the same order, to prevent deadlocks between processes
  const rows = counts.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  await sql`
    insert into search_count as counted (day, locale, query, times, found)
    select day, locale, query, times, found
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(day date, locale text, query text, times int, found int)
    where (select count(*) from search_count where search_count.day = new.day) < ${MOST_A_DAY}
       or exists (select from search_count known
                  where known.day = new.day and known.locale = new.locale and known.query = new.query)
    order by day, locale, query
    on conflict (day, locale, query) do update set times = counted.times + excluded.times, found = excluded.found`.execute(
    db,
  );
}

export async function deleteCountsBefore(db: Kysely<Tables>, day: string): Promise<void> {
  await db.deleteFrom('search_count').where('day', '<', day).execute();
}

/** `lastOn` is a day; `found` are the hits of the latest search. */
export type SearchCount = {
  query: string;
  locale: Locale;
  times: number;
  found: number;
  lastOn: string;
  /** Products opened from pages of results, from suggestions, and ordered later in the same visit. */
  clicks: number;
  quick: number;
  ordered: number;
  /** The product that was opened most; null when none was. */
  favourite: string | null;
};

/** Queries since a day, most frequent first; `isMissed`: only those whose latest search found nothing. */
export async function readCounts(
  db: Kysely<Tables>,
  { since, limit, isMissed }: { since: string; limit: number; isMissed: boolean },
): Promise<SearchCount[]> {
  const latest = sql<number>`(array_agg(found order by day desc))[1]`;
  const { rows } = await sql<SearchCount>`
    with counted as (select query, locale, sum(times)::int as times, ${latest} as found, max(day)::text as "lastOn"
    from search_count where day >= ${since}::date
    group by query, locale ${isMissed ? sql`having ${latest} = 0` : sql``}
    order by times desc, query, locale limit ${limit})
    select counted.*, coalesce(sum(clicked.clicks), 0)::int as clicks, coalesce(sum(clicked.quick), 0)::int as quick,
      coalesce(sum(clicked.ordered), 0)::int as ordered,
      (array_agg(clicked.sku order by clicked.clicks + clicked.quick desc, clicked.sku))[1] as favourite
    from counted left join (select query, locale, sku, sum(clicks)::int as clicks, sum(quick)::int as quick, sum(ordered)::int as ordered
      from search_click where day >= ${since}::date group by query, locale, sku) clicked using (query, locale)
    group by query, locale, times, found, "lastOn"
    order by times desc, query, locale`.execute(db);
  return rows;
}

/** All searches since a day, and those that found nothing. */
export async function readTotals(db: Kysely<Tables>, since: string): Promise<{ searches: number; missed: number }> {
  const { rows } = await sql<{ searches: number; missed: number }>`
    select coalesce(sum(times), 0)::int as searches, coalesce(sum(times) filter (where found = 0), 0)::int as missed
    from search_count where day >= ${since}::date`.execute(db);
  return rows[0] ?? { searches: 0, missed: 0 };
}
