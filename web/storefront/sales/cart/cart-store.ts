import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { addItem } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { track } from '#web/storefront/base/analytics/track.ts';
import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { ACCOUNT_KEY } from '#web/storefront/customers/session/session.ts';
import { type OutdatedLine, readDeal, readStoredCart, type StoredCart } from './stored-cart.ts';

export const CART_KEY = 'cart-store';

export type CartState = StoredCart & {
  /** True until the stored cart has been read, on the server and in the first render. */
  loading: boolean;
  /** Lines of another version (cart-6); they show again after `refreshCart` has fetched them. */
  outdated: OutdatedLine[];
  /** Lines removed last, for undo, each with its index; not stored. */
  removed: { item: CartItem; index: number }[];
};

const empty: CartState = {
  items: [],
  createdAt: null,
  loading: true,
  itemsEdited: false,
  ...readDeal({}),
  outdated: [],
  removed: [],
};

export const cartStore = createStore<CartState>()(
  persist(() => empty, {
    name: CART_KEY,
    storage: browserStorage,
    skipHydration: true,
    partialize: ({ items, outdated, removed: _, loading: __, ...kept }) => ({
      ...kept,
      items: [...items, ...outdated],
    }),
    merge: (stored, current) => {
      const { isWhole, ...read } = readStoredCart(stored);
      // an unreadable cart was not emptied by the customer: merge the account's cart as for a guest
      if (!isWhole) browserStorage.removeItem(ACCOUNT_KEY);
      return { ...current, ...(stored === undefined ? {} : read), loading: false };
    },
  }),
);

/** Changes the cart as it is stored now, so that two tabs never overwrite each other's lines (cart-1). */
export function editCart(change: (cart: CartState) => Partial<CartState>) {
  void cartStore.persist.rehydrate();
  cartStore.setState(change);
}

/**
 * Adds lines in one change; an existing one grows and takes the newer stock (cart-2). Returns how many pieces were
 * added: fewer than requested when a line reaches its limit (cart-3).
 */
export function addLines(items: readonly CartItem[]): number {
  let added = 0;
  editCart((cart) => {
    const grown = items.reduce(addItem, cart);
    added = pieces(grown.items) - pieces(cart.items);
    return { ...grown, createdAt: cart.createdAt ?? new Date().toISOString() };
  });
  return added;
}

/** Adds pieces of a product; returns how many were added. */
export function addToCart(item: CartItem, amount = 1): number {
  const added = addLines([{ ...item, amount }]);
  if (added > 0) track('add_to_cart', { items: [{ ...item, amount: added }] });
  return added;
}

export function clearCart() {
  // the shop's offers do not belong to the cart
  editCart(({ loading, cartRule, offers }) => ({ ...empty, loading, cartRule, offers }));
}

export const useCart = <T>(select: (cart: CartState) => T): T => useStore(cartStore, select);

/** Pieces in the cart, for the header's badge (cart-11). 0 until the stored cart has been read. */
export const useCartCount = () => useCart((cart) => pieces(cart.items) + pieces(cart.outdated));

const pieces = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
