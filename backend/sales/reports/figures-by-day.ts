import type { Cents } from '#domain/base/money.ts';
import { eachDay, type Period } from '#domain/sales/reports/period.ts';
import type { DaySold, Sold } from './sales-report.ts';

/** The sales of a day beside those of the day that it is compared with. */
export type DayFigures = { day: string; cents: Cents; earlier: { day: string; cents: Cents } | null };

/** All rows together. */
export const sumOf = (rows: readonly Sold[]): Sold => ({
  cents: rows.reduce((total, { cents }) => total + cents, 0),
  orders: rows.reduce((total, { orders }) => total + orders, 0),
});

/** Every day of a period, also those without sales, beside the same place of the compared period. */
export function figuresByDay(
  rows: readonly DaySold[],
  period: Period,
  earlier: { rows: readonly DaySold[]; period: Period } | null,
): DayFigures[] {
  const sums = (all: readonly DaySold[]) => {
    const byDay = new Map<string, Cents>();
    for (const { day, cents } of all) byDay.set(day, (byDay.get(day) ?? 0) + cents);
    return byDay;
  };
  const [now, before] = [sums(rows), sums(earlier?.rows ?? [])];
  const earlierDays = earlier ? eachDay(earlier.period) : [];
  return eachDay(period).map((day, n) => {
    const other = earlierDays[n];
    return { day, cents: now.get(day) ?? 0, earlier: other ? { day: other, cents: before.get(other) ?? 0 } : null };
  });
}
