import { type Kysely, sql } from 'kysely';
import { holdsAll, PAGE, searchWords } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';

/** A customer as a row of a list. `id`: of the account, or `vieras-` and an order's number for a guest. */
export type FoundCustomer = {
  id: string;
  isGuest: boolean;
  name: string;
  email: string;
  phone: string;
  orders: number;
  total: Cents;
  lastOrderAt: Date | null;
};
export type FoundCustomers = { customers: FoundCustomer[]; next: string | null };

/** Guests' orders looked at for one search: an address that many share does not slow it down. */
const MOST_ORDERS = 2000;

/** The id of a guest, by one of their orders. */
export const guestId = (orderNumber: string): string => `vieras-${orderNumber}`;

/**
 * A page of customers whose name, e-mail or phone holds every word, by e-mail: accounts, and guests by their orders. `after`: the
 * e-mail that the page before ended with. Without a word of three letters nobody is found.
 */
export async function findCustomers(
  db: Kysely<Tables>,
  text: string,
  after: string | null,
  limit = PAGE,
): Promise<FoundCustomers> {
  const words = searchWords(text);
  const ofAccount = holdsAll(sql`customer_search_text(u.firstname, u.lastname, u.email, u.phone)`, words);
  const ofOrder = holdsAll(sql`order_search_text(o.contact, o.email)`, words);
  if (!ofAccount || !ofOrder) return { customers: [], next: null };
  const { rows } = await sql<FoundCustomer>`
    with guest as (
      select distinct on (lower(found.email)) lower(found.email) as email, found.number, found.contact
      from (select * from customer_order o where o.user_id is null and ${ofOrder} limit ${MOST_ORDERS}) found
      order by lower(found.email), found.placed_at desc
    ), found as (
      select u.id, false as "isGuest", u.name, lower(u.email) as email, coalesce(u.phone, '') as phone
      from auth_user u where ${ofAccount}
      union all
      select ${guestId('')} || guest.number, true,
        concat_ws(' ', guest.contact ->> 'firstname', guest.contact ->> 'lastname'), guest.email,
        coalesce(guest.contact ->> 'phone', '')
      from guest where not exists (select from auth_user u where lower(u.email) = guest.email)
    )
    select page.*, sums.orders, sums.total, sums."lastOrderAt" from (
      select * from found where email > ${after ?? ''} order by email limit ${limit + 1}
    ) page
    cross join lateral (
      select count(*)::int as orders, coalesce(sum(o.total_cents - o.refunded_cents), 0)::int as total,
        max(o.placed_at) as "lastOrderAt"
      from customer_order o where lower(o.email) = page.email and o.status <> 'cancelled'
    ) sums order by page.email`.execute(db);
  const customers = rows.slice(0, limit);
  return { customers, next: rows.length > limit ? (customers.at(-1)?.email ?? null) : null };
}
