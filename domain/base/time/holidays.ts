import type { Locale } from '#domain/base/locale.ts';
import { addDays } from './local-day.ts';
import { weekdayOf } from './opening-hours.ts';

/** A day on which shops are closed, `YYYY-MM-DD`. */
export type Holiday = { day: string; name: Readonly<Record<Locale, string>> };

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterDay(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}

/** The first given weekday on or after `day`. */
const firstFrom = (day: string, weekday: number) => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/**
 * Finland's public holidays of a year in order of date, including Easter Sunday and Whit Sunday, and the eves of midsummer
 * and Christmas, on which shops are closed too (store-1).
 */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterDay(year);
  const midsummer = firstFrom(`${year}-06-20`, 6);
  const days: [day: string, fi: string, en: string][] = [
    [`${year}-01-01`, 'Uudenvuodenpäivä', 'New Year’s Day'],
    [`${year}-01-06`, 'Loppiainen', 'Epiphany'],
    [addDays(easter, -2), 'Pitkäperjantai', 'Good Friday'],
    [easter, 'Pääsiäispäivä', 'Easter Sunday'],
    [addDays(easter, 1), '2. pääsiäispäivä', 'Easter Monday'],
    [`${year}-05-01`, 'Vappu', 'May Day'],
    [addDays(easter, 39), 'Helatorstai', 'Ascension Day'],
    [addDays(easter, 49), 'Helluntaipäivä', 'Whit Sunday'],
    [addDays(midsummer, -1), 'Juhannusaatto', 'Midsummer Eve'],
    [midsummer, 'Juhannuspäivä', 'Midsummer Day'],
    [firstFrom(`${year}-10-31`, 6), 'Pyhäinpäivä', 'All Saints’ Day'],
    [`${year}-12-06`, 'Itsenäisyyspäivä', 'Independence Day'],
    [`${year}-12-24`, 'Jouluaatto', 'Christmas Eve'],
    [`${year}-12-25`, 'Joulupäivä', 'Christmas Day'],
    [`${year}-12-26`, 'Tapaninpäivä', 'St Stephen’s Day'],
  ];
  return days
    .map(([day, fi, en]) => ({ day, name: { fi, en } }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
