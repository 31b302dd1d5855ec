import type { Tx } from '#backend/platform/db/transaction.ts';
import type { AlertMail } from '#backend/platform/mail/message.ts';
import type { PaymentReturn, Settled } from '#backend/sales/payments/provider.ts';
import { MAX_HOLD_MS } from '#domain/sales/orders/order-limits.ts';
import { awaitsPayment, isPaid } from '#domain/sales/orders/order-status.ts';
import { type AlertReason, paymentAlert } from './fulfilment/alerts.ts';
import { lineProblems } from './line-problems.ts';
import { attemptByStamp, attemptsOf, markAttempt } from './payment/attempt-queries.ts';
import { findOrder, recordEvent } from './queries.ts';
import { extendHolds, hasHolds, lockSkus, releaseHolds, stocked } from './stock.ts';
import { isOpen, isUnderway, type PaymentAttempt, type StoredOrder } from './stored-order.ts';
import { cancelOrder, consumeStock, moveOrder } from './transitions.ts';

/** Effects of a settled payment, in its transaction. */
export type SettleContext = {
  now: Date;
  /** How long an unpaid order keeps its holds. */
  holdMs: number;
  onPaid: (tx: Tx, order: StoredOrder) => Promise<void>;
  onAlert: (tx: Tx, alert: AlertMail) => Promise<void>;
  /** A payment without an open order, to be refunded automatically. */
  onSurplus: (tx: Tx, order: StoredOrder, payment: PaymentReturn, why: 'late_payment' | 'paid_twice') => Promise<void>;
};

/**
 * Applies a verified gateway status, from redirect, callback or check (payment-2). The order is locked, the payment
 * compared with its attempt, and states only move forward, so repeats and any order of arrival are harmless: pending
 * → ok or fail, fail → ok (late success), ok is final. Runs inside `inTransaction`.
 */
export async function settleInTransaction(tx: Tx, payment: PaymentReturn, ctx: SettleContext): Promise<Settled> {
  const known = await attemptByStamp(tx, payment.stamp);
  const order = known && (await findOrder(tx, { by: 'id', value: known.orderId, lock: true }));
  // read again under the lock: another request may have been faster
  const attempt = known && (await attemptByStamp(tx, payment.stamp));
  if (!order || !attempt) return { outcome: 'refused' };
  if (!isSamePayment(attempt, payment)) {
    await alert(tx, 'payment_mismatch', order, payment, ctx);
    return { outcome: 'refused' };
  }
  const settled = await apply(tx, order, attempt, payment, ctx);
  return { outcome: outcomeOf(settled, payment), orderNumber: order.number, locale: order.locale };
}

const isSamePayment = (attempt: PaymentAttempt, payment: PaymentReturn) =>
  attempt.amount === payment.amount &&
  attempt.reference === payment.reference &&
  (attempt.transactionId === null || attempt.transactionId === payment.transactionId);

/** A late payment of a cancelled order leads to the order's page too, which shows its refund. */
function outcomeOf(order: StoredOrder, payment: PaymentReturn): 'paid' | 'pending' | 'failed' {
  if (isPaid(order.status)) return 'paid';
  return payment.status === 'fail' ? 'failed' : 'pending';
}

async function apply(tx: Tx, order: StoredOrder, attempt: PaymentAttempt, payment: PaymentReturn, ctx: SettleContext) {
  const { now } = ctx;
  const { status, transactionId } = payment;
  if (status === 'new' || status === attempt.status || attempt.status === 'ok') return order;
  if (attempt.status === 'fail' && status !== 'ok') return order;
  await markAttempt(tx, attempt.stamp, { status, transactionId, now });
  if (status === 'ok') return acceptPayment(tx, order, payment, ctx);

  await recordEvent(tx, order.id, `payment_${status}`, { stamp: attempt.stamp }, now);
  if (!awaitsPayment(order.status)) return order;
  if (status === 'fail') return failPayment(tx, order, ctx);
  await extendHolds(tx, order.id, new Date(order.placedAt.getTime() + MAX_HOLD_MS));
  return order;
}

/** The payment succeeded: the order is paid when its goods are available, otherwise the payment is refunded. */
async function acceptPayment(tx: Tx, order: StoredOrder, payment: PaymentReturn, ctx: SettleContext) {
  const { now } = ctx;
  if (isPaid(order.status)) return alert(tx, 'paid_twice', order, payment, ctx);
  if (!awaitsPayment(order.status)) return alert(tx, 'late_payment', order, payment, ctx);
  if (!(await canReserve(tx, order, now))) {
    const cancelled = await cancelOrder(tx, order, { why: 'sold out before the late payment' }, now);
    return alert(tx, 'late_payment', cancelled, payment, ctx);
  }
  if (payment.method)
    await tx.updateTable('customer_order').set({ payment_method: payment.method }).where('id', '=', order.id).execute();
  await consumeStock(tx, order, now);
  const details = { stamp: payment.stamp, transactionId: payment.transactionId };
  const paid = await moveOrder(tx, order, { to: 'paid', goodsReserved: true, details, now });
  await ctx.onPaid(tx, { ...paid, paymentMethod: payment.method ?? paid.paymentMethod });
  return paid;
}

/**
 * Held units belong to the order; after a failure they were released and must still be available. Spare parts were
 * agreed on.
 */
async function canReserve(tx: Tx, order: StoredOrder, now: Date): Promise<boolean> {
  if (await hasHolds(tx, order.id)) return true;
  const goods = stocked(order.lines);
  const skus = await lockSkus(
    tx,
    goods.map((line) => line.sku),
    now,
  );
  return lineProblems(goods, skus, order.quoteId !== null).length === 0;
}

/**
 * A failed or cancelled payment releases the goods at once, unless another attempt is open. Gift card, quote and uses
 * stay held for a retry, but no longer as for a payment that the bank is processing.
 */
async function failPayment(tx: Tx, order: StoredOrder, { now, holdMs }: SettleContext): Promise<StoredOrder> {
  const attempts = await attemptsOf(tx, order.id);
  const latest = new Date(now.getTime() + holdMs);
  const isLonger = order.holdsExpireAt !== null && order.holdsExpireAt > latest;
  if (isLonger && !attempts.some(isUnderway)) await extendHolds(tx, order.id, latest);
  if (attempts.some(isOpen)) return order;
  await releaseHolds(tx, order.id);
  return order.status === 'payment_failed' ? order : moveOrder(tx, order, { to: 'payment_failed', now });
}

async function alert(tx: Tx, reason: AlertReason, order: StoredOrder, payment: PaymentReturn, ctx: SettleContext) {
  const { stamp, transactionId, amount, reference, status } = payment;
  await recordEvent(tx, order.id, reason, { stamp, transactionId, amount, reference, status }, ctx.now);
  if (reason !== 'payment_mismatch') await ctx.onSurplus(tx, order, payment, reason);
  await ctx.onAlert(tx, paymentAlert(reason, order, payment));
  return order;
}
