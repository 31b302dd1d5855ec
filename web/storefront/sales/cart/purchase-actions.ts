import type { PurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { addLines, addToCart, cartStore } from './cart-store.ts';

/** The cart and the quote cart for pages of other districts. What runs only after a press is loaded by it. */
export const purchaseActions: PurchaseActions = {
  addToCart,
  addLines,
  tellAdded: async (...of) => (await import('./tell-added.ts')).tellAdded(...of),
  addToQuote: async (...of) => (await import('#web/storefront/sales/quote-cart/add-to-quote.ts')).addToQuote(...of),
  VehicleDialog: lazyComponent(() => import('./vehicle-dialog.tsx')),
  lookUp: async (...of) => (await import('./look-up.ts')).lookUp(...of),
  amountInCart: (sku) => cartStore.getState().items.find((item) => item.sku === sku)?.amount ?? 0,
  subscribe: cartStore.subscribe,
};
