import { useState, useSyncExternalStore } from 'react';
import { type Purpose, purposesOf } from './choice.ts';

/** For `useSyncExternalStore`: notifies when the choice changes, in this tab or another. */
export function subscribeConsent(changed: () => void) {
  addEventListener('consent', changed);
  return () => removeEventListener('consent', changed);
}

/**
 * Whether the visitor allows a purpose; false on the server and in the hydrating render. `grantOnce` allows it for
 * the calling component only and stores nothing.
 */
export function useConsent(purpose: Purpose): { isGiven: boolean; grantOnce: () => void } {
  const [isOnce, setOnce] = useState(false);
  const letters = useSyncExternalStore(
    subscribeConsent,
    () => document.documentElement.dataset.consent ?? '',
    () => '',
  );
  return { isGiven: isOnce || purposesOf(letters).includes(purpose), grantOnce: () => setOnce(true) };
}
