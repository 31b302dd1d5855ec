import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCampaigns, anyTraits } from './any-campaign.fixture.ts';
import { madeCampaign, madeRule } from './campaign.fixture.ts';
import type { CampaignLine } from './campaign.ts';
import { discountLines } from './discount-lines.ts';

const RUNS = { numRuns: 10_000 };
const LONG = 60_000;
const facts = { now: '2026-11-21T10:00:00.000Z', isSignedIn: true };
const anyLine = fc.record({
  amount: fc.integer({ min: 1, max: 9999 }),
  unit: fc.oneof(fc.nat(300), fc.nat(5_000_000)),
  isReduced: fc.boolean(),
  isExcluded: fc.boolean(),
  traits: anyTraits,
});
const anyLines = fc
  .array(anyLine, { maxLength: 10 })
  .map((all): CampaignLine[] =>
    all.map(({ traits, ...line }, i) => ({ id: `S${i}`, sku: `S${i}`, ...line, ...traits })),
  );

test(
  'a discount never exceeds its line, excluded lines get none, and the sum is that of the lines (campaign-7)',
  () => {
    fc.assert(
      fc.property(anyLines, anyCampaigns, (lines, campaigns) => {
        const { byPosition, discountSum } = discountLines(lines, campaigns, facts);
        for (const [i, line] of lines.entries()) {
          const off = byPosition[i] ?? Number.NaN;
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(line.isExcluded ? 0 : line.amount * line.unit);
          expect(Number.isInteger(off)).toBe(true);
        }
        expect(byPosition.reduce((a, b) => a + b, 0)).toBe(discountSum);
      }),
      RUNS,
    );
  },
  LONG,
);

test(
  'the order in which campaigns are passed changes nothing',
  () => {
    fc.assert(
      fc.property(anyLines, anyCampaigns, (lines, campaigns) => {
        expect(discountLines(lines, campaigns.toReversed(), facts)).toEqual(discountLines(lines, campaigns, facts));
      }),
      RUNS,
    );
  },
  LONG,
);

test(
  'a line that matches no rule changes no discount',
  () => {
    fc.assert(
      fc.property(anyLines, anyCampaigns, anyLine, (lines, campaigns, { traits: _, ...other }) => {
        const unmatched = { ...other, id: 'X', sku: 'X', brands: [], categories: [], isExcluded: true };
        const without = discountLines(lines, campaigns, facts).byPosition;
        expect(discountLines([...lines, unmatched], campaigns, facts).byPosition).toEqual([...without, 0]);
      }),
      RUNS,
    );
  },
  LONG,
);

const anySum = fc.integer({ min: 1, max: 3_000_000 });

test(
  'a larger percentage or amount never discounts less, whatever campaigns came before',
  () => {
    const kinds = fc.constantFrom('percentage' as const, 'amount' as const);
    fc.assert(
      fc.property(anyLines, anyCampaigns, kinds, anySum, anySum, (lines, before, kind, a, b) => {
        const sumWith = (size: number) => {
          const effect = kind === 'amount' ? { kind, cents: size } : { kind, percent: (size % 10_000) / 100 };
          const last = madeCampaign('Z', [madeRule(effect)], { priority: 9 });
          return discountLines(lines, [...before, last], facts).discountSum;
        };
        const sizes = kind === 'amount' ? [a, b] : [a % 10_000, b % 10_000];
        const [less = 0, more = 0] = sizes.toSorted((x, y) => x - y);
        expect(sumWith(more)).toBeGreaterThanOrEqual(sumWith(less));
      }),
      RUNS,
    );
  },
  LONG,
);
