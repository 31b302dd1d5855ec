import type { Locale } from '#domain/base/locale.ts';
import type { Variant } from '#domain/catalog/products/product.ts';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { addToQuote } from '#web/storefront/sales/quote-cart/add-to-quote.ts';
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
