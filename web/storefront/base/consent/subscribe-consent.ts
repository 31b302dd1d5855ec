/** For `useSyncExternalStore`: the choice changed, here or in another tab (early-script.ts). */
export function subscribeConsent(changed: () => void) {
  addEventListener('consent', changed);
  return () => removeEventListener('consent', changed);
}
