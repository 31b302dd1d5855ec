import type { ReactNode } from 'react';
import { WishButtonProvider } from '#web/storefront/catalog/card/wish-button.tsx';
import { PurchaseActionsProvider } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { WishHeart } from '#web/storefront/customers/wish-lists/wish-heart.tsx';
import { purchaseActions } from '#web/storefront/sales/cart/purchase-actions.ts';

/** Gives pages of lower districts what higher districts implement. */
export const DistrictProviders = ({ children }: { children: ReactNode }) => (
  <PurchaseActionsProvider value={purchaseActions}>
    <WishButtonProvider value={WishHeart}>{children}</WishButtonProvider>
  </PurchaseActionsProvider>
);
