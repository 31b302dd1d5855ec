import type { Place } from '#domain/base/distance.ts';
import { localClock, minutesOf, type OpeningHours } from '#domain/base/time/local-clock.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { hoursOn, type SpecialDays } from '#domain/base/time/opening-hours.ts';

/** Picking and packing in a store takes at most this long, unless the store says otherwise. */
export const READY_MINUTES = 60;

/**
 * When goods in a store's stock can be picked up. `today`: as soon as they are picked, until the store closes. `opens`: on `day`
 * (`YYYY-MM-DD`, local), `inDays` from today, after the store opens at `time`. Times are local `HH:MM`.
 */
export type PickupTime = { kind: 'today'; time: string } | { kind: 'opens'; day: string; inDays: number; time: string };

/**
 * A store at this minute, in a language: when it hands out goods that it has, as a few words; a sentence about a pickup today, null
 * when not today; where it is; and from when it hands over a vehicle that comes from another store.
 */
export type StoreNow = { pickup: string | null; today: string | null; place: Place | null; transfer?: string };

/** How many days ahead `pickupTime` looks; the special days passed to it must cover them. */
export const PICKUP_DAYS = 14;

/**
 * The earliest pickup of goods in stock at a moment, from a store's weekly hours and special days. A store that closes
 * before the goods could be picked counts as closed for the day. Null when it does not open within `PICKUP_DAYS`.
 */
export function pickupTime(
  hours: OpeningHours,
  now: Date,
  timeZone: string,
  special: SpecialDays = {},
  readyMinutes = READY_MINUTES,
): PickupTime | null {
  const { minute } = localClock(now, timeZone);
  const day = localDay(now, timeZone);
  const today = hoursOn(hours, special, day);
  if (today && minute >= minutesOf(today.opens) && minute + readyMinutes <= minutesOf(today.closes))
    return { kind: 'today', time: today.closes };
  const opensLater = today && minute < minutesOf(today.opens);
  for (let inDays = opensLater ? 0 : 1; inDays <= PICKUP_DAYS; inDays++) {
    const next = addDays(day, inDays);
    const open = hoursOn(hours, special, next);
    if (open) return { kind: 'opens', day: next, inDays, time: open.opens };
  }
  return null;
}
