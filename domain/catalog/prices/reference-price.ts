import type { Cents } from '#domain/base/money.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { inOrder, type PricePoint } from './price-points.ts';

const REFERENCE_DAYS = 30;

/**
 * The start of the 30 days before a reduction: 30 calendar days before the day it starts, plus the part of that day
 * before the start. Counts days of the shop's calendar, so that summer time never shortens the window.
 */
export function windowStart(startsAt: Date, timeZone: string): Date {
  return startOfLocalDay(addDays(localDay(startsAt, timeZone), -REFERENCE_DAYS), timeZone);
}

/**
 * The lowest price of the 30 days before a reduction, including the price in force when they begin (price-3). Times
 * without a price are skipped. If it was not on sale at all in the window, its last price before counts. Null when the
 * history has no price before the start.
 */
export function referencePrice(history: readonly PricePoint[], startsAt: Date, timeZone: string): Cents | null {
  const opens = windowStart(startsAt, timeZone);
  const before = inOrder(history).filter(({ from }) => from < startsAt);
  const opening = before.findLast(({ from }) => from <= opens);
  const inside = [...(opening ? [opening] : []), ...before.filter(({ from }) => from > opens)];
  const prices = inside.flatMap(({ cents }) => cents ?? []);
  if (prices.length > 0) return Math.min(...prices);
  return before.findLast(({ cents }) => cents !== null)?.cents ?? null;
}
