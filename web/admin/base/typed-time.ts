import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { minutesOf } from '#domain/base/time/local-clock.ts';
import { isCalendarDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';

/** A local day and time; midnight without a time, null without a day. */
export function timeOf(day: string, time: string): Date | null {
  if (!isCalendarDay(day)) return null;
  const minutes = /^\d{2}:\d{2}$/.test(time) ? minutesOf(time) : 0;
  return new Date(startOfLocalDay(day, config.timeZone).getTime() + minutes * MINUTE_MS);
}
