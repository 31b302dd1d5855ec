import { expect, test } from 'vitest';
import { hoursOn, weekdayOf } from './opening-hours.ts';

const week = { 1: { opens: '09:00', closes: '18:00' }, 6: { opens: '10:00', closes: '15:00' } };
const short = { opens: '10:00', closes: '12:00' };

test.each([
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['2026-11-23', 1],
])('%s is weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

test('special days override the weekly hours (store-1)', () => {
  const special = { '2026-11-23': null, '2026-11-24': short };
  expect(hoursOn(week, special, '2026-11-21')).toEqual(week[6]);
  expect(hoursOn(week, special, '2026-11-22')).toBeNull();
  expect(hoursOn(week, special, '2026-11-23')).toBeNull();
  expect(hoursOn(week, special, '2026-11-24')).toEqual(short);
  expect(hoursOn(week, special, '2026-11-30')).toEqual(week[1]);
});
