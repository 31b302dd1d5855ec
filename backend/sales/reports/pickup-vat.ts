import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import { type DueLine, vatAtPickup } from '#domain/sales/orders/due-later.ts';

type PickedUp = {
  number: string;
  at: Date;
  vat: VatRow[];
  vatNow: VatRow[];
  lines: (DueLine & { vatRate: number; isGiftCard: boolean })[];
  refundedBefore: VatRow[];
};

/** An order with a deposit that was picked up: `rest` is the VAT of what was paid there, `vatNow` of the deposit. */
export type Pickup = Pick<PickedUp, 'number' | 'at' | 'vatNow' | 'refundedBefore'> & { rest: VatRow[] };

/**
 * Orders with deposits completed `within` a period. Units refunded before are not paid there; later refunds are booked as
 * refunds.
 */
export async function pickupsWithin(
  db: Kysely<Tables>,
  within: (column: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<Pickup[]> {
  const before = sql`from refund r
      join order_event told on told.order_id = o.id and told.kind = 'refund' and told.details ->> 'refund' = r.id::text`;
  const { rows } = await sql<PickedUp>`
    select o.number, e.at, o.vat, o.vat_now as "vatNow", lines.lines, (
        select coalesce(jsonb_agg(row), '[]') ${before} cross join jsonb_array_elements(r.vat) row
        where r.order_id = o.id and told.id < e.id and not r.is_surplus) as "refundedBefore"
    from customer_order o
      join order_event e on e.order_id = o.id and e.kind = 'completed'
      join lateral (
        select jsonb_agg(jsonb_build_object('amount', l.amount, 'unit', l.unit_cents, 'discount', l.discount_cents,
          'total', l.total_cents, 'deposit', l.deposit_cents, 'vatRate', l.vat_rate, 'isGiftCard', l.kind = 'gift_card',
          'refundedAmount', (
            select coalesce(sum((back ->> 'amount')::int), 0) ${before} cross join jsonb_array_elements(r.lines) back
            where r.order_id = o.id and told.id < e.id and (back ->> 'position')::int = l.position))) as lines
        from order_line l where l.order_id = o.id
      ) lines on true
    where o.due_later_cents > 0 and ${within(sql`e.at`)} order by e.id`.execute(db);
  return rows.map(({ number, at, vatNow, refundedBefore, ...order }) => ({
    number,
    at,
    vatNow,
    refundedBefore,
    rest: vatAtPickup({ ...order, vatNow }),
  }));
}

/** VAT by rate of what was paid at the pickups within a period. */
export async function pickupVat(
  db: Kysely<Tables>,
  within: (column: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<VatRow[]> {
  const rows = await pickupsWithin(db, within);
  const sums = new Map<string, VatRow>();
  for (const row of rows.flatMap(({ rest }) => rest)) {
    const key = `${row.isVoucher ?? false} ${row.rate}`;
    const { gross = 0, net = 0, vat = 0 } = sums.get(key) ?? {};
    sums.set(key, { ...row, gross: gross + row.gross, net: net + row.net, vat: vat + row.vat });
  }
  return [...sums.values()].toSorted(
    (a, b) => Number(a.isVoucher ?? false) - Number(b.isVoucher ?? false) || b.rate - a.rate,
  );
}
