import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeConsent } from '../consent/subscribe-consent.ts';

const Tags = lazy(() => import('./tags.tsx'));

/** Where the measuring comes when the visitor has allowed it and the shop has a tag manager; until then these few bytes. */
export function TagsSlot() {
  const allowed = useSyncExternalStore(
    subscribeConsent,
    () => document.documentElement.dataset.tags,
    () => '',
  );
  return (
    allowed && (
      <Suspense>
        <Tags />
      </Suspense>
    )
  );
}
