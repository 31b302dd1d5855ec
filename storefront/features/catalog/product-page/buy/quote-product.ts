import type { Locale } from '#domain/base/locale.ts';
import { quoteItem } from '#domain/cart/quote-cart.ts';
import type { Variant } from '#domain/catalog/product.ts';
import { addToQuote } from '#storefront/features/quote-cart/add-to-quote.ts';
import type { ProductView } from '../product-view.ts';

/** Puts one piece of a chosen variant into the quote cart. */
export function quoteProduct(
  { name, slug }: ProductView,
  { sku, variationName, options, images }: Variant,
  locale: Locale,
) {
  const image = images[0]?.id ?? null;
  return addToQuote([quoteItem({ sku, title: name, slug, variationName, variationOptions: options, image })], locale);
}
