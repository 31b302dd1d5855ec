import type { Locale } from '#domain/base/locale.ts';
import type { Variant } from '#domain/catalog/products/product.ts';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { addToQuote } from '#web/storefront/sales/quote-cart/add-to-quote.ts';
import type { ProductView } from '../product-view.ts';

/** Adds one piece of a variant to the quote cart. A module of its own, so that it loads at the first press. */
export function quoteProduct(
  { name, slug }: ProductView,
  { sku, variationName, options, images }: Variant,
  locale: Locale,
) {
  const image = images[0]?.id ?? null;
  return addToQuote([quoteItem({ sku, title: name, slug, variationName, variationOptions: options, image })], locale);
}
