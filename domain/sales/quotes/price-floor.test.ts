import { expect, test } from 'vitest';
import { isBelowFloor } from './price-floor.ts';

test.each([
  [8800, 10_000, false],
  [8799, 10_000, true],
  [0, null, false],
  [0, 0, false],
])('%d of a list price of %s is below the floor: %s (quote-7)', (unit, listPrice, expected) => {
  expect(isBelowFloor(unit, listPrice)).toBe(expected);
});
