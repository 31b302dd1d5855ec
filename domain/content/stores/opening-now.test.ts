import { expect, test } from 'vitest';
import { nextOpening, openingNow } from './opening-now.ts';

const day = { opens: '09:00', closes: '18:30' };
const saturday = { opens: '10:00', closes: '15:00' };
const week = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: saturday };
const eve = { opens: '09:00', closes: '12:00' };
const special = { '2026-12-23': eve, '2026-12-24': null, '2026-12-25': null, '2026-12-26': null };
const at = (time: string) => openingNow(week, special, new Date(time), 'Europe/Helsinki');

// 2026-11-21 is a Saturday; Finland is two hours ahead of UTC then
test.each([
  ['2026-11-21T06:00:00Z', { today: saturday, state: 'later', time: '10:00' }],
  ['2026-11-21T08:00:00Z', { today: saturday, state: 'open', time: '15:00' }],
  ['2026-11-21T11:59:00Z', { today: saturday, state: 'open', time: '15:00' }],
  ['2026-11-21T12:00:00Z', { today: saturday, state: 'soon', time: '15:00' }],
  ['2026-11-21T13:00:00Z', { today: saturday, state: 'closed', time: null }],
  ['2026-11-22T10:00:00Z', { today: null, state: 'closed', time: null }],
  ['2026-11-22T22:30:00Z', { today: day, state: 'later', time: '09:00' }],
  ['2026-12-23T09:30:00Z', { today: eve, state: 'soon', time: '12:00' }],
  ['2026-12-24T10:00:00Z', { today: null, state: 'closed', time: null }],
] as const)('knows at %s whether the store is open (store-1)', (time, expected) => expect(at(time)).toEqual(expected));

test('skips closed days to the next opening', () => {
  expect(nextOpening(week, special, '2026-12-23')).toEqual({ day: '2026-12-28', inDays: 5, time: '09:00' });
  expect(nextOpening(week, {}, '2026-11-20')).toEqual({ day: '2026-11-21', inDays: 1, time: '10:00' });
  expect(nextOpening({}, {}, '2026-11-20')).toBeNull();
});
