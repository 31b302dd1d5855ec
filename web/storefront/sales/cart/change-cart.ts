import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { removeItem, setAmount } from '#domain/sales/cart/change-line.ts';
import { tell } from '#web/storefront/base/analytics/tell.ts';
import { cartStore, editCart } from './cart-store.ts';

const lineOf = (id: string) => cartStore.getState().items.find((item) => item.id === id);

/** Pieces more or less of a line. */
function tellChange(item: CartItem | undefined, pieces: number) {
  if (item && pieces !== 0)
    tell(pieces > 0 ? 'add_to_cart' : 'remove_from_cart', { items: [{ ...item, amount: Math.abs(pieces) }] });
}

// what only the cart page does: no other page loads it
export function changeAmount(id: string, amount: number) {
  const before = lineOf(id)?.amount ?? 0;
  editCart((cart) => setAmount(cart, id, amount));
  const after = lineOf(id);
  tellChange(after, (after?.amount ?? 0) - before);
}

export function removeFromCart(id: string) {
  const line = lineOf(id);
  editCart((cart) => {
    const index = cart.items.findIndex((item) => item.id === id);
    const item = cart.items[index];
    return item ? { ...removeItem(cart, id), removed: [{ item, index }] } : {};
  });
  tellChange(line, -(line?.amount ?? 0));
}

/** Takes every line away; the campaign and the gift card stay, for undo. */
export function emptyCart() {
  const { items } = cartStore.getState();
  editCart((cart) => ({
    ...{ items: [], outdated: [], itemsEdited: true },
    removed: cart.items.map((item, index) => ({ item, index })),
  }));
  if (items.length > 0) tell('remove_from_cart', { items });
}

/** Puts the lines that were taken away last back where they were. */
export function undoRemove() {
  const back = cartStore.getState().removed;
  editCart((cart) => {
    const items = cart.items.filter(({ id }) => cart.removed.every(({ item }) => item.id !== id));
    for (const { item, index } of cart.removed) items.splice(Math.min(index, items.length), 0, item);
    return { items, removed: [] };
  });
  if (back.length > 0) tell('add_to_cart', { items: back.map(({ item }) => item) });
}
