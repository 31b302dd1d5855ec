import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changePrice, type PriceChange, type Rounding } from './price-change.ts';

const to90: Rounding = { step: 100, ending: 90, direction: 'nearest' };
const up: Rounding = { ...to90, direction: 'up' };
const down: Rounding = { ...to90, direction: 'down' };

describe('changePrice (change-2)', () => {
  test.each<[string, number, PriceChange, Rounding | null, number | null]>([
    ['+4 % without rounding', 10_000, { by: 'percent', percent: 4 }, null, 10_400],
    ['+4 % up to ,90', 10_000, { by: 'percent', percent: 4 }, up, 10_490],
    ['+4 % down to ,90', 10_000, { by: 'percent', percent: 4 }, down, 10_390],
    ['+4 % to the nearest ,90', 10_000, { by: 'percent', percent: 4 }, to90, 10_390],
    ['halfway goes up', 10_040, { by: 'amount', cents: 0 }, to90, 10_090],
    ['an exact ending stays', 1_490, { by: 'percent', percent: 0 }, up, 1_490],
    ['−20 % to ten cents', 16_900, { by: 'percent', percent: -20 }, { step: 10, ending: 0, direction: 'down' }, 13_520],
    ['two decimals of a percent', 100_000, { by: 'percent', percent: 0.25 }, null, 100_250],
    ['half a cent goes up', 50, { by: 'percent', percent: 1 }, null, 51],
    ['an amount off', 500, { by: 'amount', cents: -120 }, null, 380],
    ['a price for all', 500, { by: 'price', cents: 1_234 }, to90, 1_234],
    ['a small rise is not rounded below the old price', 995, { by: 'percent', percent: 1 }, down, 1_090],
    ['a small drop is not rounded above the old price', 985, { by: 'percent', percent: -0.1 }, up, 890],
    ['a price below the ending stays unrounded', 50, { by: 'percent', percent: -10 }, down, 45],
    ['more off than there is', 500, { by: 'amount', cents: -500 }, null, null],
    ['−100 %', 500, { by: 'percent', percent: -100 }, null, null],
    ['a price of zero', 500, { by: 'price', cents: 0 }, null, null],
  ])('%s', (_, price, change, rounding, expected) => {
    expect(changePrice(price, change, rounding)).toBe(expected);
  });

  const prices = fc.integer({ min: 1, max: 100_000_000 });
  const percents = fc.integer({ min: -20_000, max: 100_000 }).map((n) => n / 100);
  const changes: fc.Arbitrary<PriceChange> = fc.oneof(
    percents.map((percent) => ({ by: 'percent' as const, percent })),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => ({ by: 'amount' as const, cents })),
    fc.integer({ min: -10, max: 1_000_000 }).map((cents) => ({ by: 'price' as const, cents })),
  );
  const roundings: fc.Arbitrary<Rounding | null> = fc.option(
    fc.record({
      step: fc.constantFrom(10, 100, 1000),
      ending: fc.constantFrom(0, 5, 90, 95),
      direction: fc.constantFrom('nearest' as const, 'up' as const, 'down' as const),
    }),
  );

  test('no rule yields a price of zero, below it, or in parts of a cent', () => {
    fc.assert(
      fc.property(prices, changes, roundings, (price, change, rounding) => {
        const after = changePrice(price, change, rounding);
        expect(after === null || (Number.isInteger(after) && after > 0)).toBe(true);
      }),
    );
  });

  test('a rise never lowers a price and a drop never raises it, whatever the rounding', () => {
    fc.assert(
      fc.property(prices, percents, roundings, (price, percent, rounding) => {
        const after = changePrice(price, { by: 'percent', percent }, rounding);
        if (after === null) expect(percent).toBeLessThan(0);
        else if (percent > 0) expect(after).toBeGreaterThanOrEqual(price);
        else if (percent < 0) expect(after).toBeLessThanOrEqual(price);
      }),
      // a drop of less than half a cent, rounded up, once made ten cents of one
      { examples: [[1, -0.01, { step: 10, ending: 0, direction: 'up' }]] },
    );
  });
});
