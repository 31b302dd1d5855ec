import { localClock, minutesOf, type OpeningHours } from '#domain/base/time/local-clock.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { type DayHours, hoursOn, type SpecialDays } from '#domain/base/time/opening-hours.ts';

/** `soon`: open, and closes within the hour. `later`: opens later today. */
export type OpeningNow = {
  today: DayHours | null;
  state: 'open' | 'soon' | 'later' | 'closed';
  /** The next change today, `HH:MM`. */
  time: string | null;
};

const SOON_MINUTES = 60;
const DAYS_AHEAD = 14;

/**
 * Today's hours of a store and whether it is open at `now`, from its weekly hours and special days. Times are local
 * (store-1).
 */
export function openingNow(hours: OpeningHours, special: SpecialDays, now: Date, timeZone: string): OpeningNow {
  const { minute } = localClock(now, timeZone);
  const today = hoursOn(hours, special, localDay(now, timeZone));
  if (!today || minute >= minutesOf(today.closes)) return { today, state: 'closed', time: null };
  if (minute < minutesOf(today.opens)) return { today, state: 'later', time: today.opens };
  const left = minutesOf(today.closes) - minute;
  return { today, state: left <= SOON_MINUTES ? 'soon' : 'open', time: today.closes };
}

/** The next opening after a day (`YYYY-MM-DD`), within two weeks, or null. */
export function nextOpening(
  hours: OpeningHours,
  special: SpecialDays,
  after: string,
): { day: string; inDays: number; time: string } | null {
  for (let inDays = 1; inDays <= DAYS_AHEAD; inDays++) {
    const day = addDays(after, inDays);
    const open = hoursOn(hours, special, day);
    if (open) return { day, inDays, time: open.opens };
  }
  return null;
}
