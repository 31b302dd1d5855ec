import { expect, it } from 'vitest';
import { addDays, localDay, startOfLocalDay } from './local-day.ts';

it.each([
  ['2026-11-21T21:59:59Z', '2026-11-21'],
  ['2026-11-21T22:00:00Z', '2026-11-22'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('%s is the day %s in Finland', (at, day) => {
  expect(localDay(new Date(at), 'Europe/Helsinki')).toBe(day);
});

it.each([
  ['2026-11-21', 'Europe/Helsinki', '2026-11-20T22:00:00.000Z'],
  ['2026-07-01', 'Europe/Helsinki', '2026-06-30T21:00:00.000Z'],
  ['2026-03-29', 'Europe/Helsinki', '2026-03-28T22:00:00.000Z'],
  ['2026-03-30', 'Europe/Helsinki', '2026-03-29T21:00:00.000Z'],
  ['2026-10-25', 'Europe/Helsinki', '2026-10-24T21:00:00.000Z'],
  ['2026-10-26', 'Europe/Helsinki', '2026-10-25T22:00:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['2026-11-21', 'Pacific/Pago_Pago', '2026-11-21T11:00:00.000Z'],
  // midnight does not exist here: the clock moves from 24:00 to 1:00
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, start) => {
  expect(startOfLocalDay(day, timeZone).toISOString()).toBe(start);
});

it.each([
  ['2026-11-21', -30, '2026-10-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s plus %s days is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
});
