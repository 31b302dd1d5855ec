import type { Locale } from '#domain/base/locale.ts';
import { cappedAmount } from '#domain/cart/cart-commands.ts';
import type { CartItem, ChosenSize } from '#domain/cart/cart-item.ts';
import { cartItemFromWire, type WireCartItem } from '#domain/cart/cart-wire.ts';
import { sellProblem } from '#domain/cart/sell-problem.ts';
import { addToCart } from '#storefront/features/cart/cart-store.ts';

const TIMEOUT_MS = 15_000;

type Line = { sku: string; amount: number; customization: ChosenSize | null };

/** The lines as they are sold today, within what is in stock; what cannot be bought now is left out. */
export function sellable(items: readonly CartItem[]): CartItem[] {
  return items.flatMap((item) => {
    const amount = cappedAmount(item, item.amount, 0);
    return amount > 0 && sellProblem(item, amount, 0) === null ? [{ ...item, amount }] : [];
  });
}

/**
 * Puts an order's lines into the cart at today's prices and tells how many pieces were added and how many lines are no
 * longer sold. Throws when the shop does not answer; the cart then stays as it is.
 */
export async function buyAgain(lines: readonly Line[], locale: Locale): Promise<{ added: number; gone: number }> {
  const wanted = lines.map(({ sku, amount, customization }) => ({ sku, amount, customization }));
  const answer = await fetch('/functions/paymentGateway-validateCartV2', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: wanted, campaign: null, locale }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`cart check: ${answer.status}`);
  const { items } = (await answer.json()) as { items: WireCartItem[] };
  const found = sellable(items.map(cartItemFromWire));
  for (const item of found) addToCart(item, item.amount);
  return { added: found.reduce((sum, { amount }) => sum + amount, 0), gone: wanted.length - found.length };
}
