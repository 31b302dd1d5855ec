import { addDays } from '#domain/base/time/local-day.ts';

/** Where a bar stands in a month: the number of its first day, and how many days it covers. */
export type MonthBar = { first: number; days: number };

/** A month `YYYY-MM`, moved by some months. */
export function monthOf(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}

export const isMonth = (text: string): boolean => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);

/** The days of a month. */
export function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The part of a month between two days, both included; null where there is none. A missing day is unbounded. */
export function monthBar(
  month: string,
  { from, until }: { from: string | null; until: string | null },
): MonthBar | null {
  const days = daysOf(month);
  const first = days.findIndex((day) => from === null || day >= from);
  const last = days.findLastIndex((day) => until === null || day <= until);
  return first < 0 || last < first ? null : { first: first + 1, days: last - first + 1 };
}
