import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { LATE_DAYS, methodsOf, statusGroups } from '#domain/sales/orders/order-list.ts';
import type { WorkKind } from '#domain/sales/work-queue/work-kinds.ts';
import { shop } from '#shop.config';

type Part = RawBuilder<unknown>;

const DAY_MS = 86_400_000;
const list = (values: readonly string[]) => sql`any(${[...values]}::text[])`;
const atStore = sql`o.shipping_method_id = ${list(methodsOf('store'))}`;
const packing = sql`o.status = ${list(statusGroups.pack)}`;

/** Units that no store had when the order was paid. */
const lacks = sql`exists (select from order_event e, jsonb_array_elements(e.details -> 'lines') line
  where e.order_id = o.id and e.kind = 'stock_taken' and coalesce((line ->> 'missing')::int, 0) > 0)`;

/** Ordered, and its expected day is over. */
const isLate = (now: Date) => sql`status = 'ordered' and expected_on < ${localDay(now, shop.timeZone)}::date`;

const endOfToday = (now: Date) => startOfLocalDay(addDays(localDay(now, shop.timeZone), 1), shop.timeZone);

const orders = (where: Part, since: Part = sql`coalesce(o.paid_at, o.placed_at)`): Part =>
  sql`select o.store_id as store, ${since} as since, o.assignee_id as assignee from customer_order o where ${where}`;

/** What waits of each kind: store, since when, whose. */
const waiting: Record<WorkKind, (now: Date) => Part> = {
  pack: () => orders(sql`${packing} and not ${atStore}`),
  collect: () => orders(sql`${packing} and ${atStore}`),
  'hand-over': () => orders(sql`o.status = 'ready_for_pickup'`, sql`o.updated_at`),
  late: (now) => orders(sql`${packing} and o.paid_at < ${new Date(now.getTime() - LATE_DAYS * DAY_MS)}`),
  missing: () => orders(sql`${packing} and ${lacks}`),
  'special-arrived': () =>
    sql`select store_id as store, changed_at as since, null::uuid as assignee from special_order where status = 'arrived'`,
  'special-late': (now) =>
    sql`select store_id as store, expected_on::timestamptz as since, null::uuid as assignee
      from special_order where ${isLate(now)}`,
  // booked for today, and earlier ones that nobody has marked
  service: (now) =>
    sql`select store_id as store, least(starts_at, ${now}::timestamptz) as since, null::uuid as assignee
      from service_booking where status = 'booked' and starts_at < ${endOfToday(now)}`,
  quotes: () =>
    sql`select null::text as store, created_at as since, assignee_id as assignee from quote where status = 'requested'`,
  messages: () =>
    sql`select store_id as store, created_at as since, assignee_id as assignee from contact_message where state = 'open'`,
  reviews: () =>
    sql`select null::text as store, created_at as since, null::uuid as assignee from review where state = 'pending'`,
  questions: () =>
    sql`select null::text as store, created_at as since, null::uuid as assignee from product_question where state = 'pending'`,
  returns: () =>
    sql`select o.store_id as store, w.received_at as since, w.assignee_id as assignee
      from withdrawal w left join customer_order o on o.id = w.order_id where w.state in ('received', 'goods_in')`,
};

/** Which stores' work of a kind is read; null: of all. */
export type WorkScope = { kind: WorkKind; stores: readonly string[] | null };
export type WorkRow = { kind: WorkKind; store: string | null; count: number; oldest: Date };

/** How many things wait, by kind and store, in one statement. `assignee`: only those of a person. */
export async function countWork(
  db: Kysely<Tables>,
  scopes: readonly WorkScope[],
  { now, assignee }: { now: Date; assignee: string | null },
): Promise<WorkRow[]> {
  if (scopes.length === 0) return [];
  const parts = scopes.map(({ kind, stores }) => {
    const mine = assignee === null ? sql`true` : sql`assignee = ${assignee}`;
    const here = stores === null ? sql`true` : sql`store = ${list(stores)}`;
    return sql`select ${kind}::text as kind, store, count(*)::int as count, min(since) as oldest
      from (${waiting[kind](now)}) things where ${mine} and ${here} group by store`;
  });
  const { rows } = await sql<WorkRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** A payment that somebody must look at. */
export type PaymentTask = {
  kind: 'refund-by-hand' | 'refund-failed' | 'payment-pending';
  number: string;
  cents: number;
  since: Date;
};

const MOST_PAYMENTS = 8;
/** A bank that has said nothing for so long may have lost the payment. */
const PENDING_MINUTES = 20;

/** Refunds to pay by hand, refunds that failed, payments that the gateway has not confirmed; the oldest first. */
export async function paymentTasks(
  db: Kysely<Tables>,
  stores: readonly string[] | null,
  now: Date,
): Promise<PaymentTask[]> {
  const here = stores === null ? sql`true` : sql`o.store_id = ${list(stores)}`;
  const pendingSince = new Date(now.getTime() - PENDING_MINUTES * 60_000);
  const { rows } = await sql<PaymentTask>`
    select case r.status when 'manual' then 'refund-by-hand' else 'refund-failed' end as kind,
      o.number, r.cents, r.created_at as since
    from refund r join customer_order o on o.id = r.order_id where r.status in ('manual', 'failed') and ${here}
    union all
    select 'payment-pending', o.number, a.amount_cents, a.created_at
    from payment_attempt a join customer_order o on o.id = a.order_id
    where a.status = 'pending' and o.status = 'pending_payment' and a.created_at < ${pendingSince} and ${here}
    order by since limit ${MOST_PAYMENTS}`.execute(db);
  return rows;
}
