import type { Cents } from '../base/money.ts';
import type { Stock } from '../catalog/product.ts';

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

/** Whether it is time to tell: pieces are on a shelf, or the price is below the one it was asked at. */
export function isDue(watch: { kind: WatchKind; price: Cents | null }, now: WatchedState): boolean {
  if (watch.kind === 'back_in_stock') return now.stockStatus === 'inStock';
  return watch.price !== null && now.price !== null && now.price < watch.price;
}
