import type { ServiceWork, StoreConfig, Workshop } from '#domain/base/shop-config.ts';
import { addDays, localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { hoursOn } from '#domain/base/time/opening-hours.ts';
import { specialDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { type Busy, freeStarts } from '#domain/sales/service-bookings/service-slots.ts';
import { shop } from '#shop.config';

const { timeZone } = shop;
/** How far ahead works are booked. */
export const DAYS_AHEAD = 60;

export type WorkshopStore = { store: StoreConfig; workshop: Workshop };

/** The stores that take bookings. */
export const workshops = (): readonly WorkshopStore[] =>
  shop.stores.flatMap((store) => {
    const { workshop } = detailsOf(store.id);
    return workshop ? [{ store, workshop }] : [];
  });

export const workshopOf = (storeId: string) => workshops().find(({ store }) => store.id === storeId) ?? null;

export const workOf = (storeId: string, work: string): ServiceWork | null =>
  workshopOf(storeId)?.workshop.works.find(({ id }) => id === work) ?? null;

/** The first instants of a day and of the day `count` days later. */
export const daysOf = (day: string, count = 1) => ({
  from: startOfLocalDay(day, timeZone),
  to: startOfLocalDay(addDays(day, count), timeZone),
});

export type FreeDay = { day: string; starts: Date[] };

type Wanted = { at: WorkshopStore; minutes: number; from: string; count: number; now: Date; busy: readonly Busy[] };

/** The free starts of `count` days, within the days ahead; days without any are left out. */
export function freeDays({ at: { store, workshop }, minutes, from, count, now, busy }: Wanted): FreeDay[] {
  const today = localDay(now, timeZone);
  const last = addDays(today, DAYS_AHEAD);
  const special = specialDays(store, detailsOf(store.id), from, count);
  const days = Array.from({ length: count }, (_, i) => addDays(from, i)).filter((day) => day >= today && day <= last);
  return days.flatMap((day) => {
    const hours = hoursOn(store.hours, special, day);
    const { mechanics } = workshop;
    const starts = freeStarts({ day, hours, minutes, mechanics, busy, now, timeZone });
    return starts.length > 0 ? [{ day, starts }] : [];
  });
}
