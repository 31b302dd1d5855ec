import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/base/time/local-day.ts';
import { grains, splitPeriod, usualGrain } from './grain.ts';
import { eachDay } from './period.ts';

test('weeks begin on Monday, months on the first; the ends are those of the period (report-8)', () => {
  // a Wednesday
  const period = { from: '2026-11-25', to: '2026-12-09' };
  expect(splitPeriod(period, 'week')).toEqual([
    { from: '2026-11-25', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-12-06' },
    { from: '2026-12-07', to: '2026-12-09' },
  ]);
  expect(splitPeriod(period, 'month')).toEqual([
    { from: '2026-11-25', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-09' },
  ]);
  expect(splitPeriod(period, 'day')).toHaveLength(15);
});

test.each([
  ['2026-11-01', '2026-11-30', 'day'],
  ['2026-09-01', '2026-11-30', 'week'],
  ['2026-01-01', '2026-11-30', 'month'],
] as const)('%s to %s is read by %s (report-8)', (from, to, grain) => {
  expect(usualGrain({ from, to })).toBe(grain);
});

test('no day is lost or stands twice', () => {
  const days = fc.integer({ min: 0, max: 730 });
  fc.assert(
    fc.property(days, days, fc.constantFrom(...grains), (first, length, grain) => {
      const from = addDays('2025-12-15', first);
      const period = { from, to: addDays(from, length) };
      expect(splitPeriod(period, grain).flatMap(eachDay)).toEqual(eachDay(period));
    }),
  );
});
