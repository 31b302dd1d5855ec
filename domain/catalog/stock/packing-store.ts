import type { Sku } from '#domain/base/ids.ts';

type Piece = { sku: Sku; amount: number; stock: { storeAvailability: Readonly<Record<string, number>> } };

/** The store that has most of the ordered units packs the order; of equal ones the first (delivery-8). Null without stores. */
export function packingStore(
  storeIds: readonly string[],
  ordered: ReadonlyMap<string, number>,
  piecesAt: (sku: string, storeId: string) => number,
): string | null {
  const pieces = (storeId: string) =>
    [...ordered].reduce((sum, [sku, amount]) => sum + Math.min(amount, piecesAt(sku, storeId)), 0);
  return storeIds.toSorted((one, other) => pieces(other) - pieces(one))[0] ?? null;
}

/** The packing store of lines by their stock in the stores; null when no store has any of them. */
export function packingStoreOf(storeIds: readonly string[], lines: readonly Piece[]): string | null {
  const ordered = new Map<string, number>();
  const stock = new Map<string, Piece['stock']['storeAvailability']>();
  for (const { sku, amount, stock: of } of lines) {
    ordered.set(sku, (ordered.get(sku) ?? 0) + amount);
    stock.set(sku, of.storeAvailability);
  }
  const piecesAt = (sku: string, storeId: string) => stock.get(sku)?.[storeId] ?? 0;
  const having = storeIds.filter((id) => [...ordered.keys()].some((sku) => piecesAt(sku, id) > 0));
  return packingStore(having, ordered, piecesAt);
}
