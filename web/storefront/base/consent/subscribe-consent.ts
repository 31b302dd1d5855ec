/** For `useSyncExternalStore`: notifies when the choice changes, in this tab or another. */
export function subscribeConsent(changed: () => void) {
  addEventListener('consent', changed);
  return () => removeEventListener('consent', changed);
}
