import { isOneOf, keysOf } from '../base/records.ts';
import type { Permission } from './permissions.ts';

/**
 * What a key of another program may be made for, and the permissions of each scope. A program has no role, no store and no limit:
 * who made the key confirmed it.
 */
const scopePermissions = {
  'orders:read': ['orders.read'],
  // parcels, tracking codes, ready for pickup, handed over
  'orders:write': ['orders.fulfil'],
  // names, addresses, phones and e-mails, in orders too
  'customers:read': ['orders.contacts'],
  'stock:read': ['stock.read'],
  'stock:write': ['stock.change', 'stock.change-widely'],
} as const satisfies Record<string, readonly Permission[]>;

export type KeyScope = keyof typeof scopePermissions;
export const keyScopes = keysOf(scopePermissions);
export const isKeyScope = (text: string): text is KeyScope => isOneOf(keyScopes, text);

/** Whether one of the scopes has a permission. */
export const scopesGrant = (scopes: readonly KeyScope[], permission: Permission): boolean =>
  scopes.some((scope) => {
    const granted: readonly Permission[] = scopePermissions[scope];
    return granted.includes(permission);
  });
