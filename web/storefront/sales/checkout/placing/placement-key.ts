import { fieldsOf } from '#domain/base/records.ts';

const KEY = 'checkout-key';

type StoredKey = { key: string; of: string };

function stored(): StoredKey | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { key, of } = fieldsOf(value);
    return typeof key === 'string' && typeof of === 'string' ? { key, of } : null;
  } catch {
    return null;
  }
}

// not crypto.randomUUID: it is missing on plain http addresses other than localhost
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The idempotency key of an order (order-1): the same for a repeated order after a double click, a lost response or a
 * reload; a new one when cart or form have changed.
 */
export function placementKey(order: unknown): string {
  const of = JSON.stringify(order);
  const last = stored();
  if (last?.of === of) return last.key;
  const key = newKey();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ key, of } satisfies StoredKey));
  } catch {}
  return key;
}

/** The secret of the quote that this tab ordered last; null for a cart. */
export function lastQuote(): string | null {
  try {
    const { quote } = fieldsOf(JSON.parse(stored()?.of ?? '{}'));
    return typeof quote === 'string' ? quote : null;
  } catch {
    return null;
  }
}

/** Call after a cancelled or failed payment: the next attempt is a new order. */
export function forgetPlacementKey() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
