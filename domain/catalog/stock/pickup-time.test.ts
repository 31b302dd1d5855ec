import { expect, test } from 'vitest';
import type { OpeningHours } from '#domain/base/time/local-clock.ts';
import { pickupTime } from './pickup-time.ts';

const day = { opens: '09:00', closes: '18:00' };
const week: OpeningHours = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: { opens: '10:00', closes: '15:00' } };
const at = (time: string, hours = week) => pickupTime(hours, new Date(time), 'Europe/Helsinki');

// 2026-11-21 is a Saturday; Finland is two hours ahead of UTC then, three in summer
test.each([
  ['open', '2026-11-20T10:00:00+02:00', { kind: 'today', time: '18:00' }],
  ['the very minute it opens', '2026-11-20T09:00:00+02:00', { kind: 'today', time: '18:00' }],
  ['the last minute that leaves an hour', '2026-11-20T17:00:00+02:00', { kind: 'today', time: '18:00' }],
  [
    'too late to be picked',
    '2026-11-20T17:01:00+02:00',
    { kind: 'opens', day: '2026-11-21', inDays: 1, time: '10:00' },
  ],
  ['before opening', '2026-11-20T06:30:00+02:00', { kind: 'opens', day: '2026-11-20', inDays: 0, time: '09:00' }],
  ['after closing', '2026-11-19T20:00:00+02:00', { kind: 'opens', day: '2026-11-20', inDays: 1, time: '09:00' }],
  [
    'Saturday evening skips Sunday',
    '2026-11-21T16:00:00+02:00',
    { kind: 'opens', day: '2026-11-23', inDays: 2, time: '09:00' },
  ],
  ['Sunday', '2026-11-22T12:00:00+02:00', { kind: 'opens', day: '2026-11-23', inDays: 1, time: '09:00' }],
  [
    'the shop’s own day, not the server’s',
    '2026-11-22T22:30:00Z',
    { kind: 'opens', day: '2026-11-23', inDays: 0, time: '09:00' },
  ],
  [
    'over the end of a month',
    '2026-10-31T16:00:00+02:00',
    { kind: 'opens', day: '2026-11-02', inDays: 2, time: '09:00' },
  ],
  [
    'the night the clocks go back',
    '2026-10-25T00:30:00Z',
    { kind: 'opens', day: '2026-10-26', inDays: 1, time: '09:00' },
  ],
  ['summer time', '2026-07-03T14:00:00Z', { kind: 'today', time: '18:00' }],
  ['summer time, too late', '2026-07-03T14:30:00Z', { kind: 'opens', day: '2026-07-04', inDays: 1, time: '10:00' }],
])('pickup time %s (stock-4)', (_name, time, expected) => {
  expect(at(time)).toEqual(expected);
});

test('a store open one day a week promises the next week in the evening', () => {
  const only: OpeningHours = { 6: { opens: '10:00', closes: '15:00' } };
  expect(at('2026-11-21T16:00:00+02:00', only)).toEqual({ kind: 'opens', day: '2026-11-28', inDays: 7, time: '10:00' });
  expect(at('2026-11-24T16:00:00+02:00', only)).toEqual({ kind: 'opens', day: '2026-11-28', inDays: 4, time: '10:00' });
});

test('a store that is closed today promises its next open day', () => {
  const christmas = { '2026-12-24': null, '2026-12-25': null, '2026-12-26': null };
  expect(pickupTime(week, new Date('2026-12-23T17:30:00+02:00'), 'Europe/Helsinki', christmas)).toEqual({
    kind: 'opens',
    day: '2026-12-28',
    inDays: 5,
    time: '09:00',
  });
  expect(pickupTime(week, new Date('2026-12-24T10:00:00+02:00'), 'Europe/Helsinki', christmas)).toEqual({
    kind: 'opens',
    day: '2026-12-28',
    inDays: 4,
    time: '09:00',
  });
});

test('a short day ends pickup earlier, and a Sunday may be open', () => {
  const special = {
    '2026-12-31': { opens: '10:00', closes: '14:00' },
    '2026-12-06': { opens: '12:00', closes: '16:00' },
  };
  const on = (time: string) => pickupTime(week, new Date(time), 'Europe/Helsinki', special);
  expect(on('2026-12-31T12:00:00+02:00')).toEqual({ kind: 'today', time: '14:00' });
  expect(on('2026-12-31T13:30:00+02:00')).toMatchObject({ kind: 'opens', day: '2027-01-01' });
  expect(on('2026-12-05T15:00:00+02:00')).toEqual({ kind: 'opens', day: '2026-12-06', inDays: 1, time: '12:00' });
});

test('gives null without opening hours', () => {
  expect(at('2026-11-20T10:00:00+02:00', {})).toBeNull();
});
