import type { Locale } from '#domain/base/locale.ts';
import { cartItemFromWire, type WireCartItem } from '#domain/sales/cart/cart-wire.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import type { LookedUpItems, LookedUpLine } from '#web/storefront/catalog/purchase/purchase-actions.ts';

type Answer = Omit<LookedUpItems, 'items'> & { items: WireCartItem[] };

/** Cart items of wanted lines at today's price, and what is wrong with the others. Throws a `BackendError`. */
export async function lookUp(lines: readonly LookedUpLine[], locale: Locale): Promise<LookedUpItems> {
  const items = lines.map(({ sku, amount, customization }) => ({ sku, amount, customization }));
  const body = { items, campaign: null, locale };
  const answer = await callBackend<Answer>('/functions/paymentGateway-validateCartV2', { method: 'POST', body });
  return { ...answer, items: answer.items.map(cartItemFromWire) };
}
