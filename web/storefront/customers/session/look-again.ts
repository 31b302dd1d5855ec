import { isMarkedSignedIn } from '#web/storefront/base/signed-in-mark.ts';

/** Requests the session again after the server has changed the customer's data. */
export function lookAgain() {
  if (isMarkedSignedIn()) void import('./keep-session.ts').then(({ checkSession }) => checkSession());
}
