import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { QuoteDeps } from './deps.ts';

/**
 * The catalog items of quoted skus: products and parts as sold, and products sold by quote only at price 0, for their
 * shipping class, VAT rate and stock.
 */
export async function knownItems(
  skus: readonly Sku[],
  locale: Locale,
  { catalog, products }: Pick<QuoteDeps, 'catalog' | 'products'>,
): Promise<Map<string, CartItem>> {
  const priced = await catalog.cartItems(skus, locale);
  const rest = skus.filter((sku) => !priced.has(sku));
  return new Map([...priced, ...(rest.length > 0 ? await products.unpricedItems(rest, locale) : [])]);
}
