import type { Cents } from '#domain/base/money.ts';
import type { Product, Stock, Variant } from '#domain/catalog/products/product.ts';

export const alertKinds = ['back_in_stock', 'price_drop'] as const;
/** Alert of a product: it is back in stock, or its price has dropped. */
export type AlertKind = (typeof alertKinds)[number];

/** Of a saved search of used machines: a new one matches it (alert-2). */
export const SEARCH_KIND = 'new_match' as const;
export type WatchKind = AlertKind | typeof SEARCH_KIND;

export type AlertStatus = 'pending' | 'waiting' | 'told' | 'ended';

/** State of a product that decides on an alert. The price is in cents including VAT, or null without one. */
export type AlertState = { stockStatus: Stock['stockStatus']; price: Cents | null };

/** Alerts that can be requested now: "back in stock" for unavailable goods, "lower price" for goods with a price. */
export function alertsOf({ stockStatus, price }: AlertState): AlertKind[] {
  return alertKinds.filter((kind) => (kind === 'back_in_stock' ? stockStatus !== 'inStock' : price !== null));
}

/** Alerts for a sku. A trade-in machine is unique and never comes back; a gift card is always available. */
export function alertsOfVariant(
  { tradeIn }: Pick<Product, 'tradeIn'>,
  { stock, price }: Pick<Variant, 'stock' | 'price'>,
): AlertKind[] {
  if (price.isVoucher) return [];
  const kinds = alertsOf({ stockStatus: stock.stockStatus, price: price.final?.inclTax ?? null });
  if (tradeIn === null) return kinds;
  return stock.stockStatus === 'inStock' ? kinds : [];
}

/** Alerts for any sku of a product. */
export const alertsOfProduct = (product: Pick<Product, 'tradeIn' | 'variants'>): AlertKind[] =>
  alertKinds.filter((kind) => product.variants.some((variant) => alertsOfVariant(product, variant).includes(kind)));

/**
 * Whether to send the alert: the goods are in stock, or the price is below the price at the time of the request
 * (alert-1).
 */
export function isDue(watch: { kind: AlertKind; price: Cents | null }, now: AlertState): boolean {
  if (watch.kind === 'back_in_stock') return now.stockStatus === 'inStock';
  return watch.price !== null && now.price !== null && now.price < watch.price;
}
