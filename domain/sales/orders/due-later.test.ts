import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '#domain/sales/cart/price-cart.ts';
import { dueLaterOf } from './due-later.ts';

const quad = { sku: 'MONKIJA', amount: 2, unit: 899_000, vatRate: 25.5, deposit: 50_000 };
const helmet = { sku: 'KYPARA', amount: 1, unit: 3334, vatRate: 25.5 };

/** A priced order with `back` units of its first line refunded. */
function order(lines: Parameters<typeof priceCart>[0], back = 0, status: 'paid' | 'refunded' = 'paid') {
  const totals = priceCart(lines, { shipping: 500, officeFee: 0 });
  const stored = totals.lines.map((line, i) => ({
    ...line,
    deposit: line.deposit ?? null,
    refundedAmount: i === 0 ? back : 0,
  }));
  return { totals, due: dueLaterOf({ status, dueLater: totals.dueLater, lines: stored }) };
}

test('a refunded unit is no longer due at the pickup', () => {
  expect([0, 1, 2].map((back) => order([quad, helmet], back).due)).toEqual([1_698_000, 849_000, 0]);
});

test('nothing is due for a fully refunded order, also when refunded as a sum', () => {
  expect(order([quad], 0, 'refunded').due).toBe(0);
});

test('due equals the priced amount, decreases with each refunded unit and ends at zero', () => {
  const line = fc.record({
    sku: fc.constant('A'),
    amount: fc.integer({ min: 1, max: 9 }),
    unit: fc.nat(900_000),
    vatRate: fc.constant(25.5),
    deposit: fc.option(fc.nat(900_000)),
    discount: fc.nat(90_000),
  });
  fc.assert(
    fc.property(line, (made) => {
      const due = Array.from({ length: made.amount + 1 }, (_, back) => order([made], back).due);
      expect(due[0]).toBe(order([made]).totals.dueLater);
      expect(due.at(-1)).toBe(0);
      expect(due).toEqual(due.toSorted((a, b) => b - a));
    }),
  );
});
