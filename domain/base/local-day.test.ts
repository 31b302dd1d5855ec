import { expect, it } from 'vitest';
import { localDay } from './local-day.ts';

it.each([
  ['2026-11-21T21:59:59Z', '2026-11-21'],
  ['2026-11-21T22:00:00Z', '2026-11-22'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('%s is the day %s in Finland', (at, day) => {
  expect(localDay(new Date(at), 'Europe/Helsinki')).toBe(day);
});
