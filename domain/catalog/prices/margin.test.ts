import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatClasses } from '#domain/base/vat.ts';
import { costOn, marginOf, priceAtCost, priceForMargin } from './margin.ts';

const day = '2026-11-23';

test.each([
  [12_550, 6000, 'standard', { cost: 6000, cents: 4000, percent: 40 }],
  [6275, 6000, 'standard', { cost: 6000, cents: -1000, percent: -20 }],
  [11_350, 10_000, 'reduced', { cost: 10_000, cents: 0, percent: 0 }],
  // 1 255 € above the cost holds 255 € of VAT
  [625_500, 500_000, 'margin', { cost: 500_000, cents: 100_000, percent: 16.7 }],
  [490_000, 500_000, 'margin', { cost: 500_000, cents: -10_000, percent: -2 }],
  [0, 100, 'standard', { cost: 100, cents: -100, percent: null }],
] as const)('%d cents that cost %d leave a margin by the VAT of %s (price-13)', (price, cost, vatClass, margin) => {
  expect(marginOf(price, cost, vatClass, day)).toEqual(margin);
});

test('a cost counts from its day on', () => {
  const costs = [
    { cents: 700, from: '2026-12-01' },
    { cents: 500, from: '2026-01-01' },
  ];
  expect(['2025-12-31', '2026-11-30', '2026-12-01'].map((at) => costOn(costs, at))).toEqual([null, 500, 700]);
});

test('the price of a wanted margin reaches it, and a cent less does not (price-13)', () => {
  const cost = fc.integer({ min: 1, max: 5_000_000 });
  const percent = fc.integer({ min: 1, max: 9900 }).map((points) => points / 100);
  fc.assert(
    fc.property(cost, percent, fc.constantFrom(...vatClasses), (cents, wanted, vatClass) => {
      const price = priceForMargin(cents, wanted, vatClass, day);
      const share = (of: number) => {
        const margin = marginOf(of, cents, vatClass, day).cents;
        return (margin / (margin + cents)) * 100;
      };
      expect(share(price)).toBeGreaterThanOrEqual(wanted - 1e-9);
      expect(price === 1 || share(price - 1) < wanted).toBe(true);
    }),
  );
});

test.each(vatClasses)('a price at cost neither earns nor loses a cent (%s)', (vatClass) => {
  for (const cost of [1, 99, 1000, 123_457])
    expect(Math.abs(marginOf(priceAtCost(cost, vatClass, day), cost, vatClass, day).cents)).toBeLessThanOrEqual(1);
});
