import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { pickupsWithin } from '#backend/sales/reports/pickup-vat.ts';
import type { Cents } from '#domain/base/money.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import type { JournalFact, SettlementFact } from '#domain/sales/bookkeeping/journal.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import { vatLeft } from '#domain/sales/orders/refund-vat.ts';

/** Local days, both included. */
export type Period = { from: string; to: string };
type Db = Kysely<Tables>;

const within = ({ from, to }: Period, timeZone: string) => {
  const [start, end] = [startOfLocalDay(from, timeZone), startOfLocalDay(addDays(to, 1), timeZone)];
  return (column: ReturnType<typeof sql>) => sql<boolean>`${column} >= ${start} and ${column} < ${end}`;
};

/** All that moved money in a period, as the sales journal reads it; in the order of the days. */
export async function journalFacts(db: Db, period: Period, timeZone: string): Promise<JournalFact[]> {
  const inPeriod = within(period, timeZone);
  const dayOf = (at: Date) => localDay(at, timeZone);
  return [
    ...(await payments(db, inPeriod, dayOf)),
    ...(await pickups(db, inPeriod, dayOf)),
    ...(await refunds(db, inPeriod, dayOf)),
    ...(await paidByHand(db, inPeriod, dayOf)),
    ...(await ownCards(db, inPeriod, dayOf)),
    ...(await paidInvoices(db, period)),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

type Within = ReturnType<typeof within>;
type DayOf = (at: Date) => string;

async function payments(db: Db, inPeriod: Within, dayOf: DayOf): Promise<JournalFact[]> {
  const { rows } = await sql<{
    number: string;
    at: Date;
    vat: VatRow[];
    owed: Cents;
    giftCard: Cents;
    invoice: Cents;
    isAdvance: boolean;
  }>`
    select o.number, o.paid_at as at, o.vat_now as vat, o.pay_now_cents - o.gift_card_cents as owed,
      o.gift_card_cents as "giftCard", coalesce(issued.cents, 0) as invoice, o.due_later_cents > 0 as "isAdvance"
    from customer_order o left join company_invoice i on i.order_id = o.id
      left join company_invoice_entry issued on issued.invoice_id = i.id and issued.kind = 'issued'
    where ${inPeriod(sql`o.paid_at`)} order by o.paid_at, o.number`.execute(db);
  return rows.map(({ number, at, vat, owed, giftCard, invoice, isAdvance }) => ({
    kind: 'payment',
    day: dayOf(at),
    number,
    vat,
    isAdvance,
    means: { gateway: owed - invoice, giftCard, invoice },
  }));
}

async function pickups(db: Db, inPeriod: Within, dayOf: DayOf): Promise<JournalFact[]> {
  const found = await pickupsWithin(db, inPeriod);
  return found.map(({ number, at, rest, vatNow, refundedBefore }) => ({
    kind: 'pickup',
    day: dayOf(at),
    number,
    vat: rest,
    advances: vatLeft(vatNow, refundedBefore),
  }));
}

async function refunds(db: Db, inPeriod: Within, dayOf: DayOf): Promise<JournalFact[]> {
  const { rows } = await sql<{
    number: string;
    at: Date;
    vat: VatRow[];
    cents: Cents;
    gateway: Cents;
    giftCard: Cents;
    credited: Cents;
    isSurplus: boolean;
    isAdvance: boolean;
  }>`
    select o.number, r.created_at as at, r.vat, r.cents, r.gateway_cents as gateway, r.gift_card_cents as "giftCard",
      -coalesce(credit.cents, 0) as credited, r.is_surplus as "isSurplus",
      o.due_later_cents > 0 and not exists (
        select from order_event done where done.order_id = o.id and done.kind = 'completed' and done.id < coalesce((
          select min(told.id) from order_event told
          where told.order_id = o.id and told.kind = 'refund' and told.details ->> 'refund' = r.id::text), 9223372036854775807)
      ) as "isAdvance"
    from refund r join customer_order o on o.id = r.order_id
      left join company_invoice_entry credit on credit.refund_id = r.id and credit.kind = 'credited'
    where ${inPeriod(sql`r.created_at`)} order by r.created_at, r.id`.execute(db);
  return rows.map(({ number, at, vat, cents, gateway, giftCard, credited, isSurplus, isAdvance }): JournalFact => {
    const about = { day: dayOf(at), number };
    if (isSurplus) return { ...about, kind: 'surplus', cents };
    return {
      ...about,
      kind: 'refund',
      vat,
      isAdvance,
      means: { gateway: gateway - credited, giftCard, invoice: credited },
    };
  });
}

async function paidByHand(db: Db, inPeriod: Within, dayOf: DayOf): Promise<JournalFact[]> {
  const { rows } = await sql<{ number: string; at: Date; cents: Cents }>`
    select o.number, e.at, r.gateway_cents as cents
    from order_event e join customer_order o on o.id = e.order_id
      join refund r on r.order_id = o.id and r.id::text = e.details ->> 'refund'
    where e.kind = 'refund_by_hand' and ${inPeriod(sql`e.at`)} order by e.id`.execute(db);
  return rows.map(({ number, at, cents }) => ({ kind: 'paid-by-hand', day: dayOf(at), number, cents }));
}

/** Invoices paid on the account, on the day of the bank. */
async function paidInvoices(db: Db, { from, to }: Period): Promise<JournalFact[]> {
  const { rows } = await sql<{ number: string; day: string; cents: Cents }>`
    select i.reference as number, e.on_day::text as day, -e.cents as cents
    from company_invoice_entry e join company_invoice i on i.id = e.invoice_id
    where e.kind = 'paid' and e.on_day between ${from}::date and ${to}::date order by e.on_day, e.id`.execute(db);
  return rows.map(({ number, day, cents }) => ({ kind: 'invoice-paid', day, number, cents }));
}

/** Cards that no order bought: given, changed, expired. Those taken back with their order are part of its refund. */
async function ownCards(db: Db, inPeriod: Within, dayOf: DayOf): Promise<JournalFact[]> {
  const { rows } = await sql<{ at: Date; cents: Cents; isExpired: boolean }>`
    select at, case when kind = 'expire' then -cents else cents end as cents, kind = 'expire' as "isExpired"
    from gift_card_entry entry
    where kind in ('issue', 'adjust', 'expire') and ${inPeriod(sql`at`)} and (kind <> 'issue' or order_id is null)
      and not (kind = 'adjust' and exists (select from refund where 'refund ' || id = entry.reason))
    order by entry.id`.execute(db);
  return rows.map(({ at, cents, isExpired }) => ({
    kind: isExpired ? 'card-expired' : 'card-given',
    day: dayOf(at),
    number: null,
    cents,
  }));
}

/** Settlements that the gateway has paid in a period, with their payments. A settlement's day is the one of the bank. */
export async function settlementFacts(db: Db, { from, to }: Period): Promise<SettlementFact[]> {
  const { rows } = await sql<SettlementFact>`
    select s.id, s.reference, s.day, (
      select coalesce(jsonb_agg(jsonb_build_object('cents', p.cents, 'isOurs', p.stamp is not null)), '[]')
      from settlement_payment p where p.settlement_id = s.id) as rows
    from (select id, reference, matched_at, (coalesce(settled_at, created_at) at time zone 'UTC')::date::text as day
      from settlement) s
    where s.matched_at is not null and s.day between ${from} and ${to} order by s.day, s.id`.execute(db);
  return rows;
}

/** Payments of the gateway that no settlement has paid yet: what it owes the shop (open receivables). */
export type OpenReceivable = { number: string; paidOn: string; cents: Cents };

const LISTED = 500;

export async function openReceivables(
  db: Db,
  timeZone: string,
): Promise<{ rows: OpenReceivable[]; total: Cents; count: number }> {
  const { rows } = await sql<OpenReceivable & { total: Cents; count: number }>`
    select o.number, (o.paid_at at time zone ${timeZone})::date::text as "paidOn", p.amount_cents as cents,
      sum(p.amount_cents) over ()::float8 as total, count(*) over ()::int as count
    from payment_attempt p join customer_order o on o.id = p.order_id
    where p.status = 'ok' and o.paid_at is not null and not exists (
      select from settlement_payment paid where paid.stamp = p.stamp and paid.cents > 0)
    order by o.paid_at, o.number limit ${LISTED}`.execute(db);
  return {
    rows: rows.map(({ number, paidOn, cents }) => ({ number, paidOn, cents })),
    total: rows[0]?.total ?? 0,
    count: rows[0]?.count ?? 0,
  };
}
