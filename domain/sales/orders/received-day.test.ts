import { expect, test } from 'vitest';
import { receivedDay } from './received-day.ts';

// Monday 23 November 2026
const monday = new Date('2026-11-23T08:00:00Z');
const friday = new Date('2026-11-27T08:00:00Z');

test.each([
  ['a pickup on the day it was handed over', '403', friday, null, '2026-11-27'],
  ['no pickup before that, though it was brought to the store', '403', null, monday, null],
  ['a parcel on the last day its carrier needs', '101', null, monday, '2026-11-30'],
  ['freight that names no days after eight working days', '301', null, monday, '2026-12-03'],
  ['goods without a parcel when the order is completed', '431', friday, null, '2026-12-09'],
  ['nothing before it is sent', '101', null, null, null],
])('counts as received (return-3, warranty-1): %s', (_, methodId, completedAt, shippedAt, day) => {
  expect(receivedDay({ methodId, completedAt, shippedAt })).toBe(day);
});
