import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netOf } from '#domain/base/vat.ts';
import { netSums } from './net-sums.ts';
import { priceCart } from './price-cart.ts';

const helmet = { sku: 'A', amount: 1, unit: 8990, vatRate: 25.5 };

test('goods without VAT are the sum of the lines without VAT (price-10)', () => {
  expect(netSums(priceCart([helmet], null))).toEqual({ goods: 7163, discount: 0, delivery: 0, total: 7163 });
});

test('discount and delivery exclude VAT too; margin-scheme goods count in full', () => {
  const lines = [
    { ...helmet, discount: 1500 },
    { sku: 'M', amount: 1, unit: 10_000, vatRate: 0 },
  ];
  const totals = priceCart(lines, { shipping: 0, officeFee: 0 });
  expect(netSums(totals)).toEqual({ goods: 17_163, discount: 1195, delivery: 0, total: 15_968 });
});

const line = fc.record({
  sku: fc.constant('A'),
  amount: fc.integer({ min: 1, max: 50 }),
  unit: fc.integer({ min: 0, max: 500_000 }),
  vatRate: fc.constantFrom(25.5, 13.5, 10, 0),
  discount: fc.integer({ min: 0, max: 100_000 }),
});

test('sums without VAT plus VAT equal the total, for any cart (price-10)', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(50_000), (lines, shipping) => {
      const totals = priceCart(lines, { shipping, officeFee: 0 });
      const { goods, discount, delivery, total } = netSums(totals);
      expect(goods - discount + delivery).toBe(total);
      expect(total + totals.vatTotal).toBe(totals.total);
      expect(goods).toBe(lines.reduce((sum, { unit, amount, vatRate }) => sum + netOf(unit * amount, vatRate), 0));
    }),
  );
});
