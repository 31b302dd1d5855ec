import type { OpeningHours, Weekday } from './local-clock.ts';

/** One day's opening, local times `HH:MM`. */
export type DayHours = { opens: string; closes: string };

/** Days `YYYY-MM-DD` on which a store is not as in its week; null is closed. */
export type SpecialDays = Readonly<Record<string, DayHours | null>>;

/** The ISO weekday of a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): Weekday => (new Date(day).getUTCDay() || 7) as Weekday;

/** When a store is open on a day `YYYY-MM-DD`: as its special days say, else as in its week; null is closed. */
export const hoursOn = (hours: OpeningHours, special: SpecialDays, day: string): DayHours | null => {
  const told = special[day];
  return (told === undefined ? hours[weekdayOf(day)] : told) ?? null;
};
