import type { Locale } from '#domain/base/locale.ts';
import type { StoreConfig, StoreDetails } from '#domain/base/shop-config.ts';
import { holidaysOf } from '#domain/base/time/holidays.ts';
import { addDays } from '#domain/base/time/local-day.ts';
import { type DayHours, hoursOn, type SpecialDays } from '#domain/base/time/opening-hours.ts';

/** A day whose hours differ from the weekly ones; `hours` is null when closed. */
export type NamedDay = { day: string; name: Readonly<Record<Locale, string>>; hours: DayHours | null };

type Store = Pick<StoreConfig, 'hours'>;
type Rules = Pick<StoreDetails, 'closedOnHolidays' | 'exceptions'>;

const isSame = (one: DayHours | null, other: DayHours | null) =>
  one?.opens === other?.opens && one?.closes === other?.closes;

/** The exception or holiday of a day. A dated exception overrides a yearly one, and both override a holiday. */
function toldOf(day: string, { exceptions, closedOnHolidays }: Rules): Omit<NamedDay, 'day'> | null {
  const told = exceptions.find(({ date }) => date === day) ?? exceptions.find(({ date }) => date === day.slice(5));
  if (told) return told;
  const holiday = closedOnHolidays && holidaysOf(Number(day.slice(0, 4))).find((known) => known.day === day);
  return holiday ? { name: holiday.name, hours: null } : null;
}

/**
 * The days among the `count` from `from` (`YYYY-MM-DD`) whose hours differ from the weekly ones, in order. A holiday on
 * a day that is closed anyway is left out (store-1).
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

/** Same as `namedDays` without the names, in the shape that `hoursOn` takes. */
export const specialDays = (store: Store, rules: Rules, from: string, count: number): SpecialDays =>
  Object.fromEntries(namedDays(store, rules, from, count).map(({ day, hours }) => [day, hours]));
