import type { Cents } from '#domain/base/money.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { type PricePlan, priceAt, started } from './price-plan.ts';
import { inOrder, type PricePoint, pricePoints } from './price-points.ts';
import { referencePrice } from './reference-price.ts';

/** From a moment on: the price in force, the regular price where the plan still knows it, and the lowest price of the 30 days before. */
export type TimelineStep = { from: Date; cents: Cents | null; regular: Cents | null; lowest30: Cents | null };

export type Timeline = { from: Date; until: Date; steps: TimelineStep[] };

const DAYS_BACK = 90;
const DAYS_AHEAD = 14;
const MOST_DAYS_AHEAD = 120;

/** The regular price at a moment; null before the plan's oldest regular price began, which it no longer knows. */
function regularAt({ regular }: PricePlan, at: Date, history: readonly PricePoint[]): Cents | null {
  const first = history[0]?.from;
  const index = regular.findLastIndex(({ from }) => started(from, at));
  const found = regular[index];
  // a price "from the beginning" counts from the first moment that the history knows
  if (!found || (found.from === null && first !== undefined && at < first)) return null;
  return found.cents;
}

/** The days from a moment to another, and the moments of price changes between them. */
function moments(from: Date, until: Date, points: readonly PricePoint[], timeZone: string): Date[] {
  const times = new Set([+from]);
  for (let day = addDays(localDay(from, timeZone), 1); ; day = addDays(day, 1)) {
    const at = startOfLocalDay(day, timeZone);
    if (at >= until) break;
    times.add(+at);
  }
  for (const { from: at } of points) if (at > from && at < until) times.add(+at);
  return [...times].sort((a, b) => a - b).map((time) => new Date(time));
}

/**
 * Prices of one sku over time, past and planned, with the lowest price of 30 days at each moment (price-3, price-11): what a
 * reduction starting then would count from. Ninety days back, and ahead to what is planned, at most four months.
 */
export function priceTimeline(
  plan: PricePlan,
  history: readonly PricePoint[],
  { now, timeZone }: { now: Date; timeZone: string },
): Timeline {
  const days = (from: Date, n: number) => startOfLocalDay(addDays(localDay(from, timeZone), n), timeZone);
  const limit = days(now, MOST_DAYS_AHEAD);
  const known = inOrder(history).filter(({ from }) => from <= now);
  const coming = pricePoints(plan, now, limit);
  const last = coming.at(-1)?.from;
  const until = new Date(Math.min(+limit, Math.max(+days(now, DAYS_AHEAD), last ? +days(last, 7) : 0)));
  const from = new Date(Math.max(+days(now, -DAYS_BACK), +(known[0]?.from ?? now)));
  const points = [...known, ...coming];
  const steps: TimelineStep[] = [];
  for (const at of moments(from, until, points, timeZone)) {
    const cents = at > now ? priceAt(plan, at).price : (known.findLast((point) => point.from <= at)?.cents ?? null);
    const step = {
      from: at,
      cents,
      regular: regularAt(plan, at, known),
      lowest30: referencePrice(points, at, timeZone),
    };
    const previous = steps.at(-1);
    const isSame =
      previous?.cents === step.cents && previous.regular === step.regular && previous.lowest30 === step.lowest30;
    if (!isSame) steps.push(step);
  }
  return { from, until, steps };
}
