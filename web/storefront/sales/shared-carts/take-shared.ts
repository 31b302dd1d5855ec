import { addItem } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { type CartState, cartStore, editCart } from '#web/storefront/sales/cart/cart-store.ts';

const piecesOf = (items: readonly CartItem[]) => items.reduce((sum, { amount }) => sum + amount, 0);

type Snapshot = Pick<CartState, 'items' | 'outdated' | 'createdAt'>;

/** Adds shared lines to the cart, or replaces it. Returns how many pieces were added and an undo function. */
export function takeShared(items: readonly CartItem[], how: 'add' | 'replace'): { added: number; undo: () => void } {
  void cartStore.persist.rehydrate();
  const { items: own, outdated, createdAt } = cartStore.getState();
  const before: Snapshot = { items: own, outdated, createdAt };
  let added = 0;
  editCart((cart) => {
    const kept = { items: how === 'add' ? cart.items : [], itemsEdited: cart.itemsEdited };
    const grown = items.reduce(addItem, kept);
    added = piecesOf(grown.items) - piecesOf(kept.items);
    return {
      ...grown,
      outdated: how === 'add' ? cart.outdated : [],
      createdAt: cart.createdAt ?? new Date().toISOString(),
      removed: [],
    };
  });
  return { added, undo: () => editCart(() => before) };
}
