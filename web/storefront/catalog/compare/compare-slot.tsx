import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { hasCompared, subscribe } from './compare-list.ts';

const CompareBar = lazyComponent(() => import('./compare-bar.tsx'));

/** The compare bar; its code loads when the list has a product. */
export function CompareSlot() {
  return useSyncExternalStore(subscribe, hasCompared, () => false) ? (
    <Suspense>
      <CompareBar />
    </Suspense>
  ) : null;
}
