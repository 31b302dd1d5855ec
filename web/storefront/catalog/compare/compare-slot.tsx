import { Suspense, useSyncExternalStore } from 'react';
import { piece } from '#web/ui/piece.ts';
import { hasCompared, subscribe } from './compare-list.ts';

const CompareBar = piece(() => import('./compare-bar.tsx'));

/** The compare bar; its code loads when the list has a product. */
export function CompareSlot() {
  return useSyncExternalStore(subscribe, hasCompared, () => false) ? (
    <Suspense>
      <CompareBar />
    </Suspense>
  ) : null;
}
