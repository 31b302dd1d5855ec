import { expect, test } from 'vitest';
import { previewMoment } from './preview-moment.ts';

const now = new Date('2026-11-29T12:30:20Z');
const moment = (day: string, time: string) => {
  const found = previewMoment({ day, time }, now, 'Europe/Helsinki');
  return found.ok ? found.value.toISOString() : found.reason;
};

test.each([
  ['2026-12-24', '10:00', '2026-12-24T08:00:00.000Z'],
  ['2027-06-24', '00:00', '2027-06-23T21:00:00.000Z'],
  ['2026-11-29', '14:30', '2026-11-29T12:30:00.000Z'],
  ['2028-01-03', '23:59', '2028-01-03T21:59:00.000Z'],
  ['2026-11-29', '14:28', 'past'],
  ['2026-11-28', '23:00', 'past'],
  ['2028-01-04', '00:00', 'far'],
  ['2026-02-30', '10:00', 'day'],
  ['', '10:00', 'day'],
  ['2026-12-24', '24:00', 'time'],
  ['2026-12-24', '', 'time'],
  ['9999-12-31', '10:00', 'far'],
])('%s at %s is %s (date-preview-1)', (day, time, expected) => {
  expect(moment(day, time)).toBe(expected);
});
