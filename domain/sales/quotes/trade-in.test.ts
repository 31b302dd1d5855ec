import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteReplyTotals, tradeInLine } from './quote-reply.ts';

const line = (unit: number, amount = 1) => ({
  sku: 'KONE',
  title: 'Kone',
  variationName: '',
  amount,
  unit,
  vatRate: 25.5,
});

test('a trade-in changes what is paid when ordering, never prices or VAT (quote-6)', () => {
  const unit = fc.integer({ min: 2, max: 5_000_000 });
  fc.assert(
    fc.property(unit, fc.nat(), (price, some) => {
      const credit = 1 + (some % (price - 1));
      const lines = [line(price), line(1, 4)];
      const without = quoteReplyTotals({ lines, delivery: null });
      const withOne = quoteReplyTotals({ lines, delivery: null, tradeIn: { title: 'Vanha', credit } });
      expect(withOne.dueLater).toBe(credit);
      expect([withOne.total, withOne.vat]).toEqual([without.total, without.vat]);
    }),
  );
});

test.each([
  [[line(5000), line(90_000)], 4000, 1],
  [[line(90_000, 2), line(5000)], 4000, 1],
  [[line(90_000, 2)], 4000, -1],
  [[line(4000)], 4000, -1],
])('pays for the dearest single piece that costs more (%#)', (lines, credit, index) => {
  expect(tradeInLine(lines, credit)).toBe(index);
});
