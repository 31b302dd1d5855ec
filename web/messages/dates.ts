import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

const timeZone = shop.timeZone;
const tag = { fi: 'fi-FI', en: 'en-GB' } satisfies Record<Locale, string>;
/** Date formatter in the shop's time zone; formats of only some pages are in moments.ts. */
export const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag[locale], { timeZone, ...options });

/** A day or a moment in the shop's time zone: `18.11.2026`, `18/11/2026`. */
export const dateText = (date: string, locale: Locale): string =>
  format(locale, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(new Date(date));

/** `4.12.`, `4/12`: a near day without its year. */
export const shortDateText = (date: string, locale: Locale): string =>
  format(locale, { day: 'numeric', month: 'numeric' }).format(new Date(date));

/** With the weekday: `su 29.11.2026`, `Sun 29/11/2026`. */
export const weekdayDateText = (date: string, locale: Locale): string =>
  `${weekdayText(date, locale)} ${dateText(date, locale)}`;

/** The last day before an exclusive end; an end at midnight gives the day before. */
export const lastDayText = (end: string, locale: Locale): string =>
  weekdayDateText(new Date(Date.parse(end) - 1).toISOString(), locale);

/** The short name of a weekday: `ma`, `Mon`. */
export const weekdayText = (date: string, locale: Locale): string =>
  format(locale, { weekday: 'short' }).format(new Date(date));
