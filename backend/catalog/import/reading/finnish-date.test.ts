import { expect, test } from 'vitest';
import { finnishDay, localTime } from './finnish-date.ts';

const zone = 'Europe/Helsinki';

test.each([
  ['1.12.2026', '2026-12-01'],
  ['01.02.2026', '2026-02-01'],
  ['1.12.26', null],
  ['12/1/2026', null],
  ['2026-12-01', null],
])('the day %s', (text, day) => expect(finnishDay(text)).toBe(day));

test.each([
  ['1.12.2026', false, '2026-11-30T22:00:00.000Z'],
  ['24.12.2026', true, '2026-12-24T21:59:59.000Z'],
  ['1.7.2026 9.30', false, '2026-07-01T06:30:00.000Z'],
  ['1.7.2026 klo 9:30', false, '2026-07-01T06:30:00.000Z'],
  ['2026-12-01 09:30', true, '2026-12-01T07:30:00.000Z'],
  ['2026-12-01T09:30:15', false, '2026-12-01T07:30:15.000Z'],
  // the hour before summer time ends, and the morning after
  ['25.10.2026 2.30', false, '2026-10-24T23:30:00.000Z'],
  ['25.10.2026 12.00', false, '2026-10-25T10:00:00.000Z'],
  ['29.3.2026 12.00', false, '2026-03-29T09:00:00.000Z'],
  ['31.2.2026', false, null],
  ['1.12.2026 25.00', false, null],
  ['huomenna', false, null],
])('the time %s, as an end: %s', (text, endsDay, moment) => expect(localTime(text, zone, endsDay)).toBe(moment));
