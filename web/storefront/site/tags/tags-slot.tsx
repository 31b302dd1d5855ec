import { Suspense, useSyncExternalStore } from 'react';
import { subscribeConsent } from '#web/storefront/base/consent/subscribe-consent.ts';
import { optional } from '#web/storefront/site/notices/lost-file.ts';
import { piece } from '#web/ui/piece.ts';

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
