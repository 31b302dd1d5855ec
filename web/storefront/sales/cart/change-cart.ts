import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { removeItem, setAmount } from '#domain/sales/cart/change-line.ts';
import { track } from '#web/storefront/base/analytics/track.ts';
import { cartStore, editCart } from './cart-store.ts';

const lineOf = (id: string) => cartStore.getState().items.find((item) => item.id === id);

/** Tracks pieces added to or removed from a line. */
function trackChange(item: CartItem | undefined, pieces: number) {
  if (item && pieces !== 0)
    track(pieces > 0 ? 'add_to_cart' : 'remove_from_cart', { items: [{ ...item, amount: Math.abs(pieces) }] });
}

// changes of the cart page only, so that no other page loads them
export function changeAmount(id: string, amount: number) {
  const before = lineOf(id)?.amount ?? 0;
  editCart((cart) => setAmount(cart, id, amount));
  const after = lineOf(id);
  trackChange(after, (after?.amount ?? 0) - before);
}

export function removeFromCart(id: string) {
  const line = lineOf(id);
  editCart((cart) => {
    const index = cart.items.findIndex((item) => item.id === id);
    const item = cart.items[index];
    return item ? { ...removeItem(cart, id), removed: [{ item, index }] } : {};
  });
  trackChange(line, -(line?.amount ?? 0));
}

/** Removes every line; campaign and gift card stay, for undo. */
export function emptyCart() {
  const { items } = cartStore.getState();
  editCart((cart) => ({
    items: [],
    outdated: [],
    itemsEdited: true,
    removed: cart.items.map((item, index) => ({ item, index })),
  }));
  if (items.length > 0) track('remove_from_cart', { items });
}

/** Restores the lines removed last in their places. */
export function undoRemove() {
  const back = cartStore.getState().removed;
  editCart((cart) => {
    const items = cart.items.filter(({ id }) => cart.removed.every(({ item }) => item.id !== id));
    for (const { item, index } of cart.removed) items.splice(Math.min(index, items.length), 0, item);
    return { items, removed: [] };
  });
  if (back.length > 0) track('add_to_cart', { items: back.map(({ item }) => item) });
}
