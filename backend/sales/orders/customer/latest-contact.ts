import type { Kysely } from 'kysely';
import type { KnownPerson } from '#backend/customers/accounts/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { findOrder } from '../queries.ts';

/** Name, phone and delivery address of a customer's latest order; null without orders (account-7). */
export async function latestContact(db: Kysely<Tables>, userId: string): Promise<KnownPerson | null> {
  const latest = await db
    .selectFrom('customer_order')
    .select('number')
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const order = latest && (await findOrder(db, { by: 'number', value: latest.number }));
  if (!order) return null;
  const { firstname, lastname, phone } = order.contact;
  return { firstname, lastname, phone, address: order.servicePoint ? null : order.deliveryAddress };
}
