import { type ComponentProps, Suspense } from 'react';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const NearestStore = lazyComponent(() => import('./nearest-store.tsx'));

/** `NearestStore`, loaded after the page. Without scripts and without places of the stores there is nothing. */
export const NearestSlot = (props: ComponentProps<typeof NearestStore>) =>
  useHydrated() ? (
    <Suspense>
      <NearestStore {...props} />
    </Suspense>
  ) : null;
