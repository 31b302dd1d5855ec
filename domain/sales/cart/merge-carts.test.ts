import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { isSameCart, mergeCarts, withoutLines } from './merge-carts.ts';

const cart = (amounts: Record<string, number>): WantedLine[] =>
  Object.entries(amounts).map(([sku, amount]) => ({ sku, amount }));
const amounts = (lines: readonly WantedLine[]) => Object.fromEntries(lines.map((line) => [lineId(line), line.amount]));

test.each([
  ['nothing changed', { A: 1 }, { A: 1 }, { A: 1 }, { A: 1 }],
  ['I added', {}, { A: 1 }, {}, { A: 1 }],
  ['they added', { A: 1 }, { A: 1 }, { A: 1, B: 2 }, { A: 1, B: 2 }],
  ['each added another', {}, { A: 1 }, { B: 1 }, { B: 1, A: 1 }],
  ['both added the same', {}, { A: 2 }, { A: 2 }, { A: 2 }],
  ['both added the same, they more', {}, { A: 2 }, { A: 3 }, { A: 3 }],
  ['I removed', { A: 1, B: 1 }, { B: 1 }, { A: 1, B: 1 }, { B: 1 }],
  ['they removed', { A: 1 }, { A: 1 }, {}, {}],
  ['both removed', { A: 1 }, {}, {}, {}],
  ['I removed what they increased', { A: 1 }, {}, { A: 4 }, { A: 4 }],
  ['I decreased', { A: 5 }, { A: 2 }, { A: 5 }, { A: 2 }],
  ['both decreased', { A: 5 }, { A: 2 }, { A: 3 }, { A: 3 }],
])('%s', (_, base, mine, theirs, merged) => {
  expect(amounts(mergeCarts(cart(base), cart(mine), cart(theirs)))).toEqual(merged);
});

test('two sizes of the same goods are two lines', () => {
  const sized = (widthCm: number): WantedLine => ({
    sku: 'PEITE',
    amount: 1,
    customization: { identifier: 'size', widthCm, lengthCm: 200 },
  });
  expect(mergeCarts([], [sized(120)], [sized(150), sized(120)])).toEqual([sized(150), sized(120)]);
});

const aCart = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 4 })
  .chain((skus) =>
    fc.tuple(...skus.map((sku) => fc.record({ sku: fc.constant(sku), amount: fc.integer({ min: 1, max: 4 }) }))),
  );
const threeCarts = [aCart, aCart, aCart] as const;

test('keeps every line that either side added or changed, once (cart-8)', () => {
  fc.assert(
    fc.property(...threeCarts, (base, mine, theirs) => {
      const merged = mergeCarts(base, mine, theirs);
      expect(new Set(merged.map(lineId)).size).toBe(merged.length);
      const before = amounts(base);
      for (const { sku, amount } of [...mine, ...theirs])
        if (before[sku] !== amount) expect(amounts(merged)[sku] ?? 0, sku).toBeGreaterThan(0);
    }),
  );
});

test('every merged amount is the amount of one side', () => {
  fc.assert(
    fc.property(...threeCarts, (base, mine, theirs) => {
      for (const { sku, amount } of mergeCarts(base, mine, theirs))
        expect([amounts(mine)[sku], amounts(theirs)[sku]]).toContain(amount);
    }),
  );
});

test('merging is commutative', () => {
  fc.assert(
    fc.property(...threeCarts, (base, mine, theirs) => {
      expect(isSameCart(mergeCarts(base, mine, theirs), mergeCarts(base, theirs, mine))).toBe(true);
    }),
  );
});

test('merging is idempotent, so a retry after a lost response changes nothing', () => {
  fc.assert(
    fc.property(...threeCarts, (base, mine, theirs) => {
      const once = mergeCarts(base, mine, theirs);
      expect(mergeCarts(base, mine, once)).toEqual(once);
      expect(mergeCarts(once, once, once)).toEqual(once);
    }),
  );
});

test('an unchanged side takes the other side', () => {
  fc.assert(
    fc.property(aCart, aCart, (base, theirs) => {
      expect(amounts(mergeCarts(base, base, theirs))).toEqual(amounts(theirs));
      expect(amounts(mergeCarts(base, theirs, base))).toEqual(amounts(theirs));
    }),
  );
});

test('removes bought units and keeps additional ones (order-10)', () => {
  const bought = cart({ A: 2, B: 5, X: 1 });
  expect(amounts(withoutLines(cart({ A: 3, B: 5, C: 1 }), bought))).toEqual({ A: 1, C: 1 });
});

test('carts with the same lines in another order are equal', () => {
  expect(isSameCart(cart({ A: 1, B: 2 }), cart({ B: 2, A: 1 }))).toBe(true);
  expect(isSameCart(cart({ A: 1, B: 2 }), cart({ A: 1, B: 1 }))).toBe(false);
  expect(isSameCart(cart({ A: 1 }), cart({ A: 1, B: 2 }))).toBe(false);
});
