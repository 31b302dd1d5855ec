import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentRows } from './payment-rows.ts';

const shippingMethod = { sku: 'shipping-101', label: 'Posti' };
const vat = [{ rate: 25.5, net: 0, vat: 0, gross: 1 }];
const line = (amount: number, total: number) => ({
  sku: 'A',
  title: 'Öljynsuodatin',
  variationName: '',
  amount,
  total,
  vatRate: 25.5,
});

test('two filters and a parcel', () => {
  const rows = paymentRows({ lines: [line(2, 2080)], shippingMethod, shipping: 540, officeFee: 0, vat });
  expect(rows).toEqual([
    { code: 'A', description: 'Öljynsuodatin', unit: 1040, units: 2, vatRate: 25.5 },
    { code: 'shipping-101', description: 'Posti', unit: 540, units: 1, vatRate: 25.5 },
  ]);
});

test('a line total that does not divide goes as one unit', () => {
  const rows = paymentRows({ lines: [line(3, 1000)], shippingMethod, shipping: 0, officeFee: 0, vat });
  expect(rows).toEqual([{ code: 'A', description: '3 × Öljynsuodatin', unit: 1000, units: 1, vatRate: 25.5 }]);
});

test('whatever the lines, the rows sum to the amount', () => {
  const lines = fc.array(
    fc
      .record({ amount: fc.integer({ min: 1, max: 9999 }), total: fc.nat(10_000_000) })
      .map((l) => line(l.amount, l.total)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(lines, fc.nat(100_000), fc.nat(15_000), (goods, shipping, officeFee) => {
      const rows = paymentRows({ lines: goods, shippingMethod, shipping, officeFee, vat });
      const sum = rows.reduce((total, row) => total + row.unit * row.units, 0);
      expect(sum).toBe(goods.reduce((total, l) => total + l.total, 0) + shipping + officeFee);
    }),
  );
});
