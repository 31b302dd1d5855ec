import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';
import { pickupVat } from './pickup-vat.ts';

/** Where the money of a row comes from; refunds are negative. */
export type VatSource = 'sales' | 'pickups' | 'refunds';

/** Gross, net and VAT of one rate in a month. `isVoucher`: sold gift cards, whose VAT is due when they are spent. */
export type VatReportRow = {
  source: VatSource;
  rate: number;
  isVoucher: boolean;
  gross: Cents;
  net: Cents;
  vat: Cents;
};

/** Payments when ordering and refunds, by gateway and gift cards. */
export type VatReport = {
  rows: VatReportRow[];
  paid: { gateway: Cents; giftCards: Cents };
  back: { gateway: Cents; giftCards: Cents };
};

/**
 * The VAT of a month `YYYY-MM` in the shop's time zone: payments of orders, plus payments at pickups, less refunds.
 * Late and duplicate payments, which are refunded, are not sales.
 */
export async function vatReport(db: Kysely<Tables>, month: string, timeZone: string): Promise<VatReport> {
  const start = sql`(${month}::text || '-01')::timestamp at time zone ${timeZone}`;
  const end = sql`((${month}::text || '-01')::date + interval '1 month')::timestamp at time zone ${timeZone}`;
  const within = (column: ReturnType<typeof sql>) => sql<boolean>`${column} >= ${start} and ${column} < ${end}`;
  const sums = sql`sum((row ->> 'gross')::int * sign)::int as gross, sum((row ->> 'net')::int * sign)::int as net`;
  const { rows } = await sql<Omit<VatReportRow, 'vat'>>`
    with told as (
      select 'sales' as source, row, 1 as sign from customer_order, jsonb_array_elements(vat_now) row
        where ${within(sql`paid_at`)}
      union all
      select 'refunds', row, -1 from refund, jsonb_array_elements(vat) row
        where not is_surplus and ${within(sql`created_at`)}
    )
    select source, (row ->> 'rate')::float as rate, coalesce((row ->> 'isVoucher')::boolean, false) as "isVoucher", ${sums}
    from told group by 1, 2, 3
    having sum((row ->> 'gross')::int * sign) <> 0 or sum((row ->> 'net')::int * sign) <> 0
    order by "isVoucher", rate desc`.execute(db);
  const told = rows.map((row) => ({ ...row, vat: row.gross - row.net }));
  const pickups = await pickupVat(db, within);
  const paid = await sql<{ gateway: Cents; giftCards: Cents }>`
    select coalesce(sum(pay_now_cents - gift_card_cents), 0)::int as gateway, coalesce(sum(gift_card_cents), 0)::int as "giftCards"
    from customer_order where ${within(sql`paid_at`)}`.execute(db);
  const back = await sql<{ gateway: Cents; giftCards: Cents }>`
    select coalesce(sum(gateway_cents), 0)::int as gateway, coalesce(sum(gift_card_cents), 0)::int as "giftCards"
    from refund where not is_surplus and ${within(sql`created_at`)}`.execute(db);
  const none = { gateway: 0, giftCards: 0 };
  return {
    rows: [
      ...told.filter(({ source }) => source === 'sales'),
      ...pickups.map(({ isVoucher = false, ...row }) => ({ source: 'pickups' as const, isVoucher, ...row })),
      ...told.filter(({ source }) => source === 'refunds'),
    ],
    paid: paid.rows[0] ?? none,
    back: back.rows[0] ?? none,
  };
}
