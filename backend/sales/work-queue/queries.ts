import { type Kysely, type RawBuilder, sql } from 'kysely';
import { allOf } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { orderConditions } from '#backend/sales/orders/staff/service.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import {
  isOrderWork,
  type OrderWork,
  orderWorkQuery,
  paymentWorkQuery,
  type WorkOf,
} from '#domain/sales/work-queue/order-work.ts';
import type { WorkKind } from '#domain/sales/work-queue/work-kinds.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';

type Part = RawBuilder<unknown>;

const list = (values: readonly string[]) => sql`any(${[...values]}::text[])`;

/** Ordered, and its expected day is over. */
const isLate = (now: Date) => sql`status = 'ordered' and expected_on < ${localDay(now, shop.timeZone)}::date`;

const endOfToday = (now: Date) => startOfLocalDay(addDays(localDay(now, shop.timeZone), 1), shop.timeZone);

const SINCE: Partial<Record<OrderWork, Part>> = { 'hand-over': sql`o.updated_at` };
const unseenSince = ({ id }: StaffActor) => sql`(select min(n.at) from order_note n
  where n.order_id = o.id and n.mentions @> array[${id}]::uuid[]
    and not exists (select from note_seen where note_id = n.id and staff_id = ${id}))`;

/** Work with orders: the conditions of the list that its number links to. */
const orders = (actor: StaffActor, kind: OrderWork, of: WorkOf, now: Date): Part => {
  const isMention = kind === 'mentions';
  const since = isMention ? unseenSince(actor) : (SINCE[kind] ?? sql`coalesce(o.paid_at, o.placed_at)`);
  return sql`select ${isMention ? sql`null::text` : sql`o.store_id`} as store, ${since} as since
    from customer_order o where ${allOf(orderConditions(actor, orderWorkQuery(kind, of), now))}`;
};

/** What else waits of each kind: store, since when, whose. */
const waiting: Record<Exclude<WorkKind, OrderWork>, (now: Date) => Part> = {
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

/** How many things wait for a person, by kind and store, in one statement. */
export async function countWork(
  db: Kysely<Tables>,
  actor: StaffActor,
  scopes: readonly WorkScope[],
  { now, ...of }: WorkOf & { now: Date },
): Promise<WorkRow[]> {
  if (scopes.length === 0) return [];
  const others = (kind: Exclude<WorkKind, OrderWork>, stores: readonly string[] | null): Part => {
    const mine = of.assignee === null ? sql`true` : sql`assignee = ${of.assignee}`;
    const here = stores === null ? sql`true` : sql`store = ${list(stores)}`;
    return sql`select store, since from (${waiting[kind](now)}) things where ${mine} and ${here}`;
  };
  const parts = scopes.map(({ kind, stores }) => {
    const things = isOrderWork(kind) ? orders(actor, kind, of, now) : others(kind, stores);
    return sql`select ${kind}::text as kind, store, count(*)::int as count, min(since) as oldest
      from (${things}) waiting group by store`;
  });
  const { rows } = await sql<WorkRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** An order of which a payment or refund somebody must look at; the sum of those of its most urgent kind. */
export type PaymentTask = {
  kind: 'refund-by-hand' | 'refund-failed' | 'payment-pending';
  number: string;
  cents: number;
  since: Date;
};

/** The oldest payment tasks, and how many orders have one. */
export type PaymentTasks = { oldest: PaymentTask[]; total: number };

/** Rows on the start page; the others are in the list that it links to. */
const SHOWN_PAYMENTS = 8;

/** Orders with refunds to pay by hand, refunds that failed, payments that the gateway has not confirmed; the oldest first. */
export async function paymentTasks(
  db: Kysely<Tables>,
  actor: StaffActor,
  { now, ...of }: WorkOf & { now: Date },
): Promise<PaymentTasks> {
  const { rows } = await sql<PaymentTask & { total: number }>`
    with orders as (select o.id, o.number from customer_order o
      where ${allOf(orderConditions(actor, paymentWorkQuery(of), now))}),
    tasks as (
      select o.number, case r.status when 'manual' then 'refund-by-hand' else 'refund-failed' end as kind,
        case r.status when 'failed' then 1 else 2 end as rank, r.cents, r.created_at as since
      from orders o join refund r on r.order_id = o.id where r.status in ('manual', 'failed')
      union all
      select o.number, 'payment-pending', 3, a.amount_cents, a.created_at
      from orders o join payment_attempt a on a.order_id = o.id where a.status = 'pending'),
    urgent as (
      select distinct on (number) number, kind, sum(cents)::int as cents, min(since) as since
      from tasks group by number, kind, rank order by number, rank)
    select number, kind, cents, since, count(*) over ()::int as total from urgent
    order by since, number limit ${SHOWN_PAYMENTS}`.execute(db);
  return { oldest: rows.map(({ total, ...task }) => task), total: rows[0]?.total ?? 0 };
}
