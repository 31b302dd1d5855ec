import { expect, test } from 'vitest';
import { area, niceStep, salesChart } from './sales-chart.ts';

const byHour = (sales: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => sales[hour] ?? 0);

test.each([
  [0, 100],
  [300_000, 100_000],
  [1_100_000, 400_000],
  [1_300_000, 500_000],
])('a most of %i is reached by three steps of %i', (most, step) => {
  expect(niceStep(most)).toBe(step);
});

test('the line of today ends now, at the sum so far', () => {
  const { today, now, steps } = salesChart(byHour({ 9: 100_000, 10: 200_000 }), byHour({}), 10.5);
  expect(steps.map(({ cents }) => cents)).toEqual([0, 100_000, 200_000, 300_000]);
  expect(now.y).toBe(area.top);
  expect(today.endsWith(`L${now.x} ${now.y}`)).toBe(true);
});

test('a week ago is drawn to the evening, whatever the time', () => {
  const { before } = salesChart(byHour({}), byHour({ 12: 100 }), 8);
  expect(before.split('L').at(-1)).toMatch(new RegExp(`^${area.right} `));
});

test('before the shops open the line is a point at the left', () => {
  expect(salesChart(byHour({}), byHour({}), 3).today).toBe(`M${area.left} ${area.bottom}`);
});
