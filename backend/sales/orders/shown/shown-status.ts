import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { awaitsPayment, type OrderStatus } from '#domain/sales/orders/order-status.ts';
import { latestAttempt } from '../payment/attempt-queries.ts';
import { isOpen, type StoredOrder } from '../stored-order.ts';

/** The status as shown to the shopper: a failed order with a pending new payment awaits that one. */
export async function shownStatus(
  db: Kysely<Tables>,
  { id, status }: Pick<StoredOrder, 'id' | 'status'>,
): Promise<OrderStatus> {
  const last = awaitsPayment(status) ? await latestAttempt(db, id) : null;
  return status === 'payment_failed' && last && isOpen(last) ? 'pending_payment' : status;
}
