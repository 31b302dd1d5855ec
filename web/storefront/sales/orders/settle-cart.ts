import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import { editCart } from '#web/storefront/sales/cart/cart-store.ts';
import { forgetDraft } from '#web/storefront/sales/checkout/form/draft.ts';
import { forgetPlacementKey } from '#web/storefront/sales/checkout/placing/placement-key.ts';
import { forgetOrder, type PlacedOrder, placedOrders } from './placed-orders.ts';

/** What stays in the cart when an order's pieces have been bought; what was added since stays. */
export function withoutBought(items: readonly CartItem[], bought: PlacedOrder['lines']): CartItem[] {
  return items.flatMap((item) => {
    const amount = item.amount - (bought.find((line) => lineId(line) === item.id)?.amount ?? 0);
    return amount > 0 ? [{ ...item, amount }] : [];
  });
}

/** Takes a paid order's pieces out of the cart, once (decisions 6). Orders of other browsers change nothing here. */
export function settlePaid(number: string) {
  const order = placedOrders().find((placed) => placed.number === number);
  if (!order) return;
  forgetOrder(number);
  forgetPlacementKey();
  forgetDraft();
  editCart((cart) => {
    const items = withoutBought(cart.items, order.lines);
    const createdAt = items.length > 0 ? cart.createdAt : null;
    // both were for that order
    return { items, removed: [], createdAt, campaign: null, giftCard: null };
  });
}

/** A cancelled order is over: the next try is a new one. A failed payment may be tried again under the same order. */
export function settleCancelled(number: string) {
  const placed = placedOrders();
  if (placed.every((order) => order.number !== number)) return;
  forgetOrder(number);
  // an older one's end must not make the latest, which may be on its way, a new order
  if (placed.at(-1)?.number === number) forgetPlacementKey();
}
