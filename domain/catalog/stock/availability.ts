import type { Stock, StockStatus } from '#domain/catalog/products/product.ts';

/** Pieces that open orders hold of a sku; `storeId` is the store that hands them out, null when unknown. */
export type Hold = { storeId: string | null; qty: number };

export type StoredStock = {
  /** Pieces on the shelf by store id. */
  shelf: Record<string, number>;
  holds: readonly Hold[];
  backorder: boolean;
  nextDeliveryDate: string | null;
  /** 2 means stock-limited: never more than the shelf has, no backorder (spec 3). */
  productLine: number;
};

/** The stock of what is made when it is bought, as gift cards are. */
export const ALWAYS_THERE: Stock = { qty: 9999, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: {} };

/** Takes held pieces off the shelves: off the order's own store first, then off the fullest ones. Never below zero. */
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
 * What a shopper can have of one sku on a local day `YYYY-MM-DD`: shelf minus holds by store. `backorder` only with an
 * empty shelf and never for productLine 2. The next delivery is told while it lies ahead and is waited for: the shelf is empty, or
 * more than it holds may be ordered.
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

/** The stock of a product of several skus: pieces added up, the best status, the earliest delivery. */
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
