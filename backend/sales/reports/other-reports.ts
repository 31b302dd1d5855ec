import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';
import { addDays, startOfLocalDay } from '#domain/base/time/local-day.ts';
import type { Period } from '#domain/sales/reports/period.ts';
import { shop } from '#shop.config';
import type { Stores } from './sold.ts';

type Db = Kysely<Tables>;

const within = ({ from, to }: Period, column: ReturnType<typeof sql>) =>
  sql<boolean>`${column} >= ${startOfLocalDay(from, shop.timeZone)} and ${column} < ${startOfLocalDay(addDays(to, 1), shop.timeZone)}`;

/** Quotes asked for in a period by what became of them, with the sums of the offers that were ordered. */
export type QuoteSums = { asked: number; answered: number; won: number; lost: number; open: number; wonCents: Cents };

/**
 * A quote is won when it became an order, lost when it was declined, withdrawn or expired, open otherwise (report-4). Phone orders,
 * which staff begin, are not counted.
 */
export async function quoteSums(db: Db, period: Period): Promise<QuoteSums> {
  const { rows } = await sql<QuoteSums>`
    select count(*)::int as asked, count(*) filter (where answered_at is not null)::int as answered,
      count(*) filter (where order_id is not null)::int as won,
      count(*) filter (where order_id is null and ended)::int as lost,
      count(*) filter (where order_id is null and not ended)::int as open,
      coalesce(sum((select total_cents from customer_order o where o.id = order_id)), 0)::float8 as "wonCents"
    from (select *, status in ('declined', 'withdrawn', 'expired') or coalesce(valid_until <= now(), false) as ended
      from quote where ${within(period, sql`created_at`)} and not is_phone_order) q`.execute(db);
  return rows[0] ?? { asked: 0, answered: 0, won: 0, lost: 0, open: 0, wonCents: 0 };
}

export type ReasonCount = { reason: string; returns: number; pieces: number };

/** Returns of a period by the reason that the customer gave for each line; those without lines have none. */
export async function returnsByReason(db: Db, period: Period, stores: Stores): Promise<ReasonCount[]> {
  const here = stores === null ? sql`true` : sql`o.store_id = any(${[...stores]}::text[])`;
  const { rows } = await sql<ReasonCount>`
    select coalesce(asked.reason, 'none') as reason, count(distinct w.id)::int as returns, coalesce(sum(asked.amount), 0)::int as pieces
    from withdrawal w left join customer_order o on o.id = w.order_id
      left join lateral (select line ->> 'reason' as reason, (line ->> 'amount')::int as amount
        from jsonb_array_elements(w.asked) line) asked on true
    where ${within(period, sql`w.received_at`)} and ${here}
    group by 1 order by returns desc, 1`.execute(db);
  return rows;
}

export type SearchSums = {
  searches: number;
  missed: number;
  clicks: number;
  misses: { query: string; times: number }[];
  clicked: { query: string; clicks: number; ordered: number }[];
};

const LISTED = 20;

/** Searches of a period, those that found nothing, and what was opened from them; counts without a person (search-8). */
export async function searchSums(db: Db, { from, to }: Period): Promise<SearchSums> {
  const days = sql<boolean>`day between ${from}::date and ${to}::date`;
  const totals = await sql<{ searches: number; missed: number; clicks: number }>`
    select coalesce(sum(times), 0)::int as searches, coalesce(sum(times) filter (where found = 0), 0)::int as missed,
      (select coalesce(sum(clicks), 0)::int from search_click where ${days}) as clicks
    from search_count where ${days}`.execute(db);
  const misses = await sql<{ query: string; times: number }>`
    select query, sum(times)::int as times from search_count where ${days} and found = 0
    group by 1 order by 2 desc, 1 limit ${LISTED}`.execute(db);
  const clicked = await sql<{ query: string; clicks: number; ordered: number }>`
    select query, sum(clicks)::int as clicks, sum(ordered)::int as ordered from search_click where ${days}
    group by 1 order by 2 desc, 1 limit ${LISTED}`.execute(db);
  const { searches = 0, missed = 0, clicks = 0 } = totals.rows[0] ?? {};
  return { searches, missed, clicks, misses: misses.rows, clicked: clicked.rows };
}

export type StockValue = { storeId: string; pieces: number; cents: Cents; unknown: number };

/** What the shelves are worth at today's cost, by store; `unknown` pieces have no cost. Negative shelves are worth nothing. */
export async function stockValues(db: Db, today: string): Promise<StockValue[]> {
  const { rows } = await sql<StockValue>`
    select level.store_id as "storeId", sum(level.qty)::int as pieces, coalesce(sum(level.qty * cost.cents), 0)::float8 as cents,
      coalesce(sum(level.qty) filter (where cost.cents is null), 0)::int as unknown
    from stock_level level left join (
      select distinct on (sku) sku, cents from cost_price where from_day <= ${today} order by sku, from_day desc) cost using (sku)
    where level.qty > 0 group by 1 order by 1`.execute(db);
  return rows;
}

export type StockRow = { storeId: string; sku: string; name: string; pieces: number; cost: Cents | null };

/** What stands on the shelves with its cost today, by store and sku. */
export async function stockRows(db: Db, today: string): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select level.store_id as "storeId", level.sku, coalesce(product.name_fi, '') as name, level.qty as pieces, cost.cents as cost
    from stock_level level
      left join product_variant variant on variant.sku = level.sku left join product on product.id = variant.product_id
      left join (select distinct on (sku) sku, cents from cost_price where from_day <= ${today} order by sku, from_day desc) cost
        on cost.sku = level.sku
    where level.qty > 0 order by 1, 2`.execute(db);
  return rows;
}

/**
 * Steps to an order: checkouts opened (each time, programs left out), orders placed, orders paid (report-5). Nothing about a person is
 * stored, so they are counts of visits and not of visitors.
 */
export type ConversionSums = { checkouts: number; placed: number; paid: number };

export async function conversionSums(db: Db, period: Period): Promise<ConversionSums> {
  const { rows } = await sql<ConversionSums>`
    select (select coalesce(sum(times), 0)::int from day_count where step = 'checkout'
        and day between ${period.from}::date and ${period.to}::date) as checkouts,
      count(*)::int as placed, count(*) filter (where paid_at is not null)::int as paid
    from customer_order where ${within(period, sql`placed_at`)}`.execute(db);
  return rows[0] ?? { checkouts: 0, placed: 0, paid: 0 };
}
