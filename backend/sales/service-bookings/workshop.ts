import type { StoreConfig } from '#domain/base/shop-config.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { hoursOn } from '#domain/base/time/opening-hours.ts';
import { specialDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { type BookableWork, bookableWorks } from '#domain/sales/service-bookings/bookable-work.ts';
import { type Busy, freeStarts } from '#domain/sales/service-bookings/service-slots.ts';
import { shop } from '#shop.config';

const { timeZone } = shop;
/** How far ahead works are booked. */
export const DAYS_AHEAD = 60;

export type Bookable = { store: StoreConfig; work: BookableWork };

/** A work of a store; null: no such store or work. */
export function bookableOf(storeId: string, work: string): Bookable | null {
  const store = shop.stores.find(({ id }) => id === storeId);
  const found = bookableWorks(detailsOf(storeId)).find(({ id }) => id === work);
  return store && found ? { store, work: found } : null;
}

/** The first instants of a day and of the day `count` days later. */
export const daysOf = (day: string, count = 1) => ({
  from: startOfLocalDay(day, timeZone),
  to: startOfLocalDay(addDays(day, count), timeZone),
});

export type FreeDay = { day: string; starts: Date[] };

type Wanted = {
  at: Bookable;
  from: string;
  count: number;
  now: Date;
  busy: readonly Busy[];
  /** The machine of a test ride. */
  sku: string | null;
};

/** The free starts of `count` days, within the days ahead; days without any are left out. */
export function freeDays({ at: { store, work }, from, count, now, busy, sku }: Wanted): FreeDay[] {
  const today = localDay(now, timeZone);
  const last = addDays(today, DAYS_AHEAD);
  const special = specialDays(store, detailsOf(store.id), from, count);
  const days = Array.from({ length: count }, (_, i) => addDays(from, i)).filter((day) => day >= today && day <= last);
  return days.flatMap((day) => {
    const hours = hoursOn(store.hours, special, day);
    const { minutes, atOnce: mechanics } = work;
    const starts = freeStarts({ day, hours, minutes, mechanics, busy, now, timeZone, sku });
    return starts.length > 0 ? [{ day, starts }] : [];
  });
}
