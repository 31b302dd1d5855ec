import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centsFromEuros,
  eurosFromCents,
  formatEuroRange,
  formatEuros,
  roundHalfUp,
  splitCents,
} from '#domain/base/money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-');

test.each([
  [123450, '1 234,50 €'],
  [9900, '99 €'],
  [0, '0 €'],
  [5, '0,05 €'],
  [-1275, '-12,75 €'],
  [1249000, '12 490 €'],
  [null, '- €'],
  [undefined, '- €'],
])('formats %s cents as %s (price-1)', (cents, text) => {
  expect(plain(formatEuros(cents))).toBe(text);
});

test.each([
  [9900, 14_900, '99–149 €'],
  [9950, 14_900, '99,50–149 €'],
  [99_000, 123_450, '990–1 234,50 €'],
])('formats %s to %s cents as %s', (lowest, highest, text) => {
  expect(plain(formatEuroRange(lowest, highest))).toBe(text);
});

test.each([
  [1.005, 101],
  [0.1 + 0.2, 30],
  [19.99, 1999],
  [-0.01, -1],
])('%s euros are %s cents', (euros, cents) => {
  expect(centsFromEuros(euros)).toBe(cents);
});

test('cents survive conversion to JSON euros and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_998 }), (cents) => {
      expect(centsFromEuros(eurosFromCents(cents))).toBe(cents);
    }),
  );
});

test('half a cent rounds up', () => {
  expect([0.5, 1.5, 2.49, 2.51].map(roundHalfUp)).toEqual([1, 2, 2, 3]);
});

describe('splitCents', () => {
  test('gives the odd cent to the largest remainder, then to the first (cart-9)', () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitCents(10, [50, 25, 25])).toEqual([5, 3, 2]);
    expect(splitCents(7, [0, 0])).toEqual([7, 0]);
    expect(splitCents(7, [])).toEqual([]);
  });

  test('parts sum to the total and differ by less than a cent from the exact share', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), amounts, (total, weights) => {
        const parts = splitCents(total, weights);
        const sum = weights.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        if (sum > 0)
          for (const [i, part] of parts.entries())
            expect(Math.abs(part - (total * (weights[i] ?? 0)) / sum)).toBeLessThan(1);
      }),
    );
  });
});
