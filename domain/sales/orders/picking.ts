import type { Sku } from '#domain/base/ids.ts';
import type { StoreStock } from './allocate-stock.ts';

/** The stores that units of a sku were taken from when the order was paid; `missing` are units that no store had. */
export type SkuAllocation = { sku: Sku; taken: readonly StoreStock[]; missing?: number };

/** Units of a line: those in other stores, and those in no store. */
export type Picking = { elsewhere: StoreStock[]; missing: number };

/**
 * Where the units of each line are, for the packing store. Lines of one sku share its units in line order, those of
 * the packing store first. A sku without stock keeping (a spare part, work) has none elsewhere and none missing.
 */
export function pickLines(
  lines: readonly { sku: Sku; amount: number }[],
  taken: readonly SkuAllocation[],
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
