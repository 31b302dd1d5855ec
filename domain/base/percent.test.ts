import { expect, test } from 'vitest';
import { discountPercent } from '#domain/base/percent.ts';

test.each([
  [16900, 13900, 18],
  [10000, 9950, 1],
  [10000, 9951, 0],
  [10000, 10000, null],
  [10000, 12000, null],
  [0, 0, null],
  [null, 100, null],
  [100, null, null],
])('the discount from %s to %s is %s %% (price-2)', (normal, final, percent) => {
  expect(discountPercent(normal, final)).toBe(percent);
});
