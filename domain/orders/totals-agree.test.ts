import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeItem } from '../cart/cart-item.fixture.ts';
import { judgeLines } from '../cart/judge-lines.ts';
import { priceCart, pricedLine } from '../cart/price-cart.ts';
import { sizedItem } from '../cart/sized-item.ts';
import { wantedLine } from '../cart/wanted-line.ts';
import { paymentRows } from './payment-rows.ts';

const limits = { min: 50, max: 400, step: 1 };
const cm = fc.integer({ min: 50, max: 400 });
const anyGoods = fc.record({
  unit: fc.nat(2_000_000),
  vatRate: fc.constantFrom(25.5, 13.5, 10, 0),
  deposit: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  isCut: fc.boolean(),
  amounts: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 50 }), w: cm, l: cm }), {
    minLength: 1,
    maxLength: 4,
  }),
});

test('browser total = server total = Σ lines = gateway rows, for carts of normal, sized, deposit and margin goods', () => {
  const shipping = fc.record({ shipping: fc.nat(80_000), officeFee: fc.nat(15_000) });
  fc.assert(
    fc.property(fc.array(anyGoods, { minLength: 1, maxLength: 8 }), shipping, (kinds, price) => {
      const items = kinds.map(({ unit, vatRate, deposit, isCut }, i) =>
        madeItem(`S${i}`, unit, {
          vatRate,
          deposit: deposit === null || isCut ? deposit : Math.min(deposit, unit),
          saleMode: deposit === null ? 'buy' : 'deposit',
          sizing: isCut ? { identifier: 'size', widthCm: limits, lengthCm: limits, perM2: unit } : null,
        }),
      );
      // the browser's cart, with prices worked out there
      const cart = kinds.flatMap(({ amounts, isCut }, i) =>
        (isCut ? amounts : amounts.slice(0, 1)).flatMap(({ amount, w, l }) => {
          const item = items[i];
          if (!item) return [];
          return [{ ...(isCut ? sizedItem(item, { widthCm: w, lengthCm: l }) : item), amount }];
        }),
      );
      const seen = priceCart(cart.map(pricedLine), price);
      // the server believes sku, size and pieces only
      const judged = judgeLines(cart.map(wantedLine), new Map(items.map((item) => [item.sku, item])));
      expect(judged.every(({ problem }) => problem === null)).toBe(true);
      const fresh = judged.flatMap(({ item }) => item ?? []);
      const totals = priceCart(fresh.map(pricedLine), price);
      expect(totals).toEqual(seen);
      expect(totals.lines.reduce((sum, l) => sum + l.total, 0) + price.shipping + price.officeFee).toBe(totals.total);
      expect(totals.payNow + totals.dueLater).toBe(totals.total);
      expect(Math.min(totals.payNow, totals.dueLater)).toBeGreaterThanOrEqual(0);
      const rows = paymentRows({
        lines: totals.lines.map((l) => ({ ...l, title: l.sku, variationName: '' })),
        depositLabel: 'Varausmaksu',
        shippingMethod: { sku: 'shipping-1', label: 'x' },
        ...price,
      });
      expect(rows.reduce((sum, row) => sum + row.unit * row.units, 0)).toBe(totals.payNow);
    }),
    { numRuns: 300 },
  );
});
