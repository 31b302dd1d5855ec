import type { WantedLine } from '#domain/cart/wanted-line.ts';
import { ACCOUNT_KEY } from '#storefront/features/session/session.ts';
import { cartStorage } from '../stored-cart.ts';

/** What this device knows of an account's cart: whose it is, and its lines as the server told them last. */
export type AccountCart = { of: string; lines: WantedLine[] };

const isAccountCart = (value: unknown): value is AccountCart =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as AccountCart).of === 'string' &&
  Array.isArray((value as AccountCart).lines);

// where nothing can be stored it lives as long as the page
let kept: AccountCart | null = null;

export function accountCart(): AccountCart | null {
  const stored = cartStorage.getItem(ACCOUNT_KEY);
  const state = stored && 'state' in stored ? stored.state : null;
  return isAccountCart(state) ? state : kept;
}

export function keepAccountCart(cart: AccountCart) {
  kept = cart;
  cartStorage.setItem(ACCOUNT_KEY, { state: cart, version: 0 });
}

export function forgetAccountCart() {
  kept = null;
  cartStorage.removeItem(ACCOUNT_KEY);
}
