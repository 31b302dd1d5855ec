import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { isWorkingDay, type PackingStore, storeHoursOn } from './arrival-days.ts';

/** Where and in how many working days a vehicle is made ready: put together, inspected, registered. */
export type Workplace = PackingStore & { timeZone: string; handoverDays: number };

const DAYS_SEARCHED = 366;

const isOpen = (day: string, store: PackingStore) => isWorkingDay(day) && storeHoursOn(day, store) !== null;

/**
 * The first day on which a store hands over a vehicle that is there on the local day of `from` (handover-1): the work begins on the next
 * day, takes working days on which the store is open, and the handover is on the store's next open day after them.
 */
export function handoverDay(from: Date, store: Workplace): string {
  let day = localDay(from, store.timeZone);
  for (let left = store.handoverDays + 1, searched = DAYS_SEARCHED; left > 0 && searched > 0; searched--) {
    day = addDays(day, 1);
    if (isOpen(day, store)) left--;
  }
  return day;
}
