import { describe, expect, test } from 'vitest';
import { madeCampaign, madeLine, madeRule } from './campaign.fixture.ts';
import type { Campaign, CampaignLine, Condition, Effect } from './campaign.ts';
import { discountLines } from './discount-lines.ts';

const facts = { now: '2026-11-21T10:00:00.000Z', isSignedIn: false };
const helmet = madeLine('KYPARA', 12_000, { categories: ['ajovarusteet', 'ajovarusteet/kyparat'], brands: ['LS2'] });
const gloves = madeLine('HANSKAT', 4990, { amount: 2, categories: ['ajovarusteet'], brands: ['Sweep'] });
const oil = madeLine('OLJY', 1995, { amount: 3, isReduced: true, brands: ['Motul'] });
const card = madeLine('LAHJAKORTTI', 5000, { isExcluded: true });
const lines = [helmet, gloves, oil, card];

const off = (effect: Effect, conditions: Condition[] = [], at: Partial<typeof facts> = {}) =>
  discountLines(lines, [madeCampaign('A', [madeRule(effect, ...conditions)])], { ...facts, ...at }).byPosition;
const tenPercent: Effect = { kind: 'percentage', percent: 10 };
const everything = [1200, 998, 599, 0];
const nothing = [0, 0, 0, 0];

describe('effects on all lines', () => {
  test.each<[string, Effect, number[]]>([
    ['a percentage rounds half up per line: 598.5 cents are 599 (cart-9)', tenPercent, everything],
    ['a percentage with decimals', { kind: 'percentage', percent: 12.5 }, [1500, 1248, 748, 0]],
    ['a hundred percent', { kind: 'percentage', percent: 100 }, [12_000, 9980, 5985, 0]],
    [
      'an amount is spread in proportion to the price of the lines (cart-9)',
      { kind: 'amount', cents: 1000 },
      [429, 357, 214, 0],
    ],
    ['an amount above the price of the lines', { kind: 'amount', cents: 99_999 }, [12_000, 9980, 5985, 0]],
    ['a fixed price, only where it is less', { kind: 'fixed_price', cents: 4000 }, [8000, 1980, 0, 0]],
    ['three for the price of two: the cheapest two of six', { kind: 'buy_pay', buy: 3, pay: 2 }, [0, 0, 3990, 0]],
    ['more free units than the cheapest line has', { kind: 'buy_pay', buy: 3, pay: 1 }, [0, 4990, 5985, 0]],
    ['too few units for a free one', { kind: 'buy_pay', buy: 7, pay: 6 }, nothing],
    ['a gift discounts nothing', { kind: 'gift_item', sku: 'PIPO', amount: 1 }, nothing],
  ])('%s', (_, effect, expected) => {
    expect(off(effect)).toEqual(expected);
  });
});

describe('conditions', () => {
  test.each<[string, Condition[], number[], Partial<typeof facts>?]>([
    ['a category includes its subcategories', [{ kind: 'category', anyOf: ['ajovarusteet'] }], [1200, 998, 0, 0]],
    ['a subcategory', [{ kind: 'category', anyOf: ['ajovarusteet/kyparat'] }], [1200, 0, 0, 0]],
    ['brands in any case', [{ kind: 'brand', anyOf: ['ls2', 'MOTUL'] }], [1200, 0, 599, 0]],
    ['skus', [{ kind: 'sku', anyOf: ['OLJY'] }], [0, 0, 599, 0]],
    ['a gift card is excluded even by sku', [{ kind: 'sku', anyOf: ['LAHJAKORTTI'] }], nothing],
    ['goods that are not reduced', [{ kind: 'not_reduced' }], [1200, 998, 0, 0]],
    ['two conditions must both match', [{ kind: 'not_reduced' }, { kind: 'brand', anyOf: ['LS2'] }], [1200, 0, 0, 0]],
    ['enough units', [{ kind: 'pieces', min: 6 }], everything],
    ['a unit too few, as the gift card does not count', [{ kind: 'pieces', min: 7 }], nothing],
    ['enough value', [{ kind: 'value', min: 27_965 }], everything],
    ['a cent too little', [{ kind: 'value', min: 27_966 }], nothing],
    [
      'only matching lines count towards the value',
      [
        { kind: 'brand', anyOf: ['LS2'] },
        { kind: 'value', min: 12_001 },
      ],
      nothing,
    ],
    ['from this moment', [{ kind: 'dates', from: facts.now, until: null }], everything],
    ['from a moment later', [{ kind: 'dates', from: '2026-11-21T10:00:00.001Z', until: null }], nothing],
    ['up to this moment', [{ kind: 'dates', from: null, until: facts.now }], nothing],
    [
      'up to a moment later, in another zone',
      [{ kind: 'dates', from: null, until: '2026-11-21T12:00:01+02:00' }],
      everything,
    ],
    ['a guest', [{ kind: 'signed_in' }], nothing],
    ['a customer', [{ kind: 'signed_in' }], everything, { isSignedIn: true }],
  ])('%s', (_, conditions, expected, at = {}) => {
    expect(off(tenPercent, conditions, at)).toEqual(expected);
  });
});

