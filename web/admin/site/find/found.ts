import { formatEuros } from '#domain/base/money.ts';
import { readMessageList } from '#domain/content/contact/message-list.ts';
import { readOrderList } from '#domain/sales/orders/order-list.ts';
import { readQuoteList } from '#domain/sales/quotes/quote-list.ts';
import { grantOf, type Permission } from '#domain/staff/permissions.ts';
import type { staffOf } from '#web/admin/base/context.ts';

/** Something that staff look for by number, name, phone or code, and its page. */
export type Found = {
  kind:
    | 'order'
    | 'quote'
    | 'customer'
    | 'message'
    | 'product'
    | 'part'
    | 'gift-card'
    | 'return'
    | 'booking'
    | 'company';
  title: string;
  sub: string;
  to: string;
};

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>;
type Find = (staff: Staff, text: string) => Promise<Found[]>;

/** Results of each kind. */
const MOST = 5;

const titleOf = (number: string, name: string | null) => (name ? `${number} ${name}` : number);

const orders: Find = async ({ shop, actor }, q) => {
  const found = await shop.orders.list(actor, readOrderList(new URLSearchParams({ q })), { limit: MOST });
  return found.orders.map(({ number, customer, total }) => ({
    kind: 'order',
    title: titleOf(number, customer),
    sub: formatEuros(total),
    to: `/tilaukset/${number}`,
  }));
};

const customers: Find = async ({ shop, actor }, q) => {
  const found = await shop.accounts.staff.find(actor, q);
  return found.customers.slice(0, MOST).map(({ id, name, email }) => ({
    kind: 'customer',
    title: name || email,
    sub: email,
    to: `/asiakkaat/${encodeURIComponent(id)}`,
  }));
};

const quotes: Find = async ({ shop, actor }, q) => {
  const found = await shop.quotes.staff.list(actor, readQuoteList(new URLSearchParams({ q })), null);
  return found.quotes.slice(0, MOST).map(({ number, customer, total }) => ({
    kind: 'quote',
    title: titleOf(number, customer),
    to: `/tarjoukset/${number}`,
    sub: total === null ? '' : formatEuros(total),
  }));
};

const messages: Find = async ({ shop, actor }, q) => {
  const found = await shop.contact.inbox.list(actor, readMessageList(new URLSearchParams({ q })), null);
  return found.messages.slice(0, MOST).map(({ number, name, start }) => ({
    kind: 'message',
    title: titleOf(number, name),
    sub: start,
    to: `/viestit/${number}`,
  }));
};

const products: Find = async ({ shop, actor }, q) =>
  (await shop.products.find(actor, q, MOST)).map(({ name, sku }) => ({
    kind: 'product',
    title: name,
    sub: sku,
    to: `/tuotteet/${encodeURIComponent(sku)}`,
  }));

/** Codes of parts have digits; words find thousands of parts. */
const parts: Find = async ({ shop }, q) => {
  if (!/\d/.test(q)) return [];
  const found = await shop.spareParts.find({ code: q, supplierNumber: null, limit: MOST });
  return found.parts.map(({ sku, productCode, name }) => ({
    kind: 'part',
    title: productCode,
    sub: name.default,
    to: `/varaosat?sku=${encodeURIComponent(sku)}`,
  }));
};

/** By the code, its last four characters, or the number of the order that bought or used a card. */
const giftCards: Find = async ({ shop, actor }, q) => {
  if (!/^[\dA-Za-z-]{4,20}$/.test(q) || !(q.length === 4 || /\d/.test(q))) return [];
  const { cards } = await shop.giftCards.staff.list(actor, q, null);
  return cards.slice(0, MOST).map(({ id, codeEnd, openAmount }) => ({
    kind: 'gift-card',
    title: `…${codeEnd}`,
    sub: formatEuros(openAmount),
    to: `/lahjakortit/${id}`,
  }));
};

const returns: Find = async ({ shop, actor }, q) => {
  const { withdrawals } = await shop.withdrawals.staff.list(actor, { text: q, state: null });
  return withdrawals.slice(0, MOST).map(({ id, orderNumber, order, name }) => ({
    kind: 'return',
    title: titleOf(order?.number ?? orderNumber, name),
    sub: '',
    to: `/palautukset/${id}`,
  }));
};

const bookings: Find = async ({ shop, actor }, q) =>
  (await shop.serviceBookings.staff.find(actor, q, MOST)).map(({ id, name, machine }) => ({
    kind: 'booking',
    title: titleOf(String(id), name),
    sub: machine,
    to: `/huolto/${id}`,
  }));

const companies: Find = async ({ shop, actor }, q) => {
  const found = await shop.companies.staff.list(actor, { status: null, text: q });
  return found.companies.slice(0, MOST).map(({ id, name, businessId }) => ({
    kind: 'company',
    title: name,
    sub: businessId,
    to: `/yritykset/${id}`,
  }));
};

const finds: [Permission, Find][] = [
  ['orders.read', orders],
  ['customers.read', customers],
  ['quotes.read', quotes],
  ['messages.read', messages],
  ['products.read', products],
  ['stock.read', parts],
  ['returns.read', returns],
  ['service-bookings.handle', bookings],
  ['gift-cards.read', giftCards],
  ['companies.read', companies],
];

/** Everything a text finds that the person's role may open. */
export async function findAll(staff: Staff, text: string): Promise<Found[]> {
  const allowed = finds.filter(([permission]) => grantOf(staff.actor.role, permission) !== null);
  return (await Promise.all(allowed.map(([, find]) => find(staff, text)))).flat();
}
