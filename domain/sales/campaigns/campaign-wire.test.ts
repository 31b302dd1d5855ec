import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCampaigns } from './any-campaign.fixture.ts';
import { madeCampaign, madeRule } from './campaign.fixture.ts';
import { campaignFromWire, campaignToWire, cartRuleFromWire, cartRuleToWire } from './campaign-wire.ts';
import type { CartRule } from './cart-rule.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** All money amounts of a campaign. */
const sums = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, min, euros } = value as Record<string, unknown>;
  const own = [kind === 'value' ? min : undefined, euros].filter((sum) => typeof sum === 'number');
  return [...own, ...Object.values(value).flatMap(sums)];
};

test('functions carry money in euros and other numbers unchanged (cart-12)', () => {
  const campaign = madeCampaign('KEVAT', [
    madeRule({ kind: 'amount', cents: 1050 }, { kind: 'value', min: 9999 }, { kind: 'pieces', min: 3 }),
    madeRule({ kind: 'fixed_price', cents: 500 }),
    madeRule({ kind: 'buy_pay', buy: 3, pay: 2 }),
    madeRule({ kind: 'percentage', percent: 12.5 }),
  ]);
  expect(campaignToWire(campaign)).toEqual({
    ...campaign,
    rules: [
      {
        conditions: [
          { kind: 'value', min: 99.99 },
          { kind: 'pieces', min: 3 },
        ],
        effect: { kind: 'amount', euros: 10.5 },
      },
      { conditions: [], effect: { kind: 'fixed_price', euros: 5 } },
      { conditions: [], effect: { kind: 'buy_pay', buy: 3, pay: 2 } },
      { conditions: [], effect: { kind: 'percentage', percent: 12.5 } },
    ],
  });
});

test('any campaign survives the conversion, with at most two decimals in euros (cart-12)', () => {
  fc.assert(
    fc.property(anyCampaigns, (campaigns) => {
      const wire = sent(campaigns.map(campaignToWire));
      for (const sum of sums(wire)) expect(sum).toBe(Number(sum.toFixed(2)));
      expect(wire.map(campaignFromWire)).toEqual(campaigns);
    }),
    { numRuns: 2000 },
  );
});

const anyRule: fc.Arbitrary<CartRule> = fc.record({
  id: fc.constant('portaat'),
  productSearchFilters: fc.constant(''),
  isLoginRequired: fc.boolean(),
  type: fc.constantFrom('cart_value', 'amount'),
  priceTiers: fc.array(fc.record({ from: fc.nat(), campaignCode: fc.constantFrom('A', 'B') }), { maxLength: 3 }),
});

test('any cart rule survives the conversion; tiers by units are not converted', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      const wire = sent(cartRuleToWire(rule));
      const factor = rule.type === 'amount' ? 1 : 100;
      expect(wire.priceTiers.map(({ from }) => Math.round(from * factor))).toEqual(
        rule.priceTiers.map(({ from }) => from),
      );
      for (const { from } of wire.priceTiers) expect(from).toBe(Number(from.toFixed(2)));
      expect(cartRuleFromWire(wire)).toEqual(rule);
    }),
    { numRuns: 2000 },
  );
});
