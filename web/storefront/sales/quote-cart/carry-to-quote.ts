import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { addQuoteLines, changeQuoteAmount, quoteStore } from './quote-store.ts';

/**
 * Carries a cart's lines over to the quote cart, when no method delivers it (delivery-6). Idempotent: an existing sku
 * is raised to at least the cart's pieces. Sizes of one sku become one line that lists them.
 */
export function carryToQuote(items: readonly CartItem[]): void {
  void quoteStore.persist.rehydrate();
  for (const sku of new Set(items.map((item) => item.sku))) {
    const same = items.filter((item) => item.sku === sku);
    const [first] = same;
    if (!first) continue;
    const amount = same.reduce((sum, item) => sum + item.amount, 0);
    const sizes = same.flatMap(({ customization, amount: pieces }) =>
      customization ? [`${pieces} × ${sizeText(customization)}`] : [],
    );
    const variationName = [first.variationName, ...sizes].filter(Boolean).join('; ');
    const there = quoteStore.getState().items.find((item) => item.sku === sku);
    if (there) changeQuoteAmount(sku, Math.max(there.amount, amount));
    else addQuoteLines([quoteItem({ ...first, slug: first.sparePart ? sku : first.slug, variationName }, amount)]);
  }
}
