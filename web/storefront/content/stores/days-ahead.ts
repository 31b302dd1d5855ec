import { localDay } from '#domain/base/time/local-day.ts';
import type { SpecialDays } from '#domain/base/time/opening-hours.ts';
import { PICKUP_DAYS } from '#domain/catalog/stock/pickup-time.ts';
import { specialDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { shop } from '#shop.config';

/** Range of pickup dates, plus a week for pages that stay open or cached. */
const DAYS = PICKUP_DAYS + 7;

/**
 * Special days of the stores that have any, for the browser: holiday rules and names stay on the server. Depends on the
 * day, not on the visitor.
 */
export function daysAhead(now: Date): Record<string, SpecialDays> {
  const today = localDay(now, shop.timeZone);
  if (known?.today !== today) known = { today, ofStores: daysFrom(today) };
  return known.ofStores;
}

// cached for the current day
let known: { today: string; ofStores: Record<string, SpecialDays> } | null = null;

function daysFrom(today: string): Record<string, SpecialDays> {
  const ofStores: Record<string, SpecialDays> = {};
  for (const store of shop.stores) {
    const days = specialDays(store, detailsOf(store.id), today, DAYS);
    if (Object.keys(days).length > 0) ofStores[store.id] = days;
  }
  return ofStores;
}
