import type { AdminShop } from './admin-shop.ts';

/**
 * Outcomes in the order of `callers`: owner, manager, sales, store, content, accounting, suspended, customer, nobody. A status, the
 * address of a redirect, or why it was refused (403): `role`, `store`, `proof` (a fresh factor would help).
 */
export type Statuses = readonly (number | string)[];
type Form = { fields: Record<string, string>; statuses: Statuses };

/** `path` makes a new thing for each request. An action without forms of its own is asked with an empty one. */
export type AdminRow = {
  path: (shop: AdminShop, store?: string) => Promise<string>;
  get: Statuses;
  forms?: Record<string, Form>;
};

export const SIGN_IN = '→ /kirjaudu';
const out = [SIGN_IN, SIGN_IN, SIGN_IN] as const;
/** Signed-in people of all roles. */
export const staff = (status: number | string): Statuses => [...Array(6).fill(status), ...out];
export const roles = (...statuses: Statuses): Statuses => [...statuses, ...out];

export const at = (path: string) => async () => path;
export const form = (fields: Record<string, string>, statuses: Statuses): Form => ({ fields, statuses });
