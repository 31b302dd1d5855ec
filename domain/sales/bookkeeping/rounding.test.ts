import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedVat, roundingOf } from './rounding.ts';

test.each([
  [10_000, 25.5, 2550],
  [-10_000, 25.5, -2550],
  [2, 25.5, 1],
  [-2, 25.5, -1],
  [999, 13.5, 135],
  [12_345, 0, 0],
])('VAT of %i cents at %d %% is %i', (net, rate, vat) => {
  expect(roundedVat(net, rate)).toBe(vat);
});

test('a row and its reverse have no rounding; any rows balance with their rounding taken off (bookkeeping-6)', () => {
  const row = fc.record({
    net: fc.integer({ min: -100_000_000, max: 100_000_000 }),
    rate: fc.constantFrom(0, 10, 13.5, 14, 24, 25.5),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const reversed = rows.map(({ net, rate }) => ({ net: -net, rate }));
      expect(roundingOf([...rows, ...reversed])).toBe(0);
      const open = roundingOf(rows);
      expect(roundingOf([...rows, { net: -open, rate: 0 }])).toBe(0);
    }),
  );
});
