import { formatEuros } from '#domain/base/money.ts';
import { readMessageList } from '#domain/content/contact/message-list.ts';
import { readOrderList } from '#domain/sales/orders/order-list.ts';
import { readQuoteList } from '#domain/sales/quotes/quote-list.ts';
import { grantOf, type Permission } from '#domain/staff/permissions.ts';
import type { staffOf } from '#web/admin/base/context.ts';

/** Something that staff look for by number, name or phone, and its page. */
export type Found = { kind: 'order' | 'quote' | 'customer' | 'message'; title: string; sub: string; to: string };

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>;
type Find = (staff: Staff, text: string) => Promise<Found[]>;

/** Results of each kind. */
const MOST = 5;

const titleOf = (number: string, name: string | null) => (name ? `${number} ${name}` : number);

const orders: Find = async ({ shop, actor }, q) => {
  const found = await shop.orders.list(actor, readOrderList(new URLSearchParams({ q })), { limit: MOST });
  return found.orders.map(({ number, customer, total }) => ({
    ...{ kind: 'order', title: titleOf(number, customer), sub: formatEuros(total), to: `/tilaukset/${number}` },
  }));
};

const customers: Find = async ({ shop, actor }, q) => {
  const found = await shop.accounts.staff.find(actor, q);
  return found.customers.slice(0, MOST).map(({ id, name, email }) => ({
    ...{ kind: 'customer', title: name || email, sub: email, to: `/asiakkaat/${encodeURIComponent(id)}` },
  }));
};

const quotes: Find = async ({ shop, actor }, q) => {
  const found = await shop.quotes.staff.list(actor, readQuoteList(new URLSearchParams({ q })), null);
  return found.quotes.slice(0, MOST).map(({ number, customer, total }) => ({
    ...{ kind: 'quote', title: titleOf(number, customer), to: `/tarjoukset/${number}` },
    sub: total === null ? '' : formatEuros(total),
  }));
};

const messages: Find = async ({ shop, actor }, q) => {
  const found = await shop.contact.inbox.list(actor, readMessageList(new URLSearchParams({ q })), null);
  return found.messages.slice(0, MOST).map(({ number, name, start }) => ({
    ...{ kind: 'message', title: titleOf(number, name), sub: start, to: `/viestit/${number}` },
  }));
};

const finds: [Permission, Find][] = [
  ['orders.read', orders],
  ['customers.read', customers],
  ['quotes.read', quotes],
  ['messages.read', messages],
];

/** Everything a text finds that the person's role may open. */
export async function findAll(staff: Staff, text: string): Promise<Found[]> {
  const allowed = finds.filter(([permission]) => grantOf(staff.actor.role, permission) !== null);
  return (await Promise.all(allowed.map(([, find]) => find(staff, text)))).flat();
}
