import { expect, test } from 'vitest';
import { localClock } from './local-clock.ts';

test('reads the clock of the given time zone, not of the server', () => {
  expect(localClock(new Date('2026-11-21T02:30:00Z'), 'Europe/Helsinki')).toEqual({ weekday: 6, minute: 270 });
  expect(localClock(new Date('2026-07-05T22:10:00Z'), 'Europe/Helsinki')).toEqual({ weekday: 1, minute: 70 });
});
