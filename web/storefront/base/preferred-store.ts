import { useSyncExternalStore } from 'react';
import { shop } from '#shop.config';

/** Essential: the shopper asked for it by choosing (consent-1). */
const KEY = 'preferred-store';
const CHANGED = 'preferred-store';

const isStore = (id: string | null) => shop.stores.some((store) => store.id === id);

/** The store as the browser remembers it; null when none was chosen, it has closed, or storage is refused. */
export function readPreferredStore(): string | null {
  try {
    const id = localStorage.getItem(KEY);
    return isStore(id) ? id : null;
  } catch {
    return null;
  }
}

export function choosePreferredStore(id: string) {
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
export const usePreferredStore = (): string | null => useSyncExternalStore(subscribe, readPreferredStore, () => null);

/** The stores with one's own first. */
export const storesFirst = (own: string | null) =>
  shop.stores.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
