import type { Tx } from '#backend/platform/db/transaction.ts';
import { issueInvoice } from '#backend/sales/invoices/service.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { LineProblem } from '#domain/catalog/offers/check-lines.ts';
import { MAX_HOLD_MS } from '#domain/sales/orders/order-limits.ts';
import { awaitsPayment, isPaid } from '#domain/sales/orders/order-status.ts';
import { claimDiscounts, lockAcceptedQuote } from './claim-discounts.ts';
import { lineProblems } from './line-problems.ts';
import { newOrder } from './new-order.ts';
import type { OrderDraft, PlaceOptions } from './order-draft.ts';
import { lockReplaceable } from './own-orders.ts';
import { insertAttempt, latestAttempt, markAttempt } from './payment/attempt-queries.ts';
import { findOrder, insertOrder, lockIdempotencyKey, recordEvent } from './queries.ts';
import { createReplacing } from './replacing.ts';
import { reserveGoods } from './reserve-goods.ts';
import { extendHolds, hasHolds, holdStock, lockSkus, stocked } from './stock.ts';
import { isOpen, isUnderway, type PaymentAttempt, type StoredOrder } from './stored-order.ts';
import { consumeStock, moveOrder } from './transitions.ts';
import { type PlaceFailure, Unplaceable } from './unplaceable.ts';

/**
 * How the shopper continues to the payment. `open`: the attempt must be opened at the gateway; `resume`: it is open
 * there; `settled`: nothing to pay (any more); `wait`: another process is opening it.
 */
export type PaymentStep =
  | { kind: 'wait'; attempt: PaymentAttempt }
  | { kind: 'open'; attempt: PaymentAttempt }
  | { kind: 'resume'; attempt: PaymentAttempt; href: string }
  | { kind: 'settled' };
export type Placement = { order: StoredOrder; step: PaymentStep };

export type { PlaceFailure } from './unplaceable.ts';
export type PlaceResult = Result<Placement, PlaceFailure, LineProblem[]>;

/**
 * Stores an order with its holds and first payment attempt, or returns the one already stored under the key
 * (order-1). Locks in this order: key, own orders, quote, skus, campaigns, gift cards by id. Throws `Unplaceable`, which
 * must roll the transaction back.
 */
export async function placeInTransaction(tx: Tx, draft: OrderDraft, options: PlaceOptions): Promise<PlaceResult> {
  await lockIdempotencyKey(tx, draft.idempotencyKey);
  const existing = await findOrder(tx, { by: 'idempotency_key', value: draft.idempotencyKey, lock: true });
  // a colleague has approved the same request
  if (existing && draft.approve) return fail('approval_taken');
  if (existing) return placeAgain(tx, existing, draft.requestHash, draft.paymentMethodId, options);

  const { now } = options;
  const own = createReplacing(tx, await lockReplaceable(tx, options.secret, options.own), now);
  if (draft.quoteId) await lockAcceptedQuote(tx, draft.quoteId, own, now);
  const skus = await reserveGoods(tx, draft, options, own);

  const holdsExpireAt = new Date(now.getTime() + options.holdMs);
  const stored = await insertOrder(tx, newOrder(draft, skus, { ...options, holdsExpireAt }));
  if (draft.approve && !(await draft.approve(tx, stored.id))) throw new Unplaceable('approval_taken');
  await holdStock(tx, stored.id, stored.lines, holdsExpireAt);
  const order = await claimDiscounts(tx, stored, draft, options, own);
  await recordEvent(
    tx,
    order.id,
    'placed',
    { total: order.total, payNow: order.payNow, giftCard: order.giftCard },
    now,
  );
  if (draft.invoicedTo !== null) {
    const toPay = order.payNow - order.giftCard;
    const invoiced = await issueInvoice(tx, { companyId: draft.invoicedTo, order, cents: toPay, now });
    if (!invoiced.ok) throw new Unplaceable('no_credit');
    await recordEvent(tx, order.id, 'invoiced', { cents: toPay, dueOn: invoiced.value.dueOn }, now);
  }
  if (draft.invoicedTo !== null || order.payNow === order.giftCard) {
    await consumeStock(tx, order, now);
    const paid = await moveOrder(tx, order, { to: 'paid', goodsReserved: true, now });
    await options.onPaid(tx, paid);
    return ok({ order: paid, step: { kind: 'settled' } });
  }
  const attempt = await insertAttempt(tx, order, {
    provider: options.provider,
    method: draft.paymentMethodId,
    now,
  });
  options.willOpen(attempt.stamp);
  return ok({ order, step: { kind: 'open', attempt } });
}

/**
 * The same request again: the same order with a usable payment (order-1). An open one is resumed, otherwise a new
 * attempt is made; goods released after a failure are held again if available.
 */
export async function placeAgain(
  tx: Tx,
  order: StoredOrder,
  requestHash: string,
  paymentMethodId: string,
  { provider, now, holdMs, isOpening, patienceMs, willOpen }: PlaceOptions,
): Promise<PlaceResult> {
  if (order.requestHash !== requestHash) return fail('key_reused');
  if (isPaid(order.status)) return ok({ order, step: { kind: 'settled' } });
  if (!awaitsPayment(order.status)) return fail('order_closed');
  const last = await latestAttempt(tx, order.id);
  if (last && isUnderway(last)) return ok({ order, step: { kind: 'settled' } });

  const expiresAt = new Date(Math.min(now.getTime() + holdMs, order.placedAt.getTime() + MAX_HOLD_MS));
  if (!(await hasHolds(tx, order.id))) {
    // the price of a part was agreed when the order was placed
    const goods = stocked(order.lines);
    const skus = await lockSkus(
      tx,
      goods.map((line) => line.sku),
      now,
    );
    const problems = lineProblems(goods, skus, order.quoteId !== null);
    if (problems.length > 0) return fail('unavailable', problems);
    await holdStock(tx, order.id, order.lines, expiresAt);
  }
  await extendHolds(tx, order.id, expiresAt);
  if (last && isOpen(last)) {
    if (last.href) return ok({ order, step: { kind: 'resume', attempt: last, href: last.href } });
    if (isOpening(last.stamp)) return ok({ order, step: { kind: 'open', attempt: last } });
    // its payment may have ended since it was read
    const since = await latestAttempt(tx, order.id);
    if (since?.stamp === last.stamp && isOpen(since) && since.href)
      return ok({ order, step: { kind: 'resume', attempt: since, href: since.href } });
    if (now.getTime() < last.createdAt.getTime() + patienceMs)
      return ok({ order, step: { kind: 'wait', attempt: last } });
    // the process that was opening it has ended
    await markAttempt(tx, last.stamp, { status: 'unopened', now });
  }
  const attempt = await insertAttempt(tx, order, { provider, method: paymentMethodId, now });
  willOpen(attempt.stamp);
  return ok({ order, step: { kind: 'open', attempt } });
}
