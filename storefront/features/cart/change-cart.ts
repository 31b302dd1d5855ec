import { removeItem, setAmount } from '#domain/cart/change-line.ts';
import { editCart } from './cart-store.ts';

// what only the cart page does: no other page loads it
export function changeAmount(id: string, amount: number) {
  editCart((cart) => setAmount(cart, id, amount));
}

export function removeFromCart(id: string) {
  editCart((cart) => {
    const index = cart.items.findIndex((item) => item.id === id);
    const item = cart.items[index];
    return item ? { ...removeItem(cart, id), removed: { item, index } } : {};
  });
}

/** Puts the last removed line back where it was. */
export function undoRemove() {
  editCart((cart) => {
    if (!cart.removed) return {};
    const { item, index } = cart.removed;
    const others = cart.items.filter(({ id }) => id !== item.id);
    return { items: others.toSpliced(index, 0, item), removed: null };
  });
}
