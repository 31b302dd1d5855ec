import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { addItem } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { tell } from '#web/storefront/base/analytics/tell.ts';
import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { ACCOUNT_KEY } from '#web/storefront/customers/session/session.ts';
import { type OutdatedLine, readDeal, readStoredCart, type StoredCart } from './stored-cart.ts';

export const CART_KEY = 'cart-store';

export type CartState = StoredCart & {
  /** True until the stored cart has been read (server, first render). */
  loading: boolean;
  /** Stored by another version of the shop; shown again when `refreshCart` has fetched them. */
  outdated: OutdatedLine[];
  /** Lines taken away last, for undo, each with its place; not stored. */
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
      // what cannot be read was not taken out by the customer: the account's cart joins as a guest's would
      if (!isWhole) browserStorage.removeItem(ACCOUNT_KEY);
      return { ...current, ...(stored === undefined ? {} : read), loading: false };
    },
  }),
);

/** Changes the cart as it is stored now, so that two tabs never overwrite each other's lines. */
export function editCart(change: (cart: CartState) => Partial<CartState>) {
  void cartStore.persist.rehydrate();
  cartStore.setState(change);
}

/**
 * Adds lines in one change; one already in the cart grows and takes the newer stock. Gives how many pieces went
 * in: fewer than asked for where a line has all it may hold.
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

/** Adds pieces of a product; gives how many went in. */
export function addToCart(item: CartItem, amount = 1): number {
  const added = addLines([{ ...item, amount }]);
  if (added > 0) tell('add_to_cart', { items: [{ ...item, amount: added }] });
  return added;
}

export function clearCart() {
  // what the shop offers stays: it is not the cart's
  editCart(({ loading, cartRule, offers }) => ({ ...empty, loading, cartRule, offers }));
}

export const useCart = <T>(select: (cart: CartState) => T): T => useStore(cartStore, select);

/** Pieces in the cart: what the header's badge says (decisions 2). 0 until the stored cart has been read. */
export const useCartCount = () => useCart((cart) => pieces(cart.items) + pieces(cart.outdated));

const pieces = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
