import type { Locale } from '#domain/base/locale.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';
import { format, shortDateText } from '#web/messages/dates.ts';

const clock = (at: Date, locale: Locale) =>
  format(locale, { hour: 'numeric', minute: '2-digit', hour12: false }).format(at);

/** A time in a list: the clock today, `yesterday` with it, else the day; the year when it is another one. */
export function listTime(at: Date, now: Date, locale: Locale, yesterday: (time: string) => string): string {
  const [day, today] = [localDay(at, shop.timeZone), localDay(now, shop.timeZone)];
  if (day === today) return clock(at, locale);
  if (day === addDays(today, -1)) return yesterday(clock(at, locale));
  const text = shortDateText(at.toISOString(), locale);
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text}${locale === 'fi' ? '' : '/'}${day.slice(0, 4)}`;
}

/** A whole time: `24.11.2026 8.14`. */
export const fullTime = (at: Date, locale: Locale): string =>
  `${format(locale, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(at)} ${clock(at, locale)}`;
