import { Suspense } from 'react';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const ShopNotices = lazyComponent(() => import('./shop-notices.tsx'));

/** The notices about an unreachable backend or a newer build, loaded after hydration. */
export function ShopNoticesSlot() {
  // the development server reloads pages by itself
  return useHydrated() && import.meta.env.PROD ? (
    <Suspense>
      <ShopNotices />
    </Suspense>
  ) : null;
}
