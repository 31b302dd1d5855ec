import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { isMarkedSignedIn } from '#web/storefront/base/session-check.ts';
import { ACCOUNT_KEY } from '../../customers/session/session.ts';

/**
 * Checks the session and synchronizes the account's cart; loads nothing for guests. Call it in an effect, after
 * hydration.
 */
export function followSession() {
  if (isMarkedSignedIn() || browserStorage.getItem(ACCOUNT_KEY))
    void import('./keep-session.ts').then(({ keepSession }) => keepSession());
}
