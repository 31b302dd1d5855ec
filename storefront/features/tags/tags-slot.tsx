import { Suspense, useSyncExternalStore } from 'react';
import { piece } from '#storefront/ui/piece.ts';
import { subscribeConsent } from '../consent/subscribe-consent.ts';
import { optional } from '../notices/lost-file.ts';

const Tags = piece(() => optional(import('./tags.tsx')));

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
