import type { Stock, StockStatus } from '#domain/catalog/products/product.ts';

/** Pieces reserved by open orders; `storeId` is the store that hands them out, null when unknown. */
export type Hold = { storeId: string | null; qty: number };

export type StoredStock = {
  /** Pieces in stock by store id. */
  shelf: Record<string, number>;
  holds: readonly Hold[];
  backorder: boolean;
  nextDeliveryDate: string | null;
  /** 2 means stock-limited: sold up to the stock, no backorder (stock-2). */
  productLine: number;
};

/** The stock of products made on purchase, such as gift cards. */
export const UNLIMITED_STOCK: Stock = {
  qty: 9999,
  stockStatus: 'inStock',
  nextDeliveryDate: null,
  storeAvailability: {},
};

/** Subtracts holds from the stock: from the order's own store first, then from the fullest ones. Never below zero. */
function withoutHolds(shelf: Record<string, number>, holds: readonly Hold[]): Record<string, number> {
  const left = { ...shelf };
  for (const { storeId, qty } of holds) {
    let owed = qty;
    const others = Object.keys(left).toSorted((a, b) => (left[b] ?? 0) - (left[a] ?? 0));
    for (const store of storeId ? [storeId, ...others] : others) {
      const taken = Math.min(left[store] ?? 0, owed);
      if (taken > 0) left[store] = (left[store] ?? 0) - taken;
      owed -= taken;
    }
  }
  return left;
}

/**
 * The stock that a shopper can buy on a local day `YYYY-MM-DD`: pieces less holds, by store (stock-1, stock-3). `backorder` only
 * when the stock is empty, never for productLine 2. The next delivery date is given when it is in the future and the
 * product is out of stock or can be ordered beyond its stock.
 */
export function availability(stored: StoredStock, today: string): Stock {
  const storeAvailability = withoutHolds(stored.shelf, stored.holds);
  const qty = Object.values(storeAvailability).reduce((sum, pieces) => sum + pieces, 0);
  const canWait = stored.backorder && stored.productLine !== 2;
  const stockStatus: StockStatus = qty > 0 ? 'inStock' : canWait ? 'backorder' : 'outOfStock';
  const isWaitedFor = qty === 0 || canWait;
  const comes = isWaitedFor && stored.nextDeliveryDate !== null && stored.nextDeliveryDate >= today;
  return { qty, stockStatus, nextDeliveryDate: comes ? stored.nextDeliveryDate : null, storeAvailability };
}

const rank: Record<StockStatus, number> = { inStock: 0, backorder: 1, outOfStock: 2 };

/** The stock of a product of several skus: total pieces, best status, earliest delivery. */
export function combinedStock(stocks: readonly Stock[]): Stock {
  const storeAvailability: Record<string, number> = {};
  for (const stock of stocks)
    for (const [store, qty] of Object.entries(stock.storeAvailability))
      storeAvailability[store] = (storeAvailability[store] ?? 0) + qty;
  const statuses = stocks.map((stock) => stock.stockStatus).toSorted((a, b) => rank[a] - rank[b]);
  const stockStatus = statuses[0] ?? 'outOfStock';
  const dates = stocks.flatMap((stock) => stock.nextDeliveryDate ?? []).toSorted();
  return {
    qty: stocks.reduce((sum, stock) => sum + stock.qty, 0),
    stockStatus,
    nextDeliveryDate: stockStatus === 'inStock' ? null : (dates[0] ?? null),
    storeAvailability,
  };
}
