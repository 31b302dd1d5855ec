import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCampaigns, anyTraits } from '../any-campaign.fixture.ts';
import { madeCampaign, madeLine, madeRule } from '../campaign.fixture.ts';
import type { CampaignLine } from '../campaign.ts';
import { discountLines } from '../discount-lines.ts';
import { explainDiscounts } from './explain-discounts.ts';

const facts = { now: '2026-11-21T10:00:00.000Z', isSignedIn: false };
const tenth = { kind: 'percentage', percent: 10 } as const;

test('each rule is named with what it took, and an idle one with why (admin-campaign-4)', () => {
  const lines = [madeLine('A', 10_000, { brands: ['Honda'] }), madeLine('B', 5000)];
  const campaign = madeCampaign('KEVÄT', [
    madeRule(tenth, { kind: 'brand', anyOf: ['Honda'] }),
    madeRule(tenth),
    madeRule(tenth, { kind: 'signed_in' }),
    madeRule(tenth, { kind: 'dates', from: '2026-12-01T00:00:00Z', until: null }),
    madeRule(tenth, { kind: 'brand', anyOf: ['Motul'] }),
    madeRule(tenth, { kind: 'value', min: 99_999 }),
    madeRule({ kind: 'gift_item', sku: 'PIPO', amount: 1 }),
    madeRule({ kind: 'free_delivery', methods: null }),
    madeRule({ kind: 'fixed_price', cents: 99_999 }),
  ]);
  const steps = explainDiscounts(lines, [campaign], facts);
  expect(steps.map(({ outcome, off }) => [outcome, ...off])).toEqual([
    ['worked', 1000, 0],
    ['worked', 900, 500],
    ['signed_in', 0, 0],
    ['time', 0, 0],
    ['no_goods', 0, 0],
    ['minimum', 0, 0],
    ['gift', 0, 0],
    ['delivery', 0, 0],
    ['nothing_left', 0, 0],
  ]);
});

test('the steps add up to the discounts of the shop, line by line and by campaign (admin-campaign-4)', () => {
  const anyLine = fc.record({
    amount: fc.integer({ min: 1, max: 99 }),
    unit: fc.nat(500_000),
    isReduced: fc.boolean(),
    isExcluded: fc.boolean(),
    traits: anyTraits,
  });
  const anyLines = fc
    .array(anyLine, { maxLength: 6 })
    .map((all): CampaignLine[] =>
      all.map(({ traits, ...line }, i) => ({ id: `S${i}`, sku: `S${i}`, ...line, ...traits })),
    );
  fc.assert(
    fc.property(anyLines, anyCampaigns, (lines, campaigns) => {
      const { byPosition } = discountLines(lines, campaigns, facts);
      const steps = explainDiscounts(lines, campaigns, facts);
      const sums = lines.map((_, i) => steps.reduce((sum, { off }) => sum + (off[i] ?? 0), 0));
      expect(sums).toEqual(byPosition);
      expect(
        steps.every(({ off, sum }) => sum === off.reduce((a, b) => a + b, 0) && off.every((cents) => cents >= 0)),
      ).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
