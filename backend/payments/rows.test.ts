import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentRows } from './rows.ts';

const line = (amount: number, total: number) => ({
  sku: 'A',
  title: 'Öljy',
  variationName: '1 l',
  amount,
  total,
  vatRate: 25.5,
});
const delivery = { methodId: '310', label: 'Luovutus', shipping: 540, officeFee: 15000, vatRate: 25.5 };

test('lines, shipping and office fee each have their row', () => {
  expect(paymentRows({ lines: [line(2, 2080)], delivery })).toEqual([
    { code: 'A', description: 'Öljy, 1 l', unit: 1040, units: 2, vatRate: 25.5 },
    { code: 'shipping-310', description: 'Luovutus', unit: 540, units: 1, vatRate: 25.5 },
    { code: 'office-fee-310', description: 'Luovutus', unit: 15000, units: 1, vatRate: 25.5 },
  ]);
});

test('a total that does not divide is one row of one unit; free delivery has no row', () => {
  const free = { ...delivery, shipping: 0, officeFee: 0 };
  expect(paymentRows({ lines: [line(3, 1000)], delivery: free })).toEqual([
    { code: 'A', description: '3 × Öljy, 1 l', unit: 1000, units: 1, vatRate: 25.5 },
  ]);
});

test('rows always sum to lines and delivery', () => {
  const anyLine = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 10_000_000 }));
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 20 }), cents, cents, (lines, shipping, officeFee) => {
      const rows = paymentRows({
        lines: lines.map(([amount, total]) => line(amount, total)),
        delivery: { ...delivery, shipping, officeFee },
      });
      const expected = lines.reduce((sum, [, total]) => sum + total, 0) + shipping + officeFee;
      expect(rows.reduce((sum, { unit, units }) => sum + unit * units, 0)).toBe(expected);
    }),
  );
});
