import { changeStock } from '#backend/catalog/stock/ledger.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { releaseUses } from '#backend/sales/campaigns/service.ts';
import { releaseGiftCards } from '#backend/sales/gift-cards/service.ts';
import { releaseQuote } from '#backend/sales/quotes/service.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { allocateStock, unitsBySku } from '#domain/sales/orders/allocate-stock.ts';
import { type OrderStatus, transitionRefusal } from '#domain/sales/orders/order-status.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { recordEvent } from './queries.ts';
import { lockSkus, releaseHolds, stocked } from './stock.ts';
import type { StoredOrder } from './stored-order.ts';

type Move = { to: OrderStatus; goodsReserved?: boolean; details?: object; now: Date };

/** Facts of an order for the guards of its state machine. */
export const factsOf = (order: StoredOrder) => ({
  isPickup: shippingMethod(order.shippingMethodId)?.group === 'StorePickup',
  isByMail: order.lines.every(({ kind }) => kind === 'gift_card'),
});

/** Moves a locked order to a state and returns it; throws on a forbidden transition, which is a bug. */
export async function moveOrder(tx: Tx, order: StoredOrder, move: Move): Promise<StoredOrder> {
  const facts = { ...factsOf(order), goodsReserved: move.goodsReserved ?? false };
  const refusal = transitionRefusal(order.status, move.to, facts);
  if (refusal) throw new Error(`order ${order.number} may not go from ${order.status} to ${move.to}: ${refusal}`);
  const paidAt = move.to === 'paid' ? move.now : order.paidAt;
  await tx
    .updateTable('customer_order')
    .set({ status: move.to, updated_at: move.now, paid_at: paidAt })
    .where('id', '=', order.id)
    .execute();
  await recordEvent(tx, order.id, move.to, { from: order.status, ...move.details }, move.now);
  return { ...order, status: move.to, paidAt };
}

/**
 * The order is paid: held units leave the stock, from the order's own store first. Units that no store has await the
 * next delivery and are in the event.
 */
export async function consumeStock(
  tx: Tx,
  order: StoredOrder,
  now: Date,
  actor: Actor = { kind: 'customer', userId: null },
): Promise<void> {
  const goods = stocked(order.lines);
  const skus = await lockSkus(
    tx,
    goods.map((line) => line.sku),
    now,
  );
  const lines = [];
  for (const [sku, amount] of unitsBySku(goods)) {
    const { taken, missing } = allocateStock(amount, skus.get(sku)?.shelf ?? [], order.storeId);
    lines.push({ sku, taken, ...(missing > 0 ? { missing } : {}) });
  }
  await changeStock(
    tx,
    { kind: 'sale', actor, at: now, reference: order.number },
    lines.flatMap(({ sku, taken }) => taken.map(({ storeId, qty }) => ({ sku, storeId, qty: -qty }))),
  );
  await releaseHolds(tx, order.id);
  await recordEvent(tx, order.id, 'stock_taken', { lines }, now);
}

/** Cancels an unpaid order and releases its holds: units, campaign uses, gift card money, quote. */
export async function cancelOrder(tx: Tx, order: StoredOrder, details: object, now: Date): Promise<StoredOrder> {
  await releaseHolds(tx, order.id);
  if (order.quoteId) await releaseQuote(tx, order.id, now);
  if (order.campaigns.length > 0) await releaseUses(tx, order.id);
  if (order.giftCards.length > 0) await releaseGiftCards(tx, order.id, now);
  return moveOrder(tx, order, { to: 'cancelled', details, now });
}
