import type { Locale } from '#domain/base/locale.ts';
import type { StoreConfig, StoreDetails } from '#domain/base/shop-config.ts';
import { holidaysOf } from '#domain/base/time/holidays.ts';
import { addDays } from '#domain/base/time/local-day.ts';
import { type DayHours, hoursOn, type SpecialDays } from '#domain/base/time/opening-hours.ts';

/** A day on which a store is not as in its week; `hours` null is closed. */
export type NamedDay = { day: string; name: Readonly<Record<Locale, string>>; hours: DayHours | null };

type Store = Pick<StoreConfig, 'hours'>;
type Rules = Pick<StoreDetails, 'closedOnHolidays' | 'exceptions'>;

const isSame = (one: DayHours | null, other: DayHours | null) =>
  one?.opens === other?.opens && one?.closes === other?.closes;

/** What is told of one day: its own date goes before a day of every year, and both before a holiday. */
function toldOf(day: string, { exceptions, closedOnHolidays }: Rules): Omit<NamedDay, 'day'> | null {
  const told = exceptions.find(({ date }) => date === day) ?? exceptions.find(({ date }) => date === day.slice(5));
  if (told) return told;
  const holiday = closedOnHolidays && holidaysOf(Number(day.slice(0, 4))).find((known) => known.day === day);
  return holiday ? { name: holiday.name, hours: null } : null;
}

/**
 * The days of the `count` from `from` (`YYYY-MM-DD`) that differ from the store's week, in order. A holiday on a day that
 * is closed anyway is none of them.
 */
export function namedDays({ hours }: Store, rules: Rules, from: string, count: number): NamedDay[] {
  const days: NamedDay[] = [];
  for (let i = 0; i < count; i++) {
    const day = addDays(from, i);
    const told = toldOf(day, rules);
    if (told && !isSame(told.hours, hoursOn(hours, {}, day))) days.push({ day, name: told.name, hours: told.hours });
  }
  return days;
}

/** The same without names, for `hoursOn` and what is made of it. */
export const specialDays = (store: Store, rules: Rules, from: string, count: number): SpecialDays =>
  Object.fromEntries(namedDays(store, rules, from, count).map(({ day, hours }) => [day, hours]));
