import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import {
  type DeliveryFilter,
  type ExpectedFilter,
  LATE_DAYS,
  type MentionFilter,
  methodsOf,
  type OrderListQuery,
  phoneDigits,
  statusGroups,
} from '#domain/sales/orders/order-list.ts';
import { isOrderNumber } from '#domain/sales/orders/order-number.ts';
import { type Actor, storesFor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { contactSearch } from './contact-access.ts';

type Condition = RawBuilder<boolean>;

/** Shorter words have no trigrams, so they would be searched row by row. */
const LEAST_LETTERS = 3;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const startOf = (day: string) => startOfLocalDay(day, shop.timeZone);
const oneOf = (values: readonly string[]) => sql`any(${[...values]}::text[])`;
const escaped = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Words to look for among contacts; a phone number is one word of its digits. */
function contactWords(text: string): string[] {
  if (/^[+\d][\d\s()-]*$/.test(text)) return [phoneDigits(text)];
  return text.toLowerCase().split(/\s+/);
}

/** The contact of an order holds every word, as far as the actor may see contacts; null where no contact can match. */
function byContact(actor: Actor, text: string): Condition[] | null {
  const words = contactWords(text).filter((word) => word.length >= LEAST_LETTERS);
  const access = contactSearch(actor);
  if (words.length === 0 || access === 'none') return null;
  const holds = words.map((word) => sql<boolean>`order_search_text(o.contact, o.email) like ${escaped(word)}`);
  if (access !== 'all') {
    holds.push(sql<boolean>`o.status = ${oneOf(statusGroups.open)}`);
    if (access.openOf) holds.push(sql<boolean>`o.store_id = ${oneOf(access.openOf)}`);
  }
  return holds;
}

/** The order has a number, sku or tracking code. Ids first: each part uses an index of its own. */
function byCode(text: string): Condition {
  const code = text.toUpperCase();
  return sql<boolean>`o.id in (
    select id from customer_order where number = ${text}
    union select order_id from order_line where upper(sku) = ${code}
    union select order_id from shipment where upper(tracking_code) = ${code})`;
}

/** A bank that has said nothing for so long may have lost the payment. */
const PENDING_MINUTES = 20;
const withRefund = (...states: string[]) =>
  sql`select order_id from refund where status = ${oneOf(states)} and status in ('manual', 'failed')`;

/** The bank has not confirmed a payment of an order that waits for it. */
const withPending = (now: Date) => sql`select attempt.order_id from payment_attempt attempt
  join customer_order waiting on waiting.id = attempt.order_id and waiting.status = 'pending_payment'
  where attempt.status = 'pending' and attempt.created_at < ${new Date(now.getTime() - PENDING_MINUTES * 60_000)}`;

// ids first: alternatives on the order itself would read every order
const PAYMENTS: Record<NonNullable<OrderListQuery['payment']>, (now: Date) => Condition> = {
  unpaid: () => sql`o.status = ${oneOf(statusGroups.unpaid)}`,
  part: () => sql`o.refunded_cents > 0 and o.status <> 'refunded'`,
  check: (now) => sql`o.id in (${withRefund('manual', 'failed')} union ${withPending(now)})`,
  'by-hand': () => sql`o.id in (${withRefund('manual')})`,
  failed: () => sql`o.id in (${withRefund('failed')})`,
  pending: (now) => sql`o.id in (${withPending(now)})`,
};

const byDelivery = (delivery: DeliveryFilter) =>
  delivery === 'sent'
    ? sql<boolean>`o.shipping_method_id <> all(${methodsOf('store')}::text[])`
    : sql<boolean>`o.shipping_method_id = ${oneOf(methodsOf(delivery))}`;

const isPacked = sql<boolean>`o.status = ${oneOf(statusGroups.pack)}`;

/** Units that no store had when the order's goods were last taken from the shelves. */
const isMissing = sql<boolean>`exists (
  select from (select details from order_event where order_id = o.id and kind = 'stock_taken' order by id desc limit 1) taken,
    jsonb_array_elements(taken.details -> 'lines') line where coalesce((line ->> 'missing')::int, 0) > 0)`;

/** A line whose goods are expected before (late) or from today on is not sent whole. Ids first, by the index of expected days. */
function byExpected(expected: ExpectedFilter, now: Date): Condition {
  const today = localDay(now, shop.timeZone);
  const isThen = expected === 'late' ? sql`l.expected_on < ${today}::date` : sql`l.expected_on >= ${today}::date`;
  return sql<boolean>`o.id in (select l.order_id from order_line l where ${isThen} and l.amount - l.refunded_amount > (
    select coalesce(sum(inside.amount), 0) from shipment_line inside join shipment s on s.id = inside.shipment_id
    where s.order_id = l.order_id and inside.position = l.position))`;
}

function isLate(now: Date): Condition {
  const late = new Date(now.getTime() - LATE_DAYS * DAY_MS);
  return sql<boolean>`(o.paid_at < ${late} or ${byExpected('late', now)})`;
}

/** Notes of the order name the person; `unseen`: one that they have not seen. */
function byMention(actor: Actor, mention: MentionFilter): Condition {
  if (actor.kind !== 'staff') return sql<boolean>`false`;
  const isUnseen = sql`not exists (select from note_seen where note_id = n.id and staff_id = ${actor.id})`;
  return sql<boolean>`o.id in (select n.order_id from order_note n
    where n.mentions @> array[${actor.id}]::uuid[] and ${mention === 'unseen' ? isUnseen : sql`true`})`;
}

function byAssignee(assignee: string): Condition {
  if (assignee === 'none') return sql`o.assignee_id is null`;
  return UUID.test(assignee) ? sql`o.assignee_id = ${assignee}` : sql`false`;
}

/** What a person may list, and the filters of a query but for its text: conditions on `customer_order o`. */
export function filterConditions(actor: Actor, query: OrderListQuery, now: Date): Condition[] {
  const { text, group, status, sku, store, delivery, payment, from, to, assignee, tag, least, most } = query;
  const { mention, expected } = query;
  const stores = storesFor(actor, 'orders.read');
  const conditions: (Condition | false | null | '')[] = [
    // any order may be looked up by its exact number, and be shown to who is named in its notes
    stores && !isOrderNumber(text) && !mention && sql`o.store_id = ${oneOf(stores)}`,
    group && sql`o.status = ${oneOf(statusGroups[group])}`,
    status && sql`o.status = ${status}`,
    sku && sql`o.id in (select order_id from order_line where upper(sku) = ${sku.toUpperCase()})`,
    store && sql`o.store_id = ${store}`,
    delivery && byDelivery(delivery),
    payment && PAYMENTS[payment](now),
    from && sql`o.placed_at >= ${startOf(from)}`,
    to && sql`o.placed_at < ${startOf(addDays(to, 1))}`,
    assignee && byAssignee(assignee),
    tag && sql`o.tags <> '{}' and o.tags @> ${[tag]}::text[]`,
    least !== null && sql`o.total_cents >= ${least * 100}`,
    most !== null && sql`o.total_cents <= ${most * 100}`,
    mention && byMention(actor, mention),
    (query.isLate || query.isMissing || expected) && isPacked,
    query.isLate && isLate(now),
    query.isMissing && isMissing,
    expected && byExpected(expected, now),
    query.isPartial && sql`o.status = 'preparing' and exists (select from shipment where order_id = o.id)`,
    query.hasNote && sql`exists (select from order_note where order_id = o.id)`,
    query.isCompany && sql`o.contact ->> 'customerType' = 'company'`,
  ];
  return conditions.filter((condition): condition is Condition => typeof condition === 'object' && condition !== null);
}

/**
 * Alternatives of conditions on `customer_order o`: an order that meets one of them is found. A text is looked for among codes and
 * among contacts apart, so that each can stop at the end of a page: a frequent name has more matches than can be read.
 */
export function listConditions(actor: Actor, query: OrderListQuery, now: Date): Condition[][] {
  const filters = filterConditions(actor, query, now);
  if (!query.text) return [filters];
  const contact = byContact(actor, query.text);
  return [[...filters, byCode(query.text)], ...(contact ? [[...filters, ...contact]] : [])];
}
