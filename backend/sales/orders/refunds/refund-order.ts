import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { releaseUses } from '#backend/sales/campaigns/service.ts';
import { refundToGiftCards, voidCards } from '#backend/sales/gift-cards/service.ts';
import { creditInvoice, lockInvoice } from '#backend/sales/invoices/service.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { isPaid } from '#domain/sales/orders/order-status.ts';
import { isAllSent } from '#domain/sales/orders/parcel.ts';
import { planRefund, type RefundPlan, type RefundRefusal, type RefundSelection } from '#domain/sales/orders/refund.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { shipmentsOf } from '../fulfilment/shipments.ts';
import { authorOf, recordEvent } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';
import { moveOrder } from '../transitions.ts';
import { authoriseRefund } from './refund-access.ts';
import { insertRefund, payingAttempt, refundsOf, type StoredRefund } from './refund-queries.ts';
import { putBack } from './restock.ts';

export type RefundInput = RefundSelection & {
  /** A text for the customer; '' sends none. */
  reason: string;
  /** Puts the units back in stock. */
  restock: boolean;
  idempotencyKey: string | null;
  /** What had been refunded when the person decided; the refund is refused if a colleague refunded meanwhile. */
  seenRefundedCents?: Cents | null;
  /** False: the customer gets no mail. */
  notify?: boolean;
};

/**
 * 'not_paid': the order is not paid. 'card_used': a gift card bought by it was used. 'changed_meanwhile': more was
 * refunded than the person saw.
 */
export type RefundOrderRefusal = RefundRefusal | 'not_paid' | 'card_used' | 'changed_meanwhile';
export type RefundedOrder = { refund: StoredRefund; order: StoredOrder };

/** The input of a refund plan: lines as paid, and earlier refunds. */
export const refundableOf = (order: StoredOrder, before: readonly StoredRefund[]) => ({
  lines: order.lines.map((line) => ({ ...line, isGiftCard: line.kind === 'gift_card' })),
  delivery: order.shipping + order.officeFee,
  payNow: order.payNow,
  giftCard: order.giftCard,
  vatNow: order.vatNow,
  before: before.filter(({ isSurplus }) => !isSurplus),
});

/**
 * Decides on a refund of a locked order and stores all of it at once: refund, units, stock, gift card, and after a
 * full refund the order's status and campaign uses (refund-1). A partly sent order becomes shipped when nothing is
 * left to send. The gateway is called afterwards; when it refuses, the decision stands and staff pay by hand.
 */
export async function refundInTransaction(
  actor: Actor,
  tx: Tx,
  order: StoredOrder,
  input: RefundInput,
  now: Date,
): Promise<Result<RefundedOrder, RefundOrderRefusal>> {
  if (!isPaid(order.status)) return fail('not_paid');
  const seen = input.seenRefundedCents ?? null;
  if (seen !== null && seen !== order.refunded) return fail('changed_meanwhile');
  const planned = planRefund(refundableOf(order, await refundsOf(tx, order.id)), input);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const permission = await authoriseRefund(actor, tx, order, plan.cents, now);
  const invoice = plan.gateway > 0 ? await lockInvoice(tx, order.id) : null;
  // staff mark an invoice paid as a whole, so either all of a refund is still owed or nothing
  const isOwed = invoice !== null && invoice.open >= plan.gateway;
  const isCharged = plan.gateway > 0 && invoice === null;
  const refund = await insertRefund(tx, {
    orderId: order.id,
    attemptStamp: isCharged ? await payingAttempt(tx, order.id) : null,
    cents: plan.cents,
    gateway: plan.gateway,
    giftCard: plan.giftCard,
    lines: plan.lines,
    shipping: plan.shipping,
    vat: plan.vat,
    reason: input.reason,
    restock: input.restock,
    isSurplus: false,
    status: isCharged ? 'queued' : invoice && !isOwed ? 'manual' : 'ok',
    stamp: isCharged ? randomUUID() : null,
    idempotencyKey: input.idempotencyKey,
    staffId: actor.kind === 'staff' ? actor.id : null,
    createdAt: now,
  });
  if (invoice && isOwed)
    await creditInvoice(tx, { invoiceId: invoice.id, refundId: refund.id, cents: plan.gateway, now });
  await recordAudit(tx, actor, now, {
    action: permission,
    subject: { kind: 'order', id: order.number },
    before: { refunded: order.refunded },
    after: { refunded: order.refunded + plan.cents, refund: refund.id, restock: input.restock },
    ...(input.reason && { reason: input.reason }),
  });
  const refunded = await noteRefund(tx, order, plan);
  // locks skus before gift cards, as placing an order does
  if (input.restock) await putBack(actor, tx, refunded, plan.lines, now);
  await takeCards(tx, order, plan.isWhole ? piecesLeft(order) : plan.lines, refund.id, now);
  if (plan.giftCard > 0)
    await refundToGiftCards(tx, { orderId: order.id, refundId: refund.id, cents: plan.giftCard, now });
  const details = { refund: refund.id, cents: plan.cents, ...authorOf(actor) };
  if (plan.isWhole && order.status !== 'refunded') {
    // like a cancellation, as nothing of the order is left
    await releaseUses(tx, order.id);
    return ok({ refund, order: await moveOrder(tx, refunded, { to: 'refunded', details, now }) });
  }
  await recordEvent(tx, order.id, 'refund', details, now);
  if (order.status !== 'preparing' || !isAllSent(refunded.lines, await shipmentsOf(tx, order.id)))
    return ok({ refund, order: refunded });
  const why = { ...authorOf(actor), why: 'nothing left to send' };
  return ok({ refund, order: await moveOrder(tx, refunded, { to: 'shipped', details: why, now }) });
}

