import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { isMarkedSignedIn } from '#web/storefront/base/signed-in-mark.ts';
import { ACCOUNT_KEY } from './session.ts';

/**
 * Asks who is signed in and keeps the account's cart in step, where there is an account: guests fetch nothing for it.
 * For effects, after hydration.
 */
export function followSession() {
  if (isMarkedSignedIn() || browserStorage.getItem(ACCOUNT_KEY))
    void import('./keep-session.ts').then(({ keepSession }) => keepSession());
}
