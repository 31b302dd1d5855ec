import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartRule } from './cart-rule.ts';
import { reachedTier } from './cart-rule-tier.ts';

const tiers = [
  { from: 10_000, campaignCode: 'SATA' },
  { from: 30_000, campaignCode: 'KOLMESATAA' },
];
const byValue = { type: 'cart_value', priceTiers: tiers } as const satisfies Partial<CartRule>;

test.each([
  [[], null],
  [[{ amount: 1, unit: 9999 }], null],
  [[{ amount: 1, unit: 10_000 }], 'SATA'],
  [
    [
      { amount: 2, unit: 10_000 },
      { amount: 1, unit: 9999 },
    ],
    'SATA',
  ],
  [[{ amount: 3, unit: 10_000 }], 'KOLMESATAA'],
])('the value %j reaches tier %s (campaign-1)', (items, code) => {
  expect(reachedTier(byValue, { items })?.campaignCode ?? null).toBe(code);
});

test('an `amount` rule counts units, whatever their price and the order of its tiers (campaign-1)', () => {
  const byPieces = {
    type: 'amount' as const,
    priceTiers: [
      { from: 4, campaignCode: 'NELJA' },
      { from: 2, campaignCode: 'PARI' },
    ],
  };
  const of = (amount: number) => reachedTier(byPieces, { items: [{ amount, unit: 1 }] })?.campaignCode;
  expect([of(1), of(2), of(3), of(4)]).toEqual([undefined, 'PARI', 'PARI', 'NELJA']);
});

test('adding items never lowers the tier', () => {
  const items = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 99 }), unit: fc.nat(5_000_000) }), {
    maxLength: 9,
  });
  const rules = fc.record({
    type: fc.constantFrom('cart_value' as const, 'amount' as const),
    priceTiers: fc.array(fc.record({ from: fc.nat(1_000_000), campaignCode: fc.string() }), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(rules, items, items, (rule, some, more) => {
      const less = reachedTier(rule, { items: some })?.from ?? -1;
      const all = reachedTier(rule, { items: [...some, ...more] })?.from ?? -1;
      expect(all).toBeGreaterThanOrEqual(less);
    }),
    { numRuns: 10_000 },
  );
});
