import { describe, expect, test } from 'vitest';
import type { Reduction } from '#domain/catalog/prices/price-plan.ts';
import type { KnownPrices } from './preview-prices.ts';
import { type DraftWarning, previewReduction, type ReductionDraft } from './reduction-draft.ts';

const timeZone = 'Europe/Helsinki';
const now = new Date('2026-11-20T10:00:00Z');
const begun = new Date('2026-01-01T07:00:00Z');

const reduction = (cents: number, from: string, until: string | null): Reduction => ({
  cents,
  from,
  until,
  reference: 20_000,
  campaignFrom: from,
  ruleId: null,
});

/** Sold for 200 € since January; `lately` is a price in force for a week of the last 30 days. */
function known(reductions: Reduction[] = [], lately: number | null = null): KnownPrices {
  const history = [{ cents: 20_000, from: begun }];
  if (lately !== null) {
    history.push({ cents: lately, from: new Date('2026-11-01T10:00:00Z') });
    history.push({ cents: 20_000, from: new Date('2026-11-08T10:00:00Z') });
  }
  const plan = { regular: [{ cents: 20_000, from: null }], reductions };
  return { plan, history, last: history.at(-1) ?? null, firstSoldOn: '2026-01-01' };
}

const percent = (n: number, from: string | null = null, until: string | null = null): ReductionDraft => ({
  change: { by: 'percent', percent: -n },
  from,
  until,
});
const toCents = (cents: number): ReductionDraft => ({ change: { by: 'price', cents }, from: null, until: null });

describe('previewReduction (price-11)', () => {
  const running = reduction(17_000, '2026-11-15T10:00:00.000Z', '2026-11-25T22:00:00.000Z');
  const atItsEnd = percent(25, '2026-11-25T22:00:00.000Z');
  test.each<[string, KnownPrices, ReductionDraft, [number, number | null, number | null], DraftWarning[]]>([
    ['one price for a long time', known(), percent(20), [16_000, 20_000, 20], []],
    ['cheaper lately: a smaller percentage', known([], 18_000), percent(20), [16_000, 18_000, 11], ['lower-reference']],
    ['as cheap lately: nothing is shown', known([], 15_000), percent(20), [16_000, null, null], ['nothing-shown']],
    ['a large drop', known(), toCents(13_900), [13_900, 20_000, 31], ['drop']],
    ['a step without a break keeps the reference', known([running]), atItsEnd, [15_000, 20_000, 25], ['step']],
    ['begins while another runs', known([running]), percent(20), [16_000, 20_000, 20], ['step', 'overlap']],
    [
      'after a break the earlier reduction is the reference',
      known([running]),
      percent(25, '2026-11-28T22:00:00.000Z'),
      [15_000, 17_000, 12],
      ['lower-reference'],
    ],
  ])('%s', (_, prices, draft, [cents, lowest30, shown], warnings) => {
    const made = previewReduction(prices, draft, { now, timeZone });
    if (!made.ok) throw new Error(made.problem);
    const { shopper } = made;
    expect([made.cents, shopper.percent === null ? null : shopper.lowest30, shopper.percent]).toEqual([
      cents,
      lowest30,
      shown,
    ]);
    expect(made.warnings).toEqual(warnings);
  });

  test('says why no reduction comes of a draft', () => {
    const problem = (prices: KnownPrices, draft: ReductionDraft) => {
      const made = previewReduction(prices, draft, { now, timeZone });
      return made.ok ? null : made.problem;
    };
    const without = { ...known(), plan: { regular: [{ cents: null, from: null }], reductions: [] } };
    expect(problem(without, percent(20))).toBe('no-price');
    expect(problem(known(), toCents(20_000))).toBe('not-below-price');
    expect(problem(known(), percent(100))).toBe('not-above-zero');
    const unknown = { ...known(), history: [], last: { cents: 20_000, from: now } };
    expect(problem({ ...unknown, history: [{ cents: 20_000, from: now }] }, percent(20))).toBe('unknown-history');
  });
});
