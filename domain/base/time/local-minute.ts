import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { localClock } from './local-clock.ts';
import { localDay, startOfLocalDay } from './local-day.ts';

const DAY = 24 * 60;
const two = (n: number) => String(n).padStart(2, '0');

/** An instant on the wall clock of a time zone: `2026-12-24T18:00`. */
export function localMinute(at: Date, timeZone: string): string {
  const { minute } = localClock(at, timeZone);
  return `${localDay(at, timeZone)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/**
 * The instant when the wall clock of a time zone shows `minute` (minutes since midnight) of a calendar day. Of an hour that comes
 * twice the first; in an hour that daylight saving time skips, the time that an unchanged clock would show.
 */
export function instantOfMinute(day: string, minute: number, timeZone: string): Date {
  const start = startOfLocalDay(day, timeZone);
  const guess = new Date(start.getTime() + minute * MINUTE_MS);
  // of a day that is an hour shorter or longer; the guess may be past midnight
  const ahead = ((localClock(guess, timeZone).minute - minute + DAY + DAY / 2) % DAY) - DAY / 2;
  const corrected = new Date(guess.getTime() - ahead * MINUTE_MS);
  return localClock(corrected, timeZone).minute === minute ? corrected : guess;
}
