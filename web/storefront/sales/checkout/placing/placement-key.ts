const KEY = 'checkout-key';

type StoredKey = { key: string; of: string };

function stored(): StoredKey | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { key, of } = (value ?? {}) as Record<string, unknown>;
    return typeof key === 'string' && typeof of === 'string' ? { key, of } : null;
  } catch {
    return null;
  }
}

// not crypto.randomUUID: it is missing on plain http addresses other than localhost
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The idempotency key of an order (decisions 6): the same while the same order is sent again after a double click, a
 * lost answer or a reload, and a new one when the cart or the form has changed.
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

/** The secret of the quote that this tab ordered last; null when it ordered a cart. */
export function lastQuote(): string | null {
  try {
    const { quote } = JSON.parse(stored()?.of ?? '{}') as Record<string, unknown>;
    return typeof quote === 'string' ? quote : null;
  } catch {
    return null;
  }
}

/** After a cancelled or failed payment the next try is a new order. */
export function forgetPlacementKey() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