/**
 * Cancels a locked order that cost nothing: there is no money to refund, the rest is as in a full refund. Returns a
 * refund of 0 that is announced but not stored.
 */
export async function cancelFree(
  actor: Actor,
  tx: Tx,
  order: StoredOrder,
  reason: string,
  now: Date,
): Promise<RefundedOrder> {
  const lines = piecesLeft(order);
  await recordAudit(tx, actor, now, { action: 'orders.cancel', subject: { kind: 'order', id: order.number }, reason });
  const cancelled = await noteRefund(tx, order, { lines, cents: 0 });
  await putBack(actor, tx, cancelled, lines, now);
  await takeCards(tx, order, lines, order.id, now);
  await releaseUses(tx, order.id);
  const refund: StoredRefund = {
    id: order.id,
    orderId: order.id,
    attemptStamp: null,
    stamp: null,
    transactionId: null,
    status: 'ok',
    cents: 0,
    gateway: 0,
    giftCard: 0,
    lines,
    shipping: 0,
    vat: [],
    reason,
    restock: true,
    isSurplus: false,
    details: null,
    askedAt: null,
    createdAt: now,
  };
  const details = { ...authorOf(actor), why: 'cancelled' };
  return { refund, order: await moveOrder(tx, cancelled, { to: 'refunded', details, now }) };
}

/** All units that are not refunded yet. */
const piecesLeft = ({ lines }: StoredOrder) =>
  lines
    .map((line, position) => ({ position, amount: line.amount - line.refundedAmount, cents: 0 }))
    .filter(({ amount }) => amount > 0);

type Pieces = readonly { position: number; amount: number }[];

/** Voids the gift cards among some units. */
async function takeCards(tx: Tx, order: StoredOrder, pieces: Pieces, refundId: string, now: Date): Promise<void> {
  for (const { position, amount } of pieces) {
    if (order.lines[position]?.kind !== 'gift_card') continue;
    const taken = await voidCards(tx, { orderId: order.id, position, pieces: amount, refundId, now });
    if (!taken.ok) throw new UndoneError(taken.reason);
  }
}

/** Thrown to roll the transaction back. */
export class UndoneError extends Error {
  readonly reason: 'card_used';
  constructor(reason: 'card_used') {
    super(reason);
    this.reason = reason;
  }
}

/** Adds the refunded units and sums to the order and its lines. */
async function noteRefund(tx: Tx, order: StoredOrder, plan: Pick<RefundPlan, 'lines' | 'cents'>): Promise<StoredOrder> {
  await tx
    .updateTable('customer_order')
    .set({ refunded_cents: sql<number>`refunded_cents + ${plan.cents}` })
    .where('id', '=', order.id)
    .execute();
  const back = new Map(plan.lines.map(({ position, amount }) => [position, amount]));
  for (const [position, amount] of back)
    await tx
      .updateTable('order_line')
      .set({ refunded_amount: sql<number>`refunded_amount + ${amount}` })
      .where('order_id', '=', order.id)
      .where('position', '=', position)
      .execute();
  return {
    ...order,
    refunded: order.refunded + plan.cents,
    lines: order.lines.map((line, i) => ({ ...line, refundedAmount: line.refundedAmount + (back.get(i) ?? 0) })),
  };
}
