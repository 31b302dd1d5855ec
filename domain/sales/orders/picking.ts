import type { StoreStock } from './allocate-stock.ts';

/** Where the pieces of a sku were taken from when its order was paid; `missing` are those that no store had. */
export type TakenSku = { sku: string; taken: readonly StoreStock[]; missing?: number };

/** Of a line's pieces: those that other stores have, and those that nobody has yet. */
export type Picking = { elsewhere: StoreStock[]; missing: number };

/**
 * Where the pieces of each line are found, for the store that packs. Lines of one sku share its pieces in their order, those of the
 * packing store first. A sku that no stock stands behind (a spare part, work) has nothing elsewhere and misses nothing.
 */
export function pickLines(
  lines: readonly { sku: string; amount: number }[],
  taken: readonly TakenSku[],
  storeId: string,
): Picking[] {
  const left = new Map(taken.map((one) => [one.sku, one.taken.map((level) => ({ ...level }))]));
  return lines.map(({ sku, amount }) => {
    const levels = left.get(sku);
    if (!levels) return { elsewhere: [], missing: 0 };
    let wanted = amount;
    const elsewhere: StoreStock[] = [];
    for (const level of levels.toSorted((a, b) => Number(b.storeId === storeId) - Number(a.storeId === storeId))) {
      const qty = Math.min(level.qty, wanted);
      level.qty -= qty;
      wanted -= qty;
      if (qty > 0 && level.storeId !== storeId) elsewhere.push({ storeId: level.storeId, qty });
    }
    return { elsewhere, missing: wanted };
  });
}
