import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import type { Condition, Effect } from '#domain/sales/campaigns/campaign.ts';
import { codeGap } from './code-gap.ts';

const guest = { now: '2026-11-22T10:00:00Z', isSignedIn: false };
const off: Effect = { kind: 'amount', cents: 1500 };
const from100: Condition = { kind: 'value', min: 10_000 };
const halla: Condition = { kind: 'brand', anyOf: ['Halla'] };
const gapOf = (conditions: Condition[], items = [testCartItem('A', 9900)], effect: Effect = off, facts = guest) =>
  codeGap(madeCampaign('KOODI', [madeRule(effect, ...conditions)]), items, [], facts);

test.each([
  ['it discounts something', [], null],
  ['one euro is missing', [from100], { reason: 'value', missing: 100, isForSome: false }],
  ['only customers', [{ kind: 'signed_in' }], { reason: 'sign_in' }],
  ['other goods', [halla], { reason: 'goods' }],
  ['other goods, signed in or not', [halla, { kind: 'signed_in' }], { reason: 'goods' }],
  ['too few pieces', [{ kind: 'pieces', min: 3 }], { reason: 'pieces', missing: 2, isForSome: false }],
  ['not any more', [{ kind: 'dates', from: null, until: '2026-11-01T00:00:00Z' }], { reason: 'nothing' }],
] as [string, Condition[], unknown][])('%s', (_, conditions, gap) => expect(gapOf(conditions)).toEqual(gap));

test('counts only matching goods towards the minimum', () => {
  const items = [testCartItem('A', 90_000), testCartItem('H', 6000, { brands: ['Halla'] })];
  expect(gapOf([halla, from100], items)).toEqual({ reason: 'value', missing: 4000, isForSome: true });
});

test('names the missing units of a three-for-two campaign', () =>
  expect(gapOf([], [testCartItem('A', 2000, { amount: 2 })], { kind: 'buy_pay', buy: 3, pay: 2 })).toEqual({
    reason: 'pieces',
    missing: 1,
    isForSome: false,
  }));

test('free delivery has a gap below its minimum and none above', () => {
  const free: Effect = { kind: 'free_delivery', methods: null };
  expect(gapOf([from100], [testCartItem('A', 9900)], free)).toMatchObject({ reason: 'value', missing: 100 });
  expect(gapOf([from100], [testCartItem('A', 10_000)], free)).toBeNull();
});

test('of several rules names the reason that the shopper can most easily change', () => {
  const campaign = madeCampaign('KOODI', [madeRule(off, halla), madeRule(off, from100)]);
  expect(codeGap(campaign, [testCartItem('A', 9900)], [], guest)).toMatchObject({ reason: 'value', missing: 100 });
});

test('reports nothing left to discount when another campaign already lowered the price', () => {
  const fixed = madeRule({ kind: 'fixed_price', cents: 5000 });
  const others = [madeCampaign('KAIKILLE', [fixed], { automatic: true })];
  expect(codeGap(madeCampaign('KOODI', [fixed]), [testCartItem('A', 9900)], others, guest)).toEqual({
    reason: 'nothing',
  });
});
