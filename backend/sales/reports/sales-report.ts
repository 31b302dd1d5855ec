import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { addDays, startOfLocalDay } from '#domain/base/time/local-day.ts';
import type { Period } from '#domain/sales/reports/period.ts';
import { shop } from '#shop.config';
import { paidDay, type Stores, soldCents, soldIn } from './sold.ts';

type Db = Kysely<Tables>;
export type Sold = { cents: Cents; orders: number };
export type DaySold = Sold & { day: string; storeId: string };

/** Sales with VAT and orders by day and store. */
export async function salesByDay(db: Db, period: Period, stores: Stores): Promise<DaySold[]> {
  const { rows } = await sql<DaySold>`
    select ${paidDay}::text as day, o.store_id as "storeId", sum(${soldCents})::float8 as cents, count(*)::int as orders
    from customer_order o where ${soldIn(period, stores)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export type CampaignSold = Sold & { code: string; name: Localized; discount: Cents };

/** Sales of orders that used a campaign, and what campaigns took off them; an order with two campaigns counts in both. */
export async function salesByCampaign(db: Db, period: Period, stores: Stores): Promise<CampaignSold[]> {
  const { rows } = await sql<CampaignSold>`
    select used.code, (array_agg(used.name))[1] as name, sum(${soldCents})::float8 as cents, count(*)::int as orders,
      sum(o.discount_cents + o.shipping_discount_cents)::float8 as discount
    from customer_order o cross join lateral (
      select campaign ->> 'code' as code, (array_agg(campaign -> 'name'))[1] as name
      from jsonb_array_elements(o.campaigns) campaign group by 1) used
    where ${soldIn(period, stores)} and o.campaigns <> '[]' group by 1 order by cents desc, 1 limit 50`.execute(db);
  return rows;
}

/** What was given back in a period, and how many refunds; late payments that were returned are none. */
export async function refundsIn(
  db: Db,
  { from, to }: Period,
  stores: Stores,
): Promise<{ cents: Cents; count: number }> {
  const [start, end] = [startOfLocalDay(from, shop.timeZone), startOfLocalDay(addDays(to, 1), shop.timeZone)];
  const here = stores === null ? sql`true` : sql`o.store_id = any(${[...stores]}::text[])`;
  const { rows } = await sql<{ cents: Cents; count: number }>`
    select coalesce(sum(r.cents), 0)::float8 as cents, count(*)::int as count
    from refund r join customer_order o on o.id = r.order_id
    where r.created_at >= ${start} and r.created_at < ${end} and not r.is_surplus and ${here}`.execute(db);
  return rows[0] ?? { cents: 0, count: 0 };
}
