import { localDay } from '#domain/base/time/local-day.ts';
import type { SpecialDays } from '#domain/base/time/opening-hours.ts';
import { PICKUP_DAYS } from '#domain/catalog/stock/pickup-time.ts';
import { specialDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { shop } from '#shop.config';

/** As far as pickups look, and a week for pages that stay open or are kept. */
const DAYS = PICKUP_DAYS + 7;

/**
 * The special days of every store that has some, for the browser: the rules and names of holidays stay on the server.
 * Depends on the day, not on the visitor.
 */
export function daysAhead(now: Date): Record<string, SpecialDays> {
  const today = localDay(now, shop.timeZone);
  if (known?.today !== today) known = { today, ofStores: daysFrom(today) };
  return known.ofStores;
}

// of the day that every page asks for
let known: { today: string; ofStores: Record<string, SpecialDays> } | null = null;

function daysFrom(today: string): Record<string, SpecialDays> {
  const ofStores: Record<string, SpecialDays> = {};
  for (const store of shop.stores) {
    const days = specialDays(store, detailsOf(store.id), today, DAYS);
    if (Object.keys(days).length > 0) ofStores[store.id] = days;
  }
  return ofStores;
}
