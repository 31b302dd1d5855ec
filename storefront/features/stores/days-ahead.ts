import { localDay } from '#domain/base/time/local-day.ts';
import type { SpecialDays } from '#domain/base/time/opening-hours.ts';
import { PICKUP_DAYS } from '#domain/catalog/pickup-time.ts';
import { specialDays } from '#domain/stores/special-days.ts';
import { type StoreId, shop, storeDetails } from '#shop.config';

/** As far as pickups look, and a week for pages that stay open or are kept. */
const DAYS = PICKUP_DAYS + 7;

/**
 * The special days of every store that has some, for the browser: the rules and names of holidays stay on the server.
 * Depends on the day, not on the visitor.
 */
export function daysAhead(now: Date): Partial<Record<StoreId, SpecialDays>> {
  const today = localDay(now, shop.timeZone);
  if (known?.today !== today) known = { today, ofStores: daysFrom(today) };
  return known.ofStores;
}

// of the day that every page asks for
let known: { today: string; ofStores: Partial<Record<StoreId, SpecialDays>> } | null = null;

function daysFrom(today: string): Partial<Record<StoreId, SpecialDays>> {
  const ofStores: Partial<Record<StoreId, SpecialDays>> = {};
  for (const store of shop.stores) {
    const days = specialDays(store, storeDetails[store.id], today, DAYS);
    if (Object.keys(days).length > 0) ofStores[store.id] = days;
  }
  return ofStores;
}
