import type { Locale } from '#domain/base/locale.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { hoursSpan, weekText } from '#domain/base/time/week-text.ts';
import { namedDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { shop } from '#shop.config';

const MONDAY = Date.UTC(2026, 0, 5);
/** Goods are waited for about so long: the days that matter. */
const DAYS = 14;

const closed = { fi: 'suljettu', en: 'closed' };

/** A store's opening hours in words, Monday first, and the days from `now` on that differ from them. */
export function openingHours({ id }: { id: string }, locale: Locale, now: Date): string[] {
  const store = shop.stores.find((known) => known.id === id);
  if (!store) return [];
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fi-FI', { weekday: 'short', timeZone: 'UTC', ...options });
  const short = written({});
  const names = Array.from({ length: 7 }, (_, day) => short.format(new Date(MONDAY + day * DAY_MS)));
  const date = written({ day: 'numeric', month: 'numeric' });
  const special = namedDays(store, detailsOf(id), localDay(now, shop.timeZone), DAYS).map(
    ({ day, name, hours }) =>
      `${date.format(new Date(day))}, ${name[locale]}: ${hours ? hoursSpan(hours) : closed[locale]}`,
  );
  return [weekText(store.hours, names), ...special];
}
