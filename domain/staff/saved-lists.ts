import type { Permission } from './permissions.ts';

/** Lists whose views staff save under a name, with the permission to see the list. */
export const savedLists = {
  orders: 'orders.read',
  products: 'products.read',
  quotes: 'quotes.read',
  messages: 'messages.read',
  returns: 'returns.read',
  'gift-cards': 'gift-cards.read',
  customers: 'customers.read',
  companies: 'companies.read',
} as const satisfies Record<string, Permission>;

export type SavedList = keyof typeof savedLists;

export const isSavedList = (value: string): value is SavedList => Object.hasOwn(savedLists, value);
