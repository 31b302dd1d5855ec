import { DAY_MS } from '#domain/base/time/durations.ts';
import { addDays, isCalendarDay } from '#domain/base/time/local-day.ts';

/** Local days `YYYY-MM-DD`, both included. */
export type Period = { from: string; to: string };

export const presets = ['today', 'week', 'month', 'last-month', 'year', 'last-year'] as const;
export type Preset = (typeof presets)[number];

/**
 * With what a period is compared: the same weekdays a year ago (364 days), the same dates a year ago, the days just before, or
 * nothing.
 */
export const comparisons = ['weekdays', 'dates', 'before', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

const YEAR_OF_WEEKS = 364;
const LONGEST_DAYS = 731;

const yearBefore = (day: string): string => {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  // the 29th of February
  return isCalendarDay(before) ? before : `${before.slice(0, 8)}28`;
};

const lastOfMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

export const monthPeriod = (month: string): Period => ({ from: `${month}-01`, to: lastOfMonth(month) });

const monthBefore = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);

/** The days of a preset up to today. */
export function presetPeriod(preset: Preset, today: string): Period {
  const year = today.slice(0, 4);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'last-month':
      return monthPeriod(monthBefore(today));
    case 'year':
      return { from: `${year}-01-01`, to: today };
    case 'last-year': {
      const last = String(Number(year) - 1);
      return { from: `${last}-01-01`, to: `${last}-12-31` };
    }
  }
}

/** The number of days of a period. */
export const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** A typed period; null when it is none, turned around, or longer than two years. */
export function readPeriod(from: string, to: string): Period | null {
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to || from < '2000-01-01' || to > '2100-01-01') return null;
  return daysOf({ from, to }) <= LONGEST_DAYS ? { from, to } : null;
}

/** The period to compare with; null for none. Always as many days, but for dates around a 29th of February. */
export function comparedPeriod(period: Period, comparison: Comparison): Period | null {
  const { from, to } = period;
  switch (comparison) {
    case 'weekdays':
      return { from: addDays(from, -YEAR_OF_WEEKS), to: addDays(to, -YEAR_OF_WEEKS) };
    case 'dates':
      return { from: yearBefore(from), to: yearBefore(to) };
    case 'before':
      return { from: addDays(from, -daysOf(period)), to: addDays(from, -1) };
    case 'none':
      return null;
  }
}

/** Every day of a period in order. */
export const eachDay = (period: Period): string[] =>
  Array.from({ length: daysOf(period) }, (_, n) => addDays(period.from, n));

/** The months that a period touches. */
export const monthsOf = ({ from, to }: Period): string[] => {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addDays(lastOfMonth(month), 1).slice(0, 7))
    months.push(month);
  return months;
};

/** How many days of a month lie in a period, and how many it has. */
export function daysInMonth(period: Period, month: string): { within: number; all: number } {
  const whole = monthPeriod(month);
  const from = [period.from, whole.from].toSorted().at(-1) ?? whole.from;
  const to = [period.to, whole.to].toSorted().at(0) ?? whole.to;
  return { within: Math.max(0, daysOf({ from, to })), all: daysOf(whole) };
}
