import { localClock, minutesOf, type OpeningHours, type Weekday } from '../base/local-clock.ts';
import { localDay } from '../base/local-day.ts';

/** Picking and packing in a store takes at most this long. */
const READY_MINUTES = 60;
const WEEK = 7;

/**
 * When goods on a store's shelf can be fetched. `today`: ready within the hour, until the store closes. `opens`: on
 * `day` (`YYYY-MM-DD`, local), `inDays` from today, once the store has opened at `time`. Times are local `HH:MM`.
 */
export type PickupTime = { kind: 'today'; time: string } | { kind: 'opens'; day: string; inDays: number; time: string };

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * The earliest pickup of something on the shelf at a moment. A store about to close before it could be picked counts as
 * closed for the day. Null when the store has no opening hours at all.
 */
export function pickupTime(hours: OpeningHours, now: Date, timeZone: string): PickupTime | null {
  const { weekday, minute } = localClock(now, timeZone);
  const today = hours[weekday];
  if (today && minute >= minutesOf(today.opens) && minute + READY_MINUTES <= minutesOf(today.closes))
    return { kind: 'today', time: today.closes };
  const opensLater = today && minute < minutesOf(today.opens);
  for (let inDays = opensLater ? 0 : 1; inDays <= WEEK; inDays++) {
    const open = hours[(((weekday - 1 + inDays) % WEEK) + 1) as Weekday];
    if (open) return { kind: 'opens', day: dayAfter(localDay(now, timeZone), inDays), inDays, time: open.opens };
  }
  return null;
}
