import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { localClock, minutesOf } from '#domain/base/time/local-clock.ts';
import { startOfLocalDay } from '#domain/base/time/local-day.ts';
import type { DayHours } from '#domain/base/time/opening-hours.ts';

/** A booked stretch of one mechanic's time; `sku`: the machine of a test ride. */
export type Busy = { startsAt: Date; endsAt: Date; sku?: string | null };

const STEP_MINUTES = 60;
/** A booking or a change is made at least this long before the work begins. */
const NOTICE_MS = 2 * 60 * MINUTE_MS;
/** A customer moves or cancels at least this long before (service-booking-3). */
const CHANGE_MS = 24 * 60 * MINUTE_MS;

/** The instant of a local time, minutes since midnight; on days of a clock change too. */
export function instantOf(day: string, minute: number, timeZone: string): Date {
  const guess = new Date(startOfLocalDay(day, timeZone).getTime() + minute * MINUTE_MS);
  return new Date(guess.getTime() + (minute - localClock(guess, timeZone).minute) * MINUTE_MS);
}

/** Whether a further work of `minutes` from `startsAt` leaves no moment with more works than mechanics. */
export function hasRoom(startsAt: Date, minutes: number, busy: readonly Busy[], mechanics: number): boolean {
  const from = startsAt.getTime();
  const to = from + minutes * MINUTE_MS;
  const touching = busy.filter((one) => one.startsAt.getTime() < to && one.endsAt.getTime() > from);
  // the number of works only rises where one begins
  const rises = [from, ...touching.map((one) => one.startsAt.getTime()).filter((at) => at > from)];
  return rises.every(
    (at) => touching.filter((one) => one.startsAt.getTime() <= at && one.endsAt.getTime() > at).length < mechanics,
  );
}

type Day = {
  day: string;
  /** Null: closed. */
  hours: DayHours | null;
  minutes: number;
  mechanics: number;
  busy: readonly Busy[];
  now: Date;
  timeZone: string;
  /** The machine of a test ride: it is out once at a time (test-ride-2). */
  sku?: string | null;
};

/**
 * The instants of a day when a work of `minutes` may begin, by the hour from the opening: it ends before the store closes, a mechanic
 * is free all the time, and it begins two hours from now at the earliest (service-booking-1).
 */
export function freeStarts({ day, hours, minutes, mechanics, busy, now, timeZone, sku = null }: Day): Date[] {
  if (!hours) return [];
  const starts: Date[] = [];
  const rides = sku === null ? [] : busy.filter((one) => one.sku === sku);
  const last = minutesOf(hours.closes) - minutes;
  for (let minute = minutesOf(hours.opens); minute <= last; minute += STEP_MINUTES) {
    const at = instantOf(day, minute, timeZone);
    const isInTime = at.getTime() - now.getTime() >= NOTICE_MS;
    if (isInTime && hasRoom(at, minutes, busy, mechanics) && (sku === null || hasRoom(at, minutes, rides, 1)))
      starts.push(at);
  }
  return starts;
}

/** Whether the customer may still move or cancel a booking (service-booking-3). */
export const mayChange = (startsAt: Date, now: Date): boolean => startsAt.getTime() - now.getTime() >= CHANGE_MS;
