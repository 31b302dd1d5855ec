import type { Locale } from '#domain/base/locale.ts';
import { format } from '#web/messages/dates.ts';

/** A moment to the minute: `18.11.2026 klo 14.05`, `18/11/2026, 14:05`. */
export const momentText = (date: string, locale: Locale): string =>
  format(locale, { day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(
    new Date(date),
  );

// 2026-01-05 is a Monday
const week = [5, 6, 7, 8, 9, 10, 11].map((day) => new Date(Date.UTC(2026, 0, day, 12)));
const weekdays = (locale: Locale, weekday: 'short' | 'long') =>
  week.map((day) => format(locale, { weekday }).format(day));

/** Short weekday names from Monday: `ma`, `ti` … */
export const weekdayNames = (locale: Locale): string[] => weekdays(locale, 'short');

/** Full weekday names from Monday, capitalised: `Maanantai`, `Monday`. */
export const longWeekdays = (locale: Locale): string[] =>
  weekdays(locale, 'long').map((name) => name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1));
