import { createStore } from 'zustand';
import type { Sku } from '#domain/base/ids.ts';

/** The signed-in customer as the browser knows it; a guest on the server and until the first response. */
export type Session = {
  user: { id: string; firstname: string; email: string; isVerified: boolean } | null;
  /** Skus on any of the customer's wish lists. */
  wishedSkus: readonly Sku[];
};

/** Storage key of the account's cart on this device; removed when the session ends. */
export const ACCOUNT_KEY = 'account-cart';

export const guest: Session = { user: null, wishedSkus: [] };
export const sessionStore = createStore<Session>(() => guest);
