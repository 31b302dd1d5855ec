import type { Cents } from '#domain/base/money.ts';
import { budgetOf, type MonthBudget } from '#domain/sales/reports/figures.ts';
import { type Grain, splitPeriod } from '#domain/sales/reports/grain.ts';
import { daysOf, eachDay, type Period } from '#domain/sales/reports/period.ts';
import type { DaySold, Sold } from './sales-report.ts';
import type { Stores } from './sold.ts';

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

/** The sales of a day, week or month beside the compared days and the budget of its days. */
export type SpanFigures = Period & { cents: Cents; earlier: (Period & { cents: Cents }) | null; budget: Cents | null };

/** The days of a period together by day, week or month (report-8). */
export function figuresBySpan(
  days: readonly DayFigures[],
  period: Period,
  { grain, budgets, stores }: { grain: Grain; budgets: readonly MonthBudget[]; stores: Stores },
): SpanFigures[] {
  let at = 0;
  return splitPeriod(period, grain).map((span) => {
    const own = days.slice(at, at + daysOf(span));
    at += own.length;
    const earlier = own.flatMap((day) => day.earlier ?? []);
    const [first, last] = [earlier[0], earlier.at(-1)];
    return {
      ...span,
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
      earlier:
        first && last
          ? { from: first.day, to: last.day, cents: earlier.reduce((sum, { cents }) => sum + cents, 0) }
          : null,
      budget: budgetOf(span, budgets, stores),
    };
  });
}
