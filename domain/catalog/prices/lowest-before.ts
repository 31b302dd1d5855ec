import type { Cents } from '#domain/base/money.ts';
import { inOrder, type PricePoint } from './price-points.ts';
import { referencePrice } from './reference-price.ts';

/**
 * What telling somebody of a lower price has to say beside it (decisions 7): the lowest price of the 30 days before the
 * price in force began. `history` may not know that price yet: then it begins now. Null: no earlier price is known.
 */
export function lowestBefore(
  history: readonly PricePoint[],
  price: Cents,
  { now, timeZone }: { now: Date; timeZone: string },
): Cents | null {
  const last = inOrder(history).findLast(({ from }) => from <= now);
  return referencePrice(history, last?.cents === price ? last.from : now, timeZone);
}
