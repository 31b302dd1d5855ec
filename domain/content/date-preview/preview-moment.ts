import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { minutesOf } from '#domain/base/time/local-clock.ts';
import { addDays, isCalendarDay, localDay } from '#domain/base/time/local-day.ts';
import { instantOfMinute } from '#domain/base/time/local-minute.ts';

/** How far ahead the shop can be seen: the next season's campaigns are planned by then. */
export const MOST_DAYS = 400;
/** How long a link and what it opened are good. */
export const PREVIEW_MINUTES = 60;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The instant of a typed day and time of the shop, from now on and at most `MOST_DAYS` ahead (date-preview-1). */
export function previewMoment(
  { day, time }: { day: string; time: string },
  now: Date,
  timeZone: string,
): Ok<Date> | Fail<'day' | 'time' | 'past' | 'far'> {
  if (!isCalendarDay(day)) return fail('day');
  if (!TIME.test(time)) return fail('time');
  if (day > addDays(localDay(now, timeZone), MOST_DAYS)) return fail('far');
  const at = instantOfMinute(day, minutesOf(time), timeZone);
  // a minute that has begun is now
  return at.getTime() < now.getTime() - 60_000 ? fail('past') : ok(at);
}
