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
  // a paid order needs refunds:write too
  'orders:cancel': ['orders.cancel'],
  'refunds:write': ['refunds.create'],
  'quotes:read': ['quotes.read'],
  'gift-cards:read': ['gift-cards.read'],
  // names, addresses, phones and e-mails, in orders and quotes too
  'customers:read': ['customers.read', 'orders.contacts'],
  'catalog:read': ['products.read'],
  'catalog:write': ['products.edit'],
  'prices:write': ['prices.edit', 'prices.edit-widely'],
  'stock:read': ['stock.read'],
  'stock:write': ['stock.change', 'stock.change-widely'],
  // whole files of goods, prices, stock and spare parts
  'imports:write': ['imports.run', 'products.edit', 'prices.edit', 'prices.edit-widely'],
  // endpoints, their secrets and deliveries; what they are told names customers
  'webhooks:write': ['webhooks.read', 'webhooks.manage'],
  // VAT, gift cards, journals, settlements
  'reports:read': ['reports.read', 'bookkeeping.read'],
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
