import { expect, test } from 'vitest';
import { waitedText } from './waited.ts';

const now = new Date('2026-11-24T12:00:00Z');

test.each([
  [0, '0 min'],
  [48, '48 min'],
  [60, '1 h'],
  [23 * 60 + 59, '23 h'],
  [27 * 60, '1 pv 3 h'],
  // a clock of another machine that is ahead
  [-5, '0 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(waitedText(new Date(now.getTime() - minutes * 60_000), now, 'fi')).toBe(text);
});
