import type { PriceBlock, SaleMode, StockStatus } from './product.ts';

/** How a sku can be bought: directly, by deposit, by quote, or not at all. */
export type WayToBuy = SaleMode | 'none';

/**
 * How a sku can be bought now. Goods sold by quote or by deposit are always offered; without stock or price, by quote
 * (product-9). Other goods without stock or price are not sold.
 */
export function wayToBuy(saleMode: SaleMode, stockStatus: StockStatus, hasPrice: boolean): WayToBuy {
  if (saleMode !== 'quote' && hasPrice && stockStatus !== 'outOfStock') return saleMode;
  return saleMode === 'buy' ? 'none' : 'quote';
}

/**
 * What a page shows instead of a missing price. `from`: the ISO time at which the price is published. `ask`: the price is
 * given in a quote. `none`: neither.
 */
export type MissingPrice = { kind: 'from'; at: string } | { kind: 'ask' } | { kind: 'none' };

export function missingPrice({ pricedFrom }: Pick<PriceBlock, 'pricedFrom'>, saleMode: SaleMode): MissingPrice {
  if (pricedFrom) return { kind: 'from', at: pricedFrom };
  return { kind: saleMode === 'buy' ? 'none' : 'ask' };
}
