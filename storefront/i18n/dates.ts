import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

const timeZone = shop.timeZone;
const tag = { fi: 'fi-FI', en: 'en-GB' } satisfies Record<Locale, string>;
const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag[locale], { timeZone, ...options });

/** A day or a moment as the shop's own calendar shows it: `18.11.2026`, `18/11/2026`. */
export const dateText = (date: string, locale: Locale): string =>
  format(locale, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(new Date(date));

/** A moment to the minute: `18.11.2026 klo 14.05`, `18/11/2026, 14:05`. */
export const momentText = (date: string, locale: Locale): string =>
  format(locale, { day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(
    new Date(date),
  );

/** `4.12.`, `4/12`: a day near enough to need no year. */
export const shortDateText = (date: string, locale: Locale): string =>
  format(locale, { day: 'numeric', month: 'numeric' }).format(new Date(date));

/** With the weekday: `su 29.11.2026`, `Sun 29/11/2026` (spec 9: discount-until text). */
export const weekdayDateText = (date: string, locale: Locale): string =>
  `${weekdayText(date, locale)} ${dateText(date, locale)}`;

/** The last day of what ends at a moment, itself not included: at midnight it is the day before. */
export const lastDayText = (end: string, locale: Locale): string =>
  weekdayDateText(new Date(Date.parse(end) - 1).toISOString(), locale);

/** The short name of a day: `ma`, `Mon`. */
export const weekdayText = (date: string, locale: Locale): string =>
  format(locale, { weekday: 'short' }).format(new Date(date));

/** Short names of the week from Monday: `ma`, `ti` … */
export const weekdayNames = (locale: Locale): string[] =>
  // 2026-01-05 is a Monday
  [5, 6, 7, 8, 9, 10, 11].map((day) =>
    format(locale, { weekday: 'short' }).format(new Date(Date.UTC(2026, 0, day, 12))),
  );
