export type StoreStock = { storeId: string; qty: number };

/**
 * From which stores pieces leave the shelves: the preferred store first, then the stores with most. `missing` is what
 * no store has: it waits for the next delivery.
 */
export function allocateStock(
  wanted: number,
  levels: readonly StoreStock[],
  preferredStore: string,
): { taken: StoreStock[]; missing: number } {
  const rank = (level: StoreStock) => (level.storeId === preferredStore ? 0 : 1);
  const order = levels.toSorted(
    (a, b) => rank(a) - rank(b) || b.qty - a.qty || a.storeId.localeCompare(b.storeId, 'fi'),
  );
  let missing = wanted;
  const taken: StoreStock[] = [];
  for (const { storeId, qty } of order) {
    const pieces = Math.min(qty, missing);
    if (pieces > 0) taken.push({ storeId, qty: pieces });
    missing -= Math.max(0, pieces);
  }
  return { taken, missing };
}
