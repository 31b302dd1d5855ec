import { HOUR_MS } from '#domain/base/time/durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day `YYYY-MM-DD` of an instant in a time zone. VAT rates and sale periods use the shop's time zone. */
export function localDay(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}

/** Whether a text is a day `YYYY-MM-DD` of the calendar; `2026-02-30` is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** Adds `days` (may be negative) to a calendar day `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Adds months to a calendar day; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

const REMEMBERED = 1000;
const starts = new Map<string, Date>();

/** The first instant of a calendar day in a time zone: midnight, or later where daylight saving time skips it. */
export function startOfLocalDay(day: string, timeZone: string): Date {
  const key = `${day} ${timeZone}`;
  const known = starts.get(key);
  if (known) return known;
  // no time zone is more than 14 hours from UTC
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR_MS;
  let within = before + 30 * HOUR_MS;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (localDay(new Date(middle), timeZone) < day) before = middle;
    else within = middle;
  }
  if (starts.size >= REMEMBERED) starts.clear();
  const start = new Date(within);
  starts.set(key, start);
  return start;
}
