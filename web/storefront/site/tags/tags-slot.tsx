import { Suspense, useSyncExternalStore } from 'react';
import { subscribeConsent } from '#web/storefront/base/consent/use-consent.ts';
import { optional } from '#web/storefront/site/notices/lost-file.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const Tags = lazyComponent(() => optional(import('./tags.tsx')));

/** Loads the tags once the visitor has given consent and the shop has a tag manager (tag-1). */
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
