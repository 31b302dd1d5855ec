import { SECOND_MS } from '#domain/base/time/durations.ts';
import { startOfLocalDay } from '#domain/base/time/local-day.ts';

const FINNISH_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^(?:klo )?(\d{1,2})[.:](\d{2})(?:[.:](\d{2}))?$/;

const two = (digits: string) => digits.padStart(2, '0');

/** Converts `1.12.2026` to `2026-12-01`; null for anything else. */
export function finnishDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = FINNISH_DAY.exec(text) ?? [];
  return year ? `${year}-${two(month)}-${two(day)}` : null;
}

const isReal = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** The local moment of a day and a clock time; a time that daylight saving skips does not exist. */
function localMoment(day: string, seconds: number, timeZone: string): Date {
  const start = startOfLocalDay(day, timeZone);
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const guess = new Date(start.getTime() + seconds * SECOND_MS);
  const [h = 0, m = 0, s = 0] = wall.format(guess).split(':').map(Number);
  return new Date(guess.getTime() + (seconds - (h * 3600 + m * 60 + s)) * SECOND_MS);
}

const LAST_SECOND = 86_399;

/**
 * Converts a day with or without a clock time and without a zone to a moment: `1.12.2026`, `1.12.2026 9.30`,
 * `2026-12-01T09:30`, local in `timeZone`. A day alone is its beginning, or its last second with `endsDay`. Null for anything
 * else, so that the schema's message applies.
 */
export function localTime(text: string, timeZone: string, endsDay: boolean): string | null {
  const [first = '', ...rest] = text.replace('T', ' ').split(' ');
  const day = finnishDay(first) ?? (ISO_DAY.test(first) ? first : null);
  if (day === null || !isReal(day)) return null;
  const clock = rest.join(' ').trim();
  if (clock === '') return localMoment(day, endsDay ? LAST_SECOND : 0, timeZone).toISOString();
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(clock) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return localMoment(day, Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), timeZone).toISOString();
}
