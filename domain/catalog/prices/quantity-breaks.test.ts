import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeBreaks, loweredBreak, nextBreak, type QuantityBreak, unitPrice } from './quantity-breaks.ts';

const breaks: QuantityBreak[] = [
  { from: 4, cents: 1290 },
  { from: 10, cents: 1090 },
];

describe('quantity breaks (price-12)', () => {
  test.each<[string, number, QuantityBreak[], number, number]>([
    ['one piece', 1490, breaks, 1, 1490],
    ['just below a break', 1490, breaks, 3, 1490],
    ['at a break', 1490, breaks, 4, 1290],
    ['between breaks', 1490, breaks, 9, 1290],
    ['at the last break', 1490, breaks, 10, 1090],
    ['far above', 1490, breaks, 9999, 1090],
    ['a reduction below a break counts', 1190, breaks, 4, 1190],
    ['a reduction above a break leaves the break', 1190, breaks, 10, 1090],
    ['no breaks', 1490, [], 100, 1490],
    ['the order of the rows does not matter', 1490, breaks.toReversed(), 4, 1290],
  ])('%s', (_, price, rows, amount, expected) => {
    expect(unitPrice(price, rows, amount)).toBe(expected);
  });

  test('names only breaks that lower the price, and the next one of an amount', () => {
    expect(activeBreaks(1490, breaks)).toEqual(breaks);
    expect(activeBreaks(1190, breaks)).toEqual([{ from: 10, cents: 1090 }]);
    expect(activeBreaks(990, breaks)).toEqual([]);
    expect(activeBreaks(1490, [...breaks, { from: 4, cents: 1390 }])).toEqual(breaks);
    expect(nextBreak(1490, breaks, 2)).toEqual({ missing: 2, cents: 1290 });
    expect(nextBreak(1490, breaks, 4)).toEqual({ missing: 6, cents: 1090 });
    expect(nextBreak(1490, breaks, 10)).toBeNull();
  });

  test.each<[string, QuantityBreak[], QuantityBreak[], QuantityBreak | null]>([
    ['a first break', [], [{ from: 2, cents: 10 }], { from: 2, cents: 10 }],
    ['a break that is not below the price', [], [{ from: 2, cents: 1490 }], null],
    ['the same breaks', breaks, breaks, null],
    ['breaks taken away', breaks, [], null],
    ['a dearer break', breaks, [{ from: 4, cents: 1390 }], null],
    ['the same price from fewer pieces on', breaks, [{ from: 2, cents: 1090 }], { from: 2, cents: 1090 }],
    ['the lower of two', [], breaks, { from: 10, cents: 1090 }],
  ])('the lowest price that a change brings: %s', (_, before, after, lowered) => {
    expect(loweredBreak(1490, before, after)).toEqual(lowered);
  });

  const rows = fc.array(
    fc.record({ from: fc.integer({ min: 2, max: 99 }), cents: fc.integer({ min: 1, max: 99_999 }) }),
    {
      maxLength: 6,
    },
  );
  const cents = fc.integer({ min: 1, max: 99_999 });
  const amounts = fc.integer({ min: 1, max: 120 });

  test('more pieces never cost more each, and each never more than one piece alone', () => {
    fc.assert(
      fc.property(cents, rows, amounts, amounts, (price, list, a, b) => {
        const [few, many] = [Math.min(a, b), Math.max(a, b)];
        expect(unitPrice(price, list, many)).toBeLessThanOrEqual(unitPrice(price, list, few));
        expect(unitPrice(price, list, few)).toBeLessThanOrEqual(price);
      }),
    );
  });

  test('the breaks that are shown make every price that is charged', () => {
    fc.assert(
      fc.property(cents, rows, amounts, (price, list, amount) => {
        const shown = activeBreaks(price, list).findLast(({ from }) => from <= amount)?.cents ?? price;
        expect(unitPrice(price, list, amount)).toBe(shown);
      }),
    );
  });
});
