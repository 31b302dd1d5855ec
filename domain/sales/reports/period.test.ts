import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedPeriod, daysInMonth, daysOf, eachDay, monthsOf, presetPeriod, presets, readPeriod } from './period.ts';

test.each([
  ['today', '2026-11-29', '2026-11-29'],
  ['week', '2026-11-23', '2026-11-29'],
  ['month', '2026-11-01', '2026-11-29'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['year', '2026-01-01', '2026-11-29'],
  ['last-year', '2025-01-01', '2025-12-31'],
] as const)('%s is %s to %s (report-1)', (preset, from, to) =>
  expect(presetPeriod(preset, '2026-11-29')).toEqual({ from, to }),
);

test('compares with the same weekdays, the same dates, or the days before (report-1)', () => {
  const period = { from: '2026-11-23', to: '2026-11-29' };
  expect(comparedPeriod(period, 'weekdays')).toEqual({ from: '2025-11-24', to: '2025-11-30' });
  expect(comparedPeriod(period, 'dates')).toEqual({ from: '2025-11-23', to: '2025-11-29' });
  expect(comparedPeriod(period, 'before')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(comparedPeriod(period, 'none')).toBeNull();
  expect(comparedPeriod({ from: '2028-02-29', to: '2028-02-29' }, 'dates')?.from).toBe('2027-02-28');
});

const weekdayOf = (day: string | undefined) => new Date(String(day)).getUTCDay();
const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });

test('a year of weeks keeps weekdays and the number of days, whatever the period', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (start, length) => {
      const from = start.toISOString().slice(0, 10);
      const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
      const before = comparedPeriod({ from, to }, 'weekdays');
      expect(weekdayOf(before?.from)).toBe(weekdayOf(from));
      expect(before && daysOf(before)).toBe(length + 1);
      const days = monthsOf({ from, to }).reduce((sum, month) => sum + daysInMonth({ from, to }, month).within, 0);
      expect(days).toBe(length + 1);
    }),
  );
});

test('refuses what is no period', () => {
  for (const [from, to] of [
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['', ''],
    ['2020-01-01', '2026-01-01'],
    ['9999-01-01', '9999-01-02'],
  ] as const)
    expect(readPeriod(from, to)).toBeNull();
  expect(readPeriod('2026-01-01', '2026-12-31')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(presets.every((preset) => readPeriod(...days(presetPeriod(preset, '2026-11-29'))))).toBe(true);
});

const days = ({ from, to }: { from: string; to: string }): [string, string] => [from, to];

test('lists each day once', () => {
  expect(eachDay({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
