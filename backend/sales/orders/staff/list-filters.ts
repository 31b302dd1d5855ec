import { type RawBuilder, sql } from 'kysely';
import { addDays, startOfLocalDay } from '#domain/base/time/local-day.ts';
import {
  LATE_DAYS,
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

const DAY_MS = 86_400_000;
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

const PAYMENTS: Record<NonNullable<OrderListQuery['payment']>, Condition> = {
  unpaid: sql`o.status = ${oneOf(statusGroups.unpaid)}`,
  part: sql`o.refunded_cents > 0 and o.status <> 'refunded'`,
  'by-hand': sql`o.id in (select order_id from refund where status = 'manual')`,
};

function byAssignee(assignee: string): Condition {
  if (assignee === 'none') return sql`o.assignee_id is null`;
  return UUID.test(assignee) ? sql`o.assignee_id = ${assignee}` : sql`false`;
}

/** What a person may list, and the filters of a query but for its text. */
function filterConditions(actor: Actor, query: OrderListQuery, now: Date): Condition[] {
  const { text, group, status, sku, store, delivery, payment, from, to, assignee, tag, least, most } = query;
  const stores = storesFor(actor, 'orders.read');
  const late = new Date(now.getTime() - LATE_DAYS * DAY_MS);
  const conditions: (Condition | false | null | '')[] = [
    // any order may be looked up by its exact number
    stores && !isOrderNumber(text) && sql`o.store_id = ${oneOf(stores)}`,
    group && sql`o.status = ${oneOf(statusGroups[group])}`,
    status && sql`o.status = ${status}`,
    sku && sql`o.id in (select order_id from order_line where upper(sku) = ${sku.toUpperCase()})`,
    store && sql`o.store_id = ${store}`,
    delivery && sql`o.shipping_method_id = ${oneOf(methodsOf(delivery))}`,
    payment && PAYMENTS[payment],
    from && sql`o.placed_at >= ${startOf(from)}`,
    to && sql`o.placed_at < ${startOf(addDays(to, 1))}`,
    assignee && byAssignee(assignee),
    tag && sql`o.tags <> '{}' and o.tags @> ${[tag]}::text[]`,
    least !== null && sql`o.total_cents >= ${least * 100}`,
    most !== null && sql`o.total_cents <= ${most * 100}`,
    query.isLate && sql`o.status = ${oneOf(statusGroups.pack)} and o.paid_at < ${late}`,
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
