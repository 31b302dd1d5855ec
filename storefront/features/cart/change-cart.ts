import type { CartItem } from '#domain/cart/cart-item.ts';
import { removeItem, setAmount } from '#domain/cart/change-line.ts';
import { tell } from '../tags/tell.ts';
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
    return item ? { ...removeItem(cart, id), removed: { item, index } } : {};
  });
  tellChange(line, -(line?.amount ?? 0));
}

/** Puts the last removed line back where it was. */
export function undoRemove() {
  const back = cartStore.getState().removed?.item;
  editCart((cart) => {
    if (!cart.removed) return {};
    const { item, index } = cart.removed;
    const others = cart.items.filter(({ id }) => id !== item.id);
    return { items: others.toSpliced(index, 0, item), removed: null };
  });
  tellChange(back, back?.amount ?? 0);
}
