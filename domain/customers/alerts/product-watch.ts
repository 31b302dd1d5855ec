import type { Cents } from '#domain/base/money.ts';
import type { Product, Stock, Variant } from '#domain/catalog/products/product.ts';

export const watchKinds = ['back_in_stock', 'price_drop'] as const;
/** What a shopper wants to be told of a product: that it is there again, or that it costs less. */
export type WatchKind = (typeof watchKinds)[number];

/** What counts for a watch; prices in cents including VAT, null when there is none. */
export type WatchedState = { stockStatus: Stock['stockStatus']; price: Cents | null };

/**
 * Which mails can be asked for now: of goods nobody can have today that they are back, of goods with a price that it is
 * lower.
 */
export function watchesOf({ stockStatus, price }: WatchedState): WatchKind[] {
  return watchKinds.filter((kind) => (kind === 'back_in_stock' ? stockStatus !== 'inStock' : price !== null));
}

/** The same of a sku of a product. A used machine is sold once and never comes back; a gift card is always there. */
export function watchesOfVariant(
  { tradeIn }: Pick<Product, 'tradeIn'>,
  { stock, price }: Pick<Variant, 'stock' | 'price'>,
): WatchKind[] {
  if (price.isVoucher) return [];
  const kinds = watchesOf({ stockStatus: stock.stockStatus, price: price.final?.inclTax ?? null });
  if (tradeIn === null) return kinds;
  return stock.stockStatus === 'inStock' ? kinds : [];
}

/** What can be asked of any sku of a product. */
export const watchesOfProduct = (product: Pick<Product, 'tradeIn' | 'variants'>): WatchKind[] =>
  watchKinds.filter((kind) => product.variants.some((variant) => watchesOfVariant(product, variant).includes(kind)));

/** Whether it is time to tell: pieces are on a shelf, or the price is below the one it was asked at. */
export function isDue(watch: { kind: WatchKind; price: Cents | null }, now: WatchedState): boolean {
  if (watch.kind === 'back_in_stock') return now.stockStatus === 'inStock';
  return watch.price !== null && now.price !== null && now.price < watch.price;
}
