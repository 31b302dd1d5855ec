import type { Cents } from '#domain/base/money.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { inOrder, type PricePoint } from './price-points.ts';

const REFERENCE_DAYS = 30;

/**
 * Where the 30 days before a reduction begin: the 30 calendar days before the day it starts, and of that day what
 * precedes the start. Days of the shop's calendar, so that summer time never shortens them.
 */
export function windowStart(startsAt: Date, timeZone: string): Date {
  return startOfLocalDay(addDays(localDay(startsAt, timeZone), -REFERENCE_DAYS), timeZone);
}

/**
 * The lowest price of the 30 days before a reduction (decisions 7, facts 6), the price in force when they begin
 * included. Times without a price do not count; was it on sale at no moment of them, its last price before counts.
 * Null when the history knows no price before the start.
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
