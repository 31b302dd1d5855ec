import { addItem } from '#domain/cart/cart-commands.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { type CartState, cartStore, editCart } from '#storefront/features/cart/cart-store.ts';

type Snapshot = Pick<CartState, 'items' | 'outdated' | 'createdAt'>;

/** Puts shared lines into the cart, after or instead of its own, and gives what takes that back. */
export function takeShared(items: readonly CartItem[], how: 'add' | 'replace'): () => void {
  void cartStore.persist.rehydrate();
  const { items: own, outdated, createdAt } = cartStore.getState();
  const before: Snapshot = { items: own, outdated, createdAt };
  editCart((cart) => {
    const kept = { items: how === 'add' ? cart.items : [], itemsEdited: cart.itemsEdited };
    return {
      ...items.reduce(addItem, kept),
      outdated: how === 'add' ? cart.outdated : [],
      createdAt: cart.createdAt ?? new Date().toISOString(),
      removed: null,
    };
  });
  return () => editCart(() => before);
}
