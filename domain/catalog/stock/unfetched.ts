import type { Sku } from '../../base/ids.ts';

/** What a paid order took from stores (negative: gave back), and how many pieces of each sku have left for its parcel or its customer. */
export type OpenOrder = {
  storeId: string;
  taken: readonly { sku: Sku; storeId: string; qty: number }[];
  gone: Readonly<Record<Sku, number>>;
};

type Taken = OpenOrder['taken'][number];

/** One row for each sku and store, so that what came back does not count as taken. */
function netOf(taken: readonly Taken[]): Taken[] {
  const net = new Map<string, Taken>();
  for (const one of taken) {
    const key = `${one.storeId} ${one.sku}`;
    net.set(key, { ...one, qty: (net.get(key)?.qty ?? 0) + one.qty });
  }
  return [...net.values()];
}

/**
 * Sold pieces that still lie on the shelf, by sku and store: a level falls when an order is paid, the shelf when it is packed. What
 * has gone is taken from the order's own store first.
 */
export function unfetched(orders: readonly OpenOrder[]): Map<Sku, Map<string, number>> {
  const all = new Map<Sku, Map<string, number>>();
  for (const { storeId: own, taken, gone } of orders) {
    const left = { ...gone };
    for (const { sku, storeId, qty } of netOf(taken).toSorted(
      (a, b) => Number(b.storeId === own) - Number(a.storeId === own),
    )) {
      const fetched = Math.min(qty, left[sku] ?? 0);
      left[sku] = (left[sku] ?? 0) - fetched;
      const stores = all.get(sku) ?? new Map<string, number>();
      stores.set(storeId, (stores.get(storeId) ?? 0) + qty - fetched);
      all.set(sku, stores);
    }
  }
  return all;
}
