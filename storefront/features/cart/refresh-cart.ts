import type { Locale } from '#domain/base/locale.ts';
import { cartItemFromWire, type WireCartItem } from '#domain/cart/cart-wire.ts';
import { cartStore, editCart } from './cart-store.ts';
import { type CartChange, withFreshItems } from './fresh-items.ts';
import type { OutdatedLine } from './stored-cart.ts';

const TIMEOUT_MS = 15_000;

/** All that the server believes of a line; hundreds of whole ones would be a large body. */
const wanted = ({ sku, amount, customization }: OutdatedLine): OutdatedLine => ({ sku, amount, customization });

type Answer = { items: WireCartItem[]; problems: { id: string; reason: string }[] };

/**
 * Looks up prices and stock of the whole cart at the server (spec 7, paymentGateway-validateCartV2), puts the fresh
 * lines in and says what changed. Throws when there is no answer; the cart then stays as it is.
 */
export async function refreshCart(locale: Locale): Promise<CartChange[]> {
  const { items, outdated } = cartStore.getState();
  if (items.length + outdated.length === 0) return [];
  const answer = await fetch('/functions/paymentGateway-validateCartV2', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [...items, ...outdated].map(wanted), campaign: null, locale }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`cart check: ${answer.status}`);
  const { items: lines, problems } = (await answer.json()) as Answer;
  const fresh = {
    items: new Map(lines.map((item) => [item.id, cartItemFromWire(item)])),
    wrongSizes: new Set(problems.filter(({ reason }) => reason === 'wrong_size').map(({ id }) => id)),
  };
  let changes: CartChange[] = [];
  editCart((cart) => {
    const refreshed = withFreshItems(cart.items, cart.outdated, fresh);
    changes = refreshed.changes;
    return { items: refreshed.items, outdated: [] };
  });
  return changes;
}
