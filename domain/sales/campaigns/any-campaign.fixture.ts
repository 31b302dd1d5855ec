import fc from 'fast-check';
import type { Campaign, CampaignRule, Condition, Effect } from './campaign.ts';

const anyOf = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const brands = anyOf('Honda', 'LS2', 'Motul');
const categories = anyOf('kyparat', 'oljyt', 'renkaat');
const skus = anyOf('S0', 'S1', 'S2', 'S3');
const time = fc.option(fc.constantFrom('2026-11-01T00:00:00Z', '2026-11-21T10:00:00Z', '2026-12-24T00:00:00Z'));

const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    percent: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
  }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 3_000_000 }) }),
  fc.record({ kind: fc.constant('fixed_price' as const), cents: fc.integer({ min: 1, max: 2_000_000 }) }),
  fc
    .tuple(fc.integer({ min: 2, max: 6 }), fc.nat(5))
    .map(([buy, pay]) => ({ kind: 'buy_pay' as const, buy, pay: Math.min(pay, buy - 1) })),
  fc.record({
    kind: fc.constant('gift_item' as const),
    sku: fc.constant('LAHJA'),
    amount: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('free_delivery' as const), methods: fc.option(anyOf('101', '303')) }),
);

const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('brand' as const), anyOf: brands }),
  fc.record({ kind: fc.constant('category' as const), anyOf: categories }),
  fc.record({ kind: fc.constant('sku' as const), anyOf: skus }),
  fc.constant({ kind: 'not_reduced' as const }),
  fc.record({ kind: fc.constant('pieces' as const), min: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('value' as const), min: fc.integer({ min: 1, max: 2_000_000 }) }),
  fc.record({ kind: fc.constant('dates' as const), from: time, until: time }),
  fc.constant({ kind: 'signed_in' as const }),
);

const anyRule: fc.Arbitrary<CampaignRule> = fc.record({
  conditions: fc.array(anyCondition, { maxLength: 2 }),
  effect: anyEffect,
});

/** Up to four campaigns of up to three rules over few brands, categories and skus, so that they overlap often. */
export const anyCampaigns: fc.Arbitrary<Campaign[]> = fc
  .array(
    fc.record({
      automatic: fc.boolean(),
      priority: fc.nat(3),
      rules: fc.array(anyRule, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 4 },
  )
  .map((all) => all.map((campaign, i) => ({ code: `K${i}`, name: { fi: `K${i}` }, ...campaign })));

/** The fields of a line that campaigns select by. */
export const anyTraits = fc.record({
  brands: fc.subarray(['Honda', 'LS2', 'Motul'], { maxLength: 1 }),
  categories: fc.subarray(['kyparat', 'oljyt', 'renkaat']),
});
