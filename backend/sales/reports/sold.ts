import { type RawBuilder, sql } from 'kysely';
import { addDays, startOfLocalDay } from '#domain/base/time/local-day.ts';
import type { Period } from '#domain/sales/reports/period.ts';
import { shop } from '#shop.config';

/** Stores whose orders count; null: all. */
export type Stores = readonly string[] | null;

/**
 * The orders that count as sales, as `o`: paid in the period, whatever became of them later; refunds are a figure of their own
 * (report-3).
 */
export function soldIn({ from, to }: Period, stores: Stores): RawBuilder<boolean> {
  const [start, end] = [startOfLocalDay(from, shop.timeZone), startOfLocalDay(addDays(to, 1), shop.timeZone)];
  const here = stores === null ? sql`true` : sql`o.store_id = any(${[...stores]}::text[])`;
  return sql<boolean>`o.paid_at >= ${start} and o.paid_at < ${end} and ${here}`;
}

/** The sale of an order with VAT: its total less gift cards bought, which are sales when they are spent (report-3). */
export const soldCents = sql<number>`(o.total_cents - coalesce((
  select sum(card.total_cents) from order_line card where card.order_id = o.id and card.kind = 'gift_card'), 0))`;

/** The local day of the payment. */
export const paidDay = sql<string>`(o.paid_at at time zone ${shop.timeZone})::date`;
