import { Suspense, useSyncExternalStore } from 'react';
import { piece } from '#web/ui/piece.ts';
import { hasCompared, onCompared } from './compare-list.ts';

const CompareBar = piece(() => import('./compare-bar.tsx'));

/** The bar of what is compared; it loads when there is something. */
export function CompareSlot() {
  return useSyncExternalStore(onCompared, hasCompared, () => false) ? (
    <Suspense>
      <CompareBar />
    </Suspense>
  ) : null;
}
