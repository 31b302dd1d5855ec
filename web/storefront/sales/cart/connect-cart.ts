import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { PLACED_KEY } from '#web/storefront/sales/orders/placed-key.ts';
import { CART_KEY, cartStore, clearCart } from './cart-store.ts';

/**
 * Reads the stored cart once, removes what paid orders contained, and follows other tabs. Called by the root's
 * effect.
 */
export function connectCart() {
  void cartStore.persist.rehydrate();
  if (browserStorage.getItem(PLACED_KEY))
    void import('#web/storefront/sales/orders/settle-placed.ts').then(({ settlePlaced }) => settlePlaced());
  const follow = (event: StorageEvent) => {
    if (event.key === CART_KEY && event.newValue !== null) void cartStore.persist.rehydrate();
    else if (event.key === CART_KEY || event.key === null) clearCart();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
