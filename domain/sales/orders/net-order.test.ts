import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '#domain/sales/cart/price-cart.ts';
import { netBill, netLine } from './net-order.ts';

test('a line without VAT keeps its amounts in step (company-8)', () => {
  const line = { unit: 12_550, total: 22_590, discount: 2510, deposit: null, vatRate: 25.5 };
  expect(netLine(line)).toEqual({ ...line, unit: 10_000, total: 18_000, discount: 2000 });
  const margin = { unit: 500_000, total: 500_000, discount: 0, deposit: 50_000, vatRate: 0 };
  expect(netLine(margin)).toEqual(margin);
});

test('lines, delivery and fee without VAT sum to the total that the VAT is stated for (company-8)', () => {
  const anyLine = fc.record({
    sku: fc.constant('A'),
    unit: fc.integer({ min: 1, max: 500_000 }),
    amount: fc.integer({ min: 1, max: 9 }),
    vatRate: fc.constantFrom(25.5, 13.5, 0),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.nat(9000),
      fc.nat(4000),
      (lines, shipping, officeFee) => {
        const totals = priceCart(lines, { shipping, officeFee });
        const shown = totals.lines.map((line) => ({ ...line, deposit: null }));
        const bill = netBill({ ...totals, lines: shown, shipping, officeFee });
        expect(bill.total).toBe(totals.netTotal);
        expect(bill.goods + bill.shipping + bill.officeFee).toBe(bill.total);
      },
    ),
  );
});
