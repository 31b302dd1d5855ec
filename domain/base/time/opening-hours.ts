import type { OpeningHours, Weekday } from './local-clock.ts';

/** Opening and closing time of one day, local times `HH:MM`. */
export type DayHours = { opens: string; closes: string };

/** Hours by day `YYYY-MM-DD` that override the weekly hours; null is closed. */
export type SpecialDays = Readonly<Record<string, DayHours | null>>;

/** The ISO weekday of a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): Weekday => (new Date(day).getUTCDay() || 7) as Weekday;

/** Opening hours on a day `YYYY-MM-DD`: special days before weekly hours; null is closed (store-1). */
export const hoursOn = (hours: OpeningHours, special: SpecialDays, day: string): DayHours | null => {
  const told = special[day];
  return (told === undefined ? hours[weekdayOf(day)] : told) ?? null;
};
