import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';

/**
 * Gift cards over a period, in cents: `before + issued − used + refunded + adjusted − expired = open` (gift-card-3).
 * `used` is net of cancelled orders; `cards` have an open balance.
 */
export type GiftCardReport = Record<
  'before' | 'issued' | 'used' | 'refunded' | 'adjusted' | 'expired' | 'open',
  Cents
> & { cards: number };

/**
 * Gift cards in a month `YYYY-MM` of the shop's time zone, or since the beginning (null), with the balances at its
 * end.
 */
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
