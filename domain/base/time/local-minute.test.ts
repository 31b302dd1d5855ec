import { expect, test } from 'vitest';
import { minutesOf } from './local-clock.ts';
import { instantOfMinute, localMinute } from './local-minute.ts';

const ZONE = 'Europe/Helsinki';

test.each([
  ['2026-12-24', '18:00', '2026-12-24T16:00:00.000Z'],
  ['2026-06-24', '00:00', '2026-06-23T21:00:00.000Z'],
  // the day when clocks go forward, after and within the hour that is skipped
  ['2026-03-29', '12:30', '2026-03-29T09:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  // the day when they go back: of the hour that comes twice, the first
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '12:00', '2026-10-25T10:00:00.000Z'],
])('the clock shows %s %s at %s', (day, time, instant) => {
  expect(instantOfMinute(day, minutesOf(time), ZONE).toISOString()).toBe(instant);
});

test('a shown minute is read as the instant it was, on every hour of a year', () => {
  for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += 3_600_000) {
    const [day = '', time = ''] = localMinute(new Date(at), ZONE).split('T');
    const again = instantOfMinute(day, minutesOf(time), ZONE).getTime();
    // the second of the two hours is read as the first
    expect([at, at - 3_600_000]).toContain(again);
  }
});
