import { expect, test } from 'vitest';
import { breaksText, readBreaks } from './breaks-text.ts';

test('reads breaks as people type them, and writes what it reads', () => {
  const breaks = [
    { from: 4, cents: 1290 },
    { from: 10, cents: 1150 },
  ];
  expect(readBreaks('4: 12,90; 10: 11,5 €')).toEqual(breaks);
  expect(readBreaks(breaksText(breaks))).toEqual(breaks);
  expect(readBreaks(' ')).toEqual([]);
});

test.each(['4', '4: x', '1: 5', '4: 5; 4: 4', '4: 5; 10: 5', '10: 5; 4: 4', '4: 0'])('refuses %s', (typed) => {
  expect(readBreaks(typed)).toBeNull();
});
