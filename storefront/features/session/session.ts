import { createStore, useStore } from 'zustand';
import { cartStorage } from '../cart/stored-cart.ts';

/** Who is signed in, as the browser knows it; a guest until the server has said otherwise, and on the server. */
export type Session = {
  user: { id: string; firstname: string; email: string; isVerified: boolean } | null;
  /** Skus in any of the customer's wish lists. */
  wishedSkus: readonly string[];
};

/** What this device holds of an account's cart (local storage); gone when the session has ended. */
export const ACCOUNT_KEY = 'account-cart';

export const guest: Session = { user: null, wishedSkus: [] };
export const sessionStore = createStore<Session>(() => guest);
export const useSession = <T>(select: (session: Session) => T): T => useStore(sessionStore, select);

/** Whether the server has left word that somebody is signed in here; the session itself is out of a script's reach. */
export const isMarkedSignedIn = () => /(^|; )signed_in=1/.test(document.cookie);

/**
 * Asks who is signed in and keeps the account's cart in step, where there is an account: guests fetch nothing for it.
 * For effects, after hydration.
 */
export function followSession() {
  if (isMarkedSignedIn() || cartStorage.getItem(ACCOUNT_KEY))
    void import('./keep-session.ts').then(({ keepSession }) => keepSession());
}
