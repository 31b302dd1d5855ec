import type { Sku } from '#domain/base/ids.ts';

export type StoreStock = { storeId: string; qty: number };

/** Units of each sku in the lines; two sizes of one sku are two lines of the same stock. */
export function unitsBySku(lines: readonly { sku: Sku; amount: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, amount } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + amount);
  return pieces;
}

/**
 * The stores that units are taken from: the preferred store first, then the stores with the most stock. `missing` is
 * what no store has, to be delivered later.
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
