import type { Locale } from '#domain/base/locale.ts';
import { weekdayOf } from './opening-hours.ts';

/** A clock time as people say it: `18`, `18.30` in Finnish, `18:00` in English. */
export function clockText(time: string, locale: Locale): string {
  if (locale === 'en') return time;
  const [hour, minute] = time.split(':');
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`;
}

const WEEKDAYS: Record<Locale, readonly string[]> = {
  fi: ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

/** The short name of the weekday of a day (`YYYY-MM-DD`): `ke`, `Wed`. */
export const weekdayName = (day: string, locale: Locale): string => WEEKDAYS[locale][weekdayOf(day) - 1] ?? '';

/** A day with its weekday: `ke 25.11.`, `Wed 25/11`. */
export function weekdayDate(day: string, locale: Locale): string {
  const [, month, date] = day.split('-').map(Number);
  return `${weekdayName(day, locale)} ${locale === 'fi' ? `${date}.${month}.` : `${date}/${month}`}`;
}
