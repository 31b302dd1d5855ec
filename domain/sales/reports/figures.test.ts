import { expect, test } from 'vitest';
import { averageOf, budgetOf, changePercent, marginPercent, sharePercent, turnoverOf } from './figures.ts';

test.each([
  [116, 100, 16],
  [0, 100, -100],
  [100, 0, null],
  [-50, -100, 50],
  [1, 3, -66.7],
])('%i after %i changed by %s percent (report-2)', (now, before, change) =>
  expect(changePercent(now, before)).toBe(change),
);

test('shares and means of nothing are unknown', () => {
  expect([sharePercent(1, 0), averageOf(100, 0), marginPercent(0, 0), turnoverOf(1, 30, 0)]).toEqual([
    ...Array(4).fill(null),
  ]);
  expect([sharePercent(1, 3), averageOf(101, 2), marginPercent(10_000, 7590)]).toEqual([33.3, 51, 24.1]);
});

test('a budget counts the days of its months, of the chosen stores (report-2)', () => {
  const budgets = [
    { month: '2026-11', storeId: 'oulu', cents: 3_000_000 },
    { month: '2026-11', storeId: 'ranua', cents: 600_000 },
    { month: '2026-12', storeId: 'oulu', cents: 3_100_000 },
  ];
  const period = { from: '2026-11-16', to: '2026-12-01' };
  expect(budgetOf(period, budgets, ['oulu'])).toBe(1_500_000 + 100_000);
  expect(budgetOf({ from: '2026-11-01', to: '2026-11-30' }, budgets, null)).toBe(3_600_000);
  expect(budgetOf(period, budgets, ['rovaniemi'])).toBeNull();
  expect(budgetOf(period, [], null)).toBeNull();
});

test('stock turns over by the cost of a year of sales', () => {
  expect(turnoverOf(100_000, 30, 405_556)).toBe(3);
  expect(turnoverOf(0, 30, 1)).toBe(0);
});
