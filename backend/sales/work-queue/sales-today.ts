import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';
import { WEEK_MS } from '#domain/base/time/durations.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';

/** Paid orders of a day, with VAT: by hour of the shop's clock, and by store. */
export type DaySales = {
  /** Local day `YYYY-MM-DD`. */
  day: string;
  orders: number;
  total: Cents;
  /** Up to the moment of the day at which it is compared. */
  totalByNow: Cents;
  ordersByNow: number;
  byHour: Cents[];
  byStore: { store: string; totalByNow: Cents }[];
};
export type SalesToday = { today: DaySales; weekAgo: DaySales };

type Row = { hour: number; store: string; total: Cents; by_now: Cents; orders: number; orders_by_now: number };

async function salesOf(
  db: Kysely<Tables>,
  day: string,
  until: Date,
  stores: readonly string[] | null,
): Promise<DaySales> {
  const from = startOfLocalDay(day, shop.timeZone);
  const to = startOfLocalDay(addDays(day, 1), shop.timeZone);
  const here = stores === null ? sql`true` : sql`store_id = any(${[...stores]}::text[])`;
  const { rows } = await sql<Row>`
    select extract(hour from paid_at at time zone ${shop.timeZone})::int as hour, store_id as store,
      sum(total_cents)::int as total, coalesce(sum(total_cents) filter (where paid_at < ${until}), 0)::int as by_now,
      count(*)::int as orders, count(*) filter (where paid_at < ${until})::int as orders_by_now
    from customer_order where paid_at >= ${from} and paid_at < ${to} and status <> 'cancelled' and ${here}
    group by 1, 2`.execute(db);
  const sum = (of: (row: Row) => number, which = rows) => which.reduce((total, row) => total + of(row), 0);
  const storeIds = shop.stores.map(({ id }) => id).filter((id) => stores === null || stores.includes(id));
  return {
    day,
    orders: sum((row) => row.orders),
    ordersByNow: sum((row) => row.orders_by_now),
    total: sum((row) => row.total),
    totalByNow: sum((row) => row.by_now),
    byHour: Array.from({ length: 24 }, (_, hour) =>
      sum(
        (row) => row.total,
        rows.filter((row) => row.hour === hour),
      ),
    ),
    byStore: storeIds.map((store) => ({
      store,
      totalByNow: sum(
        (row) => row.by_now,
        rows.filter((row) => row.store === store),
      ),
    })),
  };
}

/** Sales of today beside those of the same weekday a week ago, which are also counted up to this time of the day. */
export async function salesToday(db: Kysely<Tables>, stores: readonly string[] | null, now: Date): Promise<SalesToday> {
  const day = localDay(now, shop.timeZone);
  const [today, weekAgo] = await Promise.all([
    salesOf(db, day, now, stores),
    salesOf(db, addDays(day, -7), new Date(now.getTime() - WEEK_MS), stores),
  ]);
  return { today, weekAgo };
}
