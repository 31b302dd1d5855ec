import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { CustomerIdentity } from './customer-card.ts';

/** A thing of a customer: `id` leads to its page, `label` names it. */
export type CustomerThing = { id: string; label: string; state: string; at: Date };

/** Lists of a customer's things besides orders, each with the permission to see it. */
const lists = {
  quotes: 'quotes.read',
  messages: 'messages.read',
  returns: 'returns.read',
  giftCards: 'gift-cards.read',
  reviews: 'reviews.moderate',
  questions: 'reviews.moderate',
  bookings: 'service-bookings.handle',
  specialOrders: 'special-orders.handle',
  machines: 'customers.read',
  companies: 'companies.read',
} as const satisfies Record<string, Permission>;
type ListName = keyof typeof lists;

/** All there are by number, and the newest twenty. */
type ThingList = { count: number; newest: CustomerThing[] };

/** Null: the role may not see such things. */
export type CustomerThings = Record<ListName, ThingList | null>;

const NEWEST = 20;

/** Rows of a customer by their account or address. */
function queryOf(name: ListName, { userId, email }: CustomerIdentity): RawBuilder<CustomerThing> {
  const theirs = sql`(user_id = ${userId} or lower(email) = ${email})`;
  const orders = sql`(select id from customer_order where lower(email) = ${email} or user_id = ${userId})`;
  switch (name) {
    case 'quotes':
      return sql`select number as id, number as label, status as state, created_at as at from quote where ${theirs}`;
    case 'messages':
      return sql`select number as id, number as label, state, created_at as at from contact_message
        where lower(email) = ${email}`;
    case 'returns':
      return sql`select id::text, order_number as label, state, received_at as at from withdrawal
        where lower(email) = ${email}`;
    case 'giftCards':
      return sql`select id::text, '…' || code_end as label, case when is_blocked then 'blocked' else '' end as state,
          created_at as at
        from gift_card where order_id in ${orders}
          or id in (select gift_card_id from gift_card_entry where order_id in ${orders})`;
    case 'reviews':
      return sql`select id::text, product_sku || ', ' || stars || '/5' as label, state, created_at as at
        from review where order_id in ${orders}`;
    case 'questions':
      return sql`select id::text, left(question, 80) as label, state, created_at as at
        from product_question where lower(email) = ${email}`;
    case 'bookings':
      return sql`select id::text, machine as label, status as state, starts_at as at from service_booking where ${theirs}`;
    case 'specialOrders':
      return sql`select id::text, pieces || ' × ' || title as label, status as state, created_at as at
        from special_order where ${theirs}`;
    case 'machines':
      return sql`select id::text, concat_ws(' ', make, model, year, nullif(vehicle_code, '')) as label, '' as state,
          created_at as at
        from machine where user_id = ${userId}`;
    case 'companies':
      return sql`select c.id::text, c.name || ', ' || c.business_id as label, m.role as state, m.joined_at as at
        from company_member m join company c on c.id = m.company_id where m.user_id = ${userId}`;
  }
}

/** What a customer has besides orders, as far as `may` allows (customer-1). */
export async function customerThings(
  db: Kysely<Tables>,
  who: CustomerIdentity,
  may: (permission: Permission) => boolean,
): Promise<CustomerThings> {
  const read = async (name: ListName): Promise<ThingList | null> => {
    if (!may(lists[name])) return null;
    const { rows } = await sql<CustomerThing & { count: number }>`
      select things.*, count(*) over ()::integer as count from (${queryOf(name, who)}) things
      order by at desc limit ${NEWEST}`.execute(db);
    return { count: rows[0]?.count ?? 0, newest: rows.map(({ count: _, ...thing }) => thing) };
  };
  return {
    quotes: await read('quotes'),
    messages: await read('messages'),
    returns: await read('returns'),
    giftCards: await read('giftCards'),
    reviews: await read('reviews'),
    questions: await read('questions'),
    bookings: await read('bookings'),
    specialOrders: await read('specialOrders'),
    machines: await read('machines'),
    companies: await read('companies'),
  };
}
