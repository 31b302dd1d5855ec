import { createStore } from 'zustand';

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
