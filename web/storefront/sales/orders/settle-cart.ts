import type { OrderNumber } from '#domain/base/ids.ts';
import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import { editCart } from '#web/storefront/sales/cart/cart-store.ts';
import { forgetDraft } from '#web/storefront/sales/checkout/form/draft.ts';
import { forgetPlacementKey } from '#web/storefront/sales/checkout/placing/placement-key.ts';
import { forgetOrder, type PlacedOrder, placedOrders } from './placed-orders.ts';

/** The cart without the pieces of a paid order; pieces added since stay (order-10). */
export function withoutBought(items: readonly CartItem[], bought: PlacedOrder['lines']): CartItem[] {
  return items.flatMap((item) => {
    const amount = item.amount - (bought.find((line) => lineId(line) === item.id)?.amount ?? 0);
    return amount > 0 ? [{ ...item, amount }] : [];
  });
}

/** Removes a paid order's pieces from the cart, once (order-10). Does nothing for orders of other browsers. */
export function settlePaid(number: OrderNumber) {
  const order = placedOrders().find((placed) => placed.number === number);
  if (!order) return;
  forgetOrder(number);
  forgetPlacementKey();
  forgetDraft();
  editCart((cart) => {
    const items = withoutBought(cart.items, order.lines);
    const createdAt = items.length > 0 ? cart.createdAt : null;
    // both belonged to that order
    return { items, removed: [], createdAt, campaign: null, giftCard: null };
  });
}

/** Ends a cancelled order: the next attempt is a new one. A failed payment may be retried for the same order. */
export function settleCancelled(number: OrderNumber) {
  const placed = placedOrders();
  if (placed.every((order) => order.number !== number)) return;
  forgetOrder(number);
  // the end of an older order must not reset the key of the latest, which may be in progress
  if (placed.at(-1)?.number === number) forgetPlacementKey();
}
