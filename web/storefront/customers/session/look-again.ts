import { isMarkedSignedIn } from '#web/storefront/base/signed-in-mark.ts';

/** Asks the server again, when it has changed something of a customer's by itself. */
export function lookAgain() {
  if (isMarkedSignedIn()) void import('./keep-session.ts').then(({ checkSession }) => checkSession());
}
