import { Suspense } from 'react';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const RecentViews = lazyComponent(() => import('./recent-views.tsx'));

/** The products viewed before, loaded after the page. */
export const RecentSlot = () =>
  useHydrated() ? (
    <Suspense>
      <RecentViews />
    </Suspense>
  ) : null;
