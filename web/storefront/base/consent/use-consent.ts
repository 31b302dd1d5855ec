import { useState, useSyncExternalStore } from 'react';
import { type Purpose, purposesOf } from './choice.ts';
import { subscribeConsent } from './subscribe-consent.ts';

/**
 * Whether the visitor has allowed a purpose; false on the server and in the hydrating render. `grantOnce` is a press that
 * says what it allows: it counts for this place on this page only and keeps nothing.
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
