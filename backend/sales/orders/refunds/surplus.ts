import { randomUUID } from 'node:crypto';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { PaymentReturn } from '#backend/sales/payments/provider.ts';
import { recordEvent } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findRefund, insertRefund, type StoredRefund } from './refund-queries.ts';

/**
 * Decides that a payment which belongs to no living order goes back whole: it came after the order was cancelled, or a second
 * time. Once per payment; null when that was decided before. The order's own books do not know of it.
 */
export async function refundSurplus(
  tx: Tx,
  order: StoredOrder,
  payment: PaymentReturn,
  now: Date,
): Promise<StoredRefund | null> {
  const idempotencyKey = `surplus:${payment.stamp}`;
  if (await findRefund(tx, { by: 'idempotency_key', value: idempotencyKey })) return null;
  const refund = await insertRefund(tx, {
    orderId: order.id,
    attemptStamp: payment.stamp,
    ...{ cents: payment.amount, gateway: payment.amount, giftCard: 0 },
    ...{ lines: [], shipping: 0, vat: [] },
    reason: '',
    restock: false,
    isSurplus: true,
    status: 'queued',
    stamp: randomUUID(),
    idempotencyKey,
    createdAt: now,
  });
  await recordEvent(tx, order.id, 'refund_surplus', { refund: refund.id, cents: refund.cents }, now);
  return refund;
}
