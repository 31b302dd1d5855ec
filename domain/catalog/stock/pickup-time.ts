import { localClock, minutesOf, type OpeningHours } from '#domain/base/time/local-clock.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { hoursOn, type SpecialDays } from '#domain/base/time/opening-hours.ts';

/** Picking and packing in a store takes at most this long. */
const READY_MINUTES = 60;

/**
 * When goods on a store's shelf can be fetched. `today`: ready within the hour, until the store closes. `opens`: on
 * `day` (`YYYY-MM-DD`, local), `inDays` from today, once the store has opened at `time`. Times are local `HH:MM`.
 */
export type PickupTime = { kind: 'today'; time: string } | { kind: 'opens'; day: string; inDays: number; time: string };

/** How far ahead `pickupTime` looks, in days; the special days it is given must reach as far. */
export const PICKUP_DAYS = 14;

/**
 * The earliest pickup of something on the shelf at a moment, by a store's week and its special days. A store about to
 * close before it could be picked counts as closed for the day. Null when the store does not open within `PICKUP_DAYS`.
 */
export function pickupTime(
  hours: OpeningHours,
  now: Date,
  timeZone: string,
  special: SpecialDays = {},
): PickupTime | null {
  const { minute } = localClock(now, timeZone);
  const day = localDay(now, timeZone);
  const today = hoursOn(hours, special, day);
  if (today && minute >= minutesOf(today.opens) && minute + READY_MINUTES <= minutesOf(today.closes))
    return { kind: 'today', time: today.closes };
  const opensLater = today && minute < minutesOf(today.opens);
  for (let inDays = opensLater ? 0 : 1; inDays <= PICKUP_DAYS; inDays++) {
    const next = addDays(day, inDays);
    const open = hoursOn(hours, special, next);
    if (open) return { kind: 'opens', day: next, inDays, time: open.opens };
  }
  return null;
}
