import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Orders for the shop's people, newest first. */
export function recentOrders(db: Kysely<Tables>, limit: number, status: string | null) {
  const query = db
    .selectFrom('customer_order')
    .select(['number', 'status', 'placed_at', 'email', 'store_id', 'shipping_method_id', 'total_cents'])
    .orderBy('placed_at', 'desc')
    .limit(limit);
  return (status ? query.where('status', '=', status) : query).execute();
}

/** Everything that belongs to one order; null when there is none. */
export async function wholeOrder(db: Kysely<Tables>, number: string) {
  const order = await db.selectFrom('customer_order').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const events = await db
    .selectFrom('order_event')
    .select(['at', 'kind', 'details'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const payments = await db
    .selectFrom('payment_attempt')
    .select(['attempt', 'provider', 'method', 'amount_cents', 'status', 'transaction_id', 'created_at'])
    .where('order_id', '=', order.id)
    .orderBy('attempt')
    .execute();
  const { request_hash, idempotency_key, ...told } = order;
  return { ...told, lines, events, payments };
}
