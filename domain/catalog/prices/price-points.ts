import type { Cents } from '#domain/base/money.ts';
import { nextBoundary, type PricePlan, priceAt } from './price-plan.ts';

/** A price in force (reduced or not) from a moment on; `cents` null: not for sale. A history is a list of them. */
export type PricePoint = { cents: Cents | null; from: Date };

/** The history in order of time. */
export const inOrder = (history: readonly PricePoint[]): PricePoint[] => history.toSorted((a, b) => +a.from - +b.from);

/** Where the price in force changes by the plan, after `from` up to and including `to`, in order. */
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
 * What the history of a sku lacks at `now`, each point with the time it took effect, so that recording late is as good
 * as in time. `last` is the newest point the shop itself recorded; without one the record begins now. A change that
 * the clock put no later than `last` (two in a millisecond, a clock set back) follows it by a millisecond: the history's
 * end is always the price in force.
 */
export function pointsToRecord(plan: PricePlan, last: PricePoint | null, now: Date): PricePoint[] {
  if (!last) return [{ cents: priceAt(plan, now).price, from: now }];
  const { price } = priceAt(plan, last.from);
  const missed = price === last.cents ? [] : [{ cents: price, from: new Date(+last.from + 1) }];
  return [...missed, ...pricePoints(plan, missed[0]?.from ?? last.from, now)];
}
