import type { Cents } from '#domain/base/money.ts';
import { inOrder, type PricePoint } from './price-points.ts';
import { referencePrice } from './reference-price.ts';

/**
 * The lowest price of the 30 days before the current price began, shown when a lower price is announced (price-4).
 * A current price that `history` lacks begins now. Null when no earlier price is known.
 */
export function lowestBefore(
  history: readonly PricePoint[],
  price: Cents,
  { now, timeZone }: { now: Date; timeZone: string },
): Cents | null {
  const last = inOrder(history).findLast(({ from }) => from <= now);
  return referencePrice(history, last?.cents === price ? last.from : now, timeZone);
}
