import type { Cents } from '#domain/base/money.ts';
import { nextBoundary, type PricePlan, priceAt } from './price-plan.ts';

/** A price in force (reduced or not) from a moment on; `cents` null: not for sale. A history is a list of them. */
export type PricePoint = { cents: Cents | null; from: Date };

/** The history in order of time. */
export const inOrder = (history: readonly PricePoint[]): PricePoint[] => history.toSorted((a, b) => +a.from - +b.from);

/** The changes of the price in force after `from`, up to and including `to`, in order. */
export function pricePoints(plan: PricePlan, from: Date, to: Date): PricePoint[] {
  const points: PricePoint[] = [];
  let last = priceAt(plan, from).price;
  for (let at = nextBoundary(plan, from); at && at <= to; at = nextBoundary(plan, at)) {
    const { price } = priceAt(plan, at);
    if (price !== last) points.push({ cents: price, from: at });
    last = price;
  }
  return points;
}

/**
 * The points that a sku's history lacks at `now`, each with the time it took effect, so that late recording loses nothing
 * (price-5). `last` is the newest point recorded by the shop; without one the record begins now. A change that is not
 * later than `last` (two in a millisecond, or a clock set back) is recorded one millisecond after it, so that the
 * last point is always the price in force.
 */
export function pointsToRecord(plan: PricePlan, last: PricePoint | null, now: Date): PricePoint[] {
  if (!last) return [{ cents: priceAt(plan, now).price, from: now }];
  const { price } = priceAt(plan, last.from);
  const missed = price === last.cents ? [] : [{ cents: price, from: new Date(+last.from + 1) }];
  return [...missed, ...pricePoints(plan, missed[0]?.from ?? last.from, now)];
}
