import { addDays } from '#domain/base/time/local-day.ts';
import { daysOf, eachDay, type Period } from './period.ts';

/** What a row of a report is: a day, a week from Monday, a month. */
export const grains = ['day', 'week', 'month'] as const;
export type Grain = (typeof grains)[number];

const MOST_DAYS = 62;
const MOST_WEEKS = 26 * 7;

/** Rows that a page can show: days of two months, weeks of half a year, else months. */
export const usualGrain = (period: Period): Grain => {
  const days = daysOf(period);
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS ? 'week' : 'month';
};

const monday = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The parts of a period in order: together they are the period, so that the first and the last may be shorter than a week or a month. */
export function splitPeriod(period: Period, grain: Grain): Period[] {
  const parts: Period[] = [];
  let key = '';
  for (const day of eachDay(period)) {
    const its = grain === 'day' ? day : grain === 'week' ? monday(day) : day.slice(0, 7);
    const last = parts.at(-1);
    if (last && its === key) last.to = day;
    else parts.push({ from: day, to: day });
    key = its;
  }
  return parts;
}
