import type { PriceBlock, SaleMode, StockStatus } from './product.ts';

/** How a sku is had: bought, reserved by paying a deposit, asked for by a quote, or not at all. */
export type WayToBuy = SaleMode | 'none';

/**
 * How a sku can be had now. What is sold by quote or by deposit is always to be had: without stock or price it is asked for by a
 * quote. Other goods without stock or price are not sold.
 */
export function wayToBuy(saleMode: SaleMode, stockStatus: StockStatus, hasPrice: boolean): WayToBuy {
  if (saleMode !== 'quote' && hasPrice && stockStatus !== 'outOfStock') return saleMode;
  return saleMode === 'buy' ? 'none' : 'quote';
}

/**
 * What stands in the place of a price that is missing: `from` is the ISO time at which the price is published, `ask` goods whose
 * price is asked for by a quote. `none` is a missing price without an offer.
 */
export type MissingPrice = { kind: 'from'; at: string } | { kind: 'ask' } | { kind: 'none' };

export function missingPrice({ pricedFrom }: Pick<PriceBlock, 'pricedFrom'>, saleMode: SaleMode): MissingPrice {
  if (pricedFrom) return { kind: 'from', at: pricedFrom };
  return { kind: saleMode === 'buy' ? 'none' : 'ask' };
}