const half = madeRule({ kind: 'percentage', percent: 50 });
const tenEuros = madeRule({ kind: 'amount', cents: 1000 });
const of100 = (campaigns: Campaign[]) => discountLines([madeLine('A', 10_000)], campaigns, facts);

describe('several rules', () => {
  test.each<[string, Campaign[], number, string[]]>([
    ['of one campaign apply one after another', [madeCampaign('A', [half, tenEuros])], 6000, ['A']],
    ['apply in their written order', [madeCampaign('A', [tenEuros, half])], 5500, ['A']],
    [
      'of several campaigns apply by priority',
      [madeCampaign('A', [half], { priority: 2 }), madeCampaign('B', [tenEuros], { priority: 1 })],
      5500,
      ['B', 'A'],
    ],
    ['of equal priority apply by code', [madeCampaign('B', [half]), madeCampaign('A', [tenEuros])], 5500, ['A', 'B']],
    [
      'of automatic campaigns apply first, whatever their priority (campaign-7)',
      [madeCampaign('A', [tenEuros], { priority: 1 }), madeCampaign('Z', [half], { automatic: true, priority: 9 })],
      6000,
      ['Z', 'A'],
    ],
    [
      'never discount more than is left (campaign-7)',
      [madeCampaign('A', [half, half, tenEuros, { ...tenEuros, effect: { kind: 'amount', cents: 90_000 } }, tenEuros])],
      10_000,
      ['A'],
    ],
    [
      'without any effect are not reported',
      [madeCampaign('A', [madeRule({ kind: 'percentage', percent: 100 })]), madeCampaign('B', [half])],
      10_000,
      ['A'],
    ],
  ])('%s', (_, campaigns, sum, worked) => {
    const found = of100(campaigns);
    expect([found.discountSum, found.worked]).toEqual([sum, worked]);
  });

  test('a minimum value counts prices before campaigns, so that one campaign does not disable another', () => {
    const first = madeCampaign('A', [half], { automatic: true });
    expect(
      of100([first, madeCampaign('B', [madeRule(tenEuros.effect, { kind: 'value', min: 10_000 })])]).discountSum,
    ).toBe(6000);
  });
});

describe('gifts and delivery', () => {
  const gift = (sku: string, amount: number) => madeRule({ kind: 'gift_item', sku, amount });
  const free = (methods: string[] | null) => madeRule({ kind: 'free_delivery', methods });

  test('gifts of one sku add up', () => {
    expect(of100([madeCampaign('A', [gift('X', 1), gift('Y', 1), gift('X', 2)])]).gifts).toEqual([
      { sku: 'X', amount: 3 },
      { sku: 'Y', amount: 1 },
    ]);
  });

  test('free methods of several rules are combined; any stays any', () => {
    expect(of100([madeCampaign('A', [free(['101']), free(['201', '101'])])]).freeDelivery).toEqual({
      any: false,
      methods: ['101', '201'],
    });
    expect(of100([madeCampaign('A', [free(null), free(['301'])])]).freeDelivery).toEqual({
      any: true,
      methods: ['301'],
    });
  });

  test('a cart of gift cards only gets neither gifts nor free delivery', () => {
    const all = [madeCampaign('A', [gift('X', 1), free(null)])];
    expect(discountLines([card], all, facts)).toMatchObject({ gifts: [], freeDelivery: null, worked: [] });
  });

  test('an empty cart gets nothing', () => {
    expect(discountLines([], [madeCampaign('A', [gift('X', 1), half])], facts)).toMatchObject({
      gifts: [],
      discountSum: 0,
    });
  });
});

test('lines that share an id have separate discounts by position and their sum by id', () => {
  const twins: CampaignLine[] = [madeLine('A', 1000), { ...madeLine('A', 1000), amount: 2 }];
  const found = discountLines(twins, [madeCampaign('A', [half])], facts);
  expect([found.byPosition, [...found.byLine]]).toEqual([[500, 1000], [['A', 1500]]]);
});
