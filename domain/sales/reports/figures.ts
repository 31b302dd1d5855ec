import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import { daysInMonth, monthsOf, type Period } from './period.ts';

/** Change in percent with one decimal; null when there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10;

/** A share in percent with one decimal; null of nothing. */
export const sharePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** The mean sale of an order; null without orders. */
export const averageOf = (cents: Cents, orders: number): Cents | null =>
  orders === 0 ? null : roundHalfUp(cents / orders);

export type MonthBudget = { month: string; storeId: string; cents: Cents };

/** The budget of a period: each month's by the share of its days, of the given stores (null: all); null when none is set. */
export function budgetOf(
  period: Period,
  budgets: readonly MonthBudget[],
  stores: readonly string[] | null,
): Cents | null {
  const ours = budgets.filter(({ storeId }) => stores === null || stores.includes(storeId));
  let [cents, isSet] = [0, false];
  for (const month of monthsOf(period)) {
    const { within, all } = daysInMonth(period, month);
    for (const budget of ours.filter((one) => one.month === month)) {
      cents += (budget.cents * within) / all;
      isSet = true;
    }
  }
  return isSet ? roundHalfUp(cents) : null;
}

/**
 * How often the stock is sold in a year: the cost of what was sold in the days, for a year, by the value of today's stock; one decimal.
 * Null without stock.
 */
export const turnoverOf = (soldCost: Cents, days: number, stockValue: Cents): number | null =>
  stockValue === 0 || days === 0 ? null : Math.round(((soldCost * 365) / days / stockValue) * 10) / 10;

/** What remains of sales without VAT after their cost, in percent with one decimal; only goods whose cost is known count. */
export const marginPercent = (net: Cents, cost: Cents): number | null => sharePercent(net - cost, net);
