import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { isWorkingDay, type PackingStore, storeHoursOn, type WorkingDays, workingDayAfter } from './arrival-days.ts';

/** Where and in how many working days a vehicle is made ready: put together, inspected, registered. */
export type Workplace = PackingStore & { timeZone: string; handoverDays: number };

/** The working days in which goods come from another store. */
export const TRANSFER_DAYS: WorkingDays = [2, 4];

/** When goods that leave another store at a moment have come at the latest: in the middle of the local day. */
export const afterTransfer = (at: Date, timeZone: string): Date =>
  noonOf(workingDayAfter(localDay(at, timeZone), TRANSFER_DAYS[1]));

/** In the middle of a local day, wherever in Europe the shop is. */
export const noonOf = (day: string): Date => new Date(`${day}T10:00:00Z`);

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
