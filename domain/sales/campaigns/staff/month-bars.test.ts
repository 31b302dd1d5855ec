import { expect, test } from 'vitest';
import { daysOf, isMonth, monthBar, monthOf } from './month-bars.ts';

test.each([
  [null, null, { first: 1, days: 28 }],
  ['2026-02-10', null, { first: 10, days: 19 }],
  ['2025-01-01', '2026-02-03', { first: 1, days: 3 }],
  ['2026-02-05', '2026-02-05', { first: 5, days: 1 }],
  ['2026-03-01', null, null],
  [null, '2026-01-31', null],
  // ended before it began
  ['2026-02-20', '2026-02-10', null],
])('from %s until %s in February is %j (admin-campaign-1)', (from, until, bar) => {
  expect(monthBar('2026-02', { from, until })).toEqual(bar);
});

test('months go over years, and have their days', () => {
  expect([monthOf('2026-01', -1), monthOf('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(['2026-13', '2026-1', '9999999-01', ''].filter(isMonth)).toEqual([]);
});
