import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderNumber, orderNumber } from './order-number.ts';

test.each([
  ['100', '1009'],
  ['123', '1232'],
  ['123456', '1234561'],
  ['100123', '1001231'],
  ['2026000123', '20260001230'],
])('%s becomes %s', (running, reference) => {
  expect(orderNumber(running)).toBe(reference);
  expect(isOrderNumber(reference)).toBe(true);
});

test('detects every single wrong digit (order-5)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9_999_999 }), fc.nat(), fc.integer({ min: 1, max: 9 }), (n, at, shift) => {
      const number = orderNumber(n);
      const i = at % number.length;
      const wrong = `${number.slice(0, i)}${(Number(number[i]) + shift) % 10}${number.slice(i + 1)}`;
      expect(isOrderNumber(wrong)).toBe(false);
    }),
  );
});

test.each(['', '12', '1230', 'abc', '1232 ', '-1232'])('rejects %j', (text) => {
  expect(isOrderNumber(text)).toBe(false);
});
