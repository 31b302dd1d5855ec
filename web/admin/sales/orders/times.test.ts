import { expect, test } from 'vitest';
import { fullTime, listTime } from './times.ts';

const now = new Date('2026-11-24T10:00:00Z');
const yesterday = (time: string) => `eilen ${time}`;

test.each([
  ['2026-11-24T08:31:00Z', '10.31'],
  // after midnight in the shop's zone, still yesterday in UTC
  ['2026-11-23T22:05:00Z', '0.05'],
  ['2026-11-23T19:06:00Z', 'eilen 21.06'],
  ['2026-11-20T08:00:00Z', '20.11.'],
  ['2025-11-20T08:00:00Z', '20.11.2025'],
])('%s is %s in a list', (at, text) => {
  expect(listTime(new Date(at), now, 'fi', yesterday)).toBe(text);
});

test('a whole time has its year', () => {
  expect(fullTime(new Date('2026-11-24T06:14:00Z'), 'fi')).toBe('24.11.2026 8.14');
});
