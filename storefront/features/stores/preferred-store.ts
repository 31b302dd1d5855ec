import { useSyncExternalStore } from 'react';
import { type StoreId, shop } from '#shop.config';

/** Essential: the shopper asked for it by choosing (facts 6). */
const KEY = 'preferred-store';
const CHANGED = 'preferred-store';

const isStore = (id: string | null): id is StoreId => shop.stores.some((store) => store.id === id);

/** The store as the browser remembers it; null when none was chosen, it has closed, or storage is refused. */
export function readPreferredStore(): StoreId | null {
  try {
    const id = localStorage.getItem(KEY);
    return isStore(id) ? id : null;
  } catch {
    return null;
  }
}

export function choosePreferredStore(id: StoreId) {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // a browser that keeps nothing shows the stores in the shop's order
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void) {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

/** The shopper's own store, in every tab; null on the server and in the hydrating render. */
export const usePreferredStore = (): StoreId | null => useSyncExternalStore(subscribe, readPreferredStore, () => null);

/** The stores with one's own first. */
export const storesFirst = (own: StoreId | null) =>
  shop.stores.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
