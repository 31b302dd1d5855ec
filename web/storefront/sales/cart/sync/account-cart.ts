import { fieldsOf } from '#domain/base/records.ts';
import { readWanted, type WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { ACCOUNT_KEY } from '#web/storefront/customers/session/session.ts';

/** The account's cart as this device knows it: the account's id, and the lines of the last response. */
export type AccountCart = { of: string; lines: WantedLine[] };

/** Unreadable lines count as unknown: a merge without them neither loses nor doubles anything. */
function readAccountCart(value: unknown): AccountCart | null {
  const { of, lines } = fieldsOf(value);
  if (typeof of !== 'string' || !Array.isArray(lines)) return null;
  return { of, lines: lines.flatMap((line) => readWanted(line) ?? []) };
}

export function accountCart(): AccountCart | null {
  const stored = browserStorage.getItem(ACCOUNT_KEY);
  const state = stored && 'state' in stored ? stored.state : null;
  return readAccountCart(state);
}

export function keepAccountCart(cart: AccountCart) {
  browserStorage.setItem(ACCOUNT_KEY, { state: cart, version: 0 });
}

export function forgetAccountCart() {
  browserStorage.removeItem(ACCOUNT_KEY);
}
