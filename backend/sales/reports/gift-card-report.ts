import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';

/**
 * Gift cards over a time, in cents: `before + issued − used + refunded + adjusted − expired = open`. `used` is net of orders
 * that were cancelled; `cards` have something left.
 */
export type GiftCardReport = Record<
  'before' | 'issued' | 'used' | 'refunded' | 'adjusted' | 'expired' | 'open',
  Cents
> & { cards: number };

/** What happened to gift cards in a month `YYYY-MM` of the shop's time, or ever since (null), and what is open at its end. */
export async function giftCardReport(
  db: Kysely<Tables>,
  month: string | null,
  timeZone: string,
): Promise<GiftCardReport> {
  const start = month
    ? sql`(${month}::text || '-01')::timestamp at time zone ${timeZone}`
    : sql`'-infinity'::timestamptz`;
  const end = month
    ? sql`((${month}::text || '-01')::date + interval '1 month')::timestamp at time zone ${timeZone}`
    : sql`'infinity'::timestamptz`;
  const of = (...kinds: string[]) =>
    sql`coalesce(sum(cents) filter (where at >= ${start} and kind = any(${kinds})), 0)::int`;
  const { rows } = await sql<GiftCardReport>`
    with entries as (select * from gift_card_entry where at < ${end})
    select coalesce(sum(cents) filter (where at < ${start}), 0)::int as before,
      ${of('issue')} as issued, -${of('hold', 'release')} as used, ${of('refund')} as refunded,
      ${of('adjust')} as adjusted, -${of('expire')} as expired, coalesce(sum(cents), 0)::int as open,
      (select count(*)::int from (select gift_card_id from entries group by 1 having sum(cents) > 0) open_cards) as cards
    from entries`.execute(db);
  const [report] = rows;
  if (!report) throw new Error('no sum of gift cards');
  return report;
}
