import { expect, test } from 'vitest';
import { area, barChart } from './bar-chart.ts';

const day = (n: number, cents: number, earlier: number | null = null, budget: number | null = null) => ({
  from: `2026-11-${String(n).padStart(2, '0')}`,
  cents,
  earlier: earlier === null ? null : { cents: earlier },
  budget,
});

test('the best day is dark and no bar is higher than the axis', () => {
  const { bars, steps } = barChart([day(1, 100_000), day(2, 300_000), day(3, 0)]);
  expect(bars.map(({ isBest }) => isBest)).toEqual([false, true, false]);
  expect(bars[2]?.height).toBe(0);
  expect(bars.every(({ y }) => y >= area.top)).toBe(true);
  expect(steps.map(({ cents }) => cents)).toEqual([0, 100_000, 200_000, 300_000]);
});

test('the compared days are a line; without any, or with one, there is none', () => {
  expect(barChart([day(1, 100, 200), day(2, 100, 50)]).earlier).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  expect(barChart([day(1, 100, 200)]).earlier).toBeNull();
  expect(barChart([]).bars).toEqual([]);
});

test('a year has labels that do not run into each other', () => {
  const { bars } = barChart(Array.from({ length: 365 }, (_, n) => day(n, n)));
  expect(bars.filter(({ label }) => label !== null).length).toBeLessThanOrEqual(16);
});

test('a budget lies where a bar of its sum would end, and fits in the chart (report-8)', () => {
  const { bars } = barChart([day(1, 100_000, null, 200_000), day(2, 200_000)]);
  expect(bars[0]?.budget).toBe(bars[1]?.y);
  expect(bars[1]?.budget).toBeNull();
  expect(barChart([day(1, 0, null, 900_000)]).bars[0]?.budget).toBeGreaterThanOrEqual(area.top);
});
