import { randomUUID } from 'node:crypto';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { PaymentReturn } from '#backend/sales/payments/provider.ts';
import { recordEvent } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findRefund, insertRefund, type StoredRefund } from './refund-queries.ts';

/**
 * Decides to refund a whole payment that has no open order: it came after the cancellation, or a second time
 * (payment-3). Once per payment; null when decided before. The order's sums do not include it.
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
    cents: payment.amount,
    gateway: payment.amount,
    giftCard: 0,
    lines: [],
    shipping: 0,
    vat: [],
    reason: '',
    restock: false,
    isSurplus: true,
    status: 'queued',
    stamp: randomUUID(),
    idempotencyKey,
    staffId: null,
    createdAt: now,
  });
  await recordEvent(tx, order.id, 'refund_surplus', { refund: refund.id, cents: refund.cents }, now);
  return refund;
}
