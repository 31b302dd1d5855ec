import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { WireCartItem } from '#domain/sales/cart/cart-wire.ts';
import { QUOTE_ITEM_VERSION, type QuoteItem, quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { quoteStore, renewQuoteLines } from './quote-store.ts';

/** Lines per request of the cart check. */
const AT_ONCE = 100;

async function lookUp(skus: readonly Sku[], locale: Locale): Promise<QuoteItem[]> {
  const body = { items: skus.map((sku) => ({ sku, amount: 1 })), campaign: null, locale };
  const { items } = await callBackend<{ items: WireCartItem[] }>('/functions/paymentGateway-validateCartV2', {
    method: 'POST',
    body,
  });
  return items.map((item) => quoteItem({ ...item, slug: item.sparePart ? item.sku : item.slug }));
}

/**
 * Refreshes lines that another version of the shop stored. Keeps stored data that the catalog does not return, as for
 * a part without a price.
 */
export async function renewQuote(locale: Locale): Promise<void> {
  const old = quoteStore.getState().items.filter(({ version }) => version !== QUOTE_ITEM_VERSION);
  for (let i = 0; i < old.length; i += AT_ONCE) {
    const some = old.slice(i, i + AT_ONCE).map(({ sku }) => sku);
    const found = await lookUp(some, locale).catch(() => []);
    if (found.length > 0) renewQuoteLines(new Map(found.map((item) => [item.id, item])));
  }
}
