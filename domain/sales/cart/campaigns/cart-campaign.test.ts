import { describe, expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import {
  activeCampaigns,
  afterCheck,
  type CartCampaign,
  campaignFromCode,
  withDiscounts,
  withReachedTier,
} from './cart-campaign.ts';

const percent = (code: string, percent: number, automatic = false): Campaign => ({
  code,
  name: { fi: code },
  automatic,
  priority: 100,
  rules: [{ conditions: [], effect: { kind: 'percentage', percent } }],
});
const [five, ten, typed] = [percent('ETU5', 5), percent('ETU10', 10), percent('KESÄ', 20)];
const rule: CartRule = {
  id: 'etu',
  productSearchFilters: '',
  isLoginRequired: false,
  type: 'cart_value',
  priceTiers: [
    { from: 10_000, campaignCode: 'ETU5' },
    { from: 20_000, campaignCode: 'ETU10' },
  ],
};
const offers = { cartRule: rule, ofTiers: [five, ten], automatic: [] };
const forMembers = { ...offers, cartRule: { ...rule, isLoginRequired: true } };
const byPieces = {
  ...offers,
  cartRule: { ...rule, type: 'amount' as const, priceTiers: [{ from: 3, campaignCode: 'ETU5' }] },
};
const facts = { now: '2026-11-21T10:00:00Z', isSignedIn: false };
const worth = (cents: number, isCartRuleItem = true) => [testCartItem('A', cents, { isCartRuleItem })];

const none = null;
const tier = (campaign: Campaign): CartCampaign => ({
  ...campaignFromCode(campaign.code, campaign),
  isCartRuleTierCode: true,
});
const code = campaignFromCode('kesä', typed);
const wrong = campaignFromCode('VÄÄRÄ', null);

describe('the campaign of a cart', () => {
  test.each([
    // [what, campaign before, items, offers, signed in, code after, whether it discounts]
    ['no campaign, no tier reached', none, worth(9_999), offers, false, null, false],
    ['no campaign, a tier reached (campaign-2)', none, worth(10_000), offers, false, 'ETU5', true],
    ['no campaign, the highest tier reached', none, worth(50_000), offers, false, 'ETU10', true],
    ['a tier, a higher one reached', tier(five), worth(20_000), offers, false, 'ETU10', true],
    ['a tier, only a lower one reached now', tier(ten), worth(19_999), offers, false, 'ETU5', true],
    ['a tier, none reached any more', tier(five), worth(9_999), offers, false, null, false],
    ['a tier, the rule is over', tier(five), worth(20_000), { ...offers, cartRule: null }, false, null, false],
    ['an empty cart', tier(five), [], offers, false, null, false],
    ['items outside the rule’s filter do not count', none, worth(50_000, false), offers, false, null, false],
    [
      'by units, one short',
      none,
      [testCartItem('A', 1, { amount: 2, isCartRuleItem: true })],
      byPieces,
      false,
      null,
      false,
    ],
    ['by units', none, [testCartItem('A', 1, { amount: 3, isCartRuleItem: true })], byPieces, false, 'ETU5', true],
    ['a rule for signed-in shoppers, a guest (campaign-3)', none, worth(20_000), forMembers, false, null, false],
    ['a rule for signed-in shoppers, signed in (campaign-3)', none, worth(20_000), forMembers, true, 'ETU10', true],
    ['signed out again', tier(ten), worth(20_000), forMembers, false, null, false],
    ['a typed code is not replaced by a tier', code, worth(50_000), offers, false, 'KESÄ', true],
    ['a typed code stays without a tier', code, worth(1), offers, false, 'KESÄ', true],
    ['an invalid code stays, discounts nothing (campaign-4)', wrong, worth(50_000), offers, false, 'VÄÄRÄ', false],
    [
      'a tier without its campaign data discounts nothing',
      none,
      worth(10_000),
      { ...offers, ofTiers: [] },
      false,
      'ETU5',
      false,
    ],
  ])('%s', (_, before, items, shop, isSignedIn, after, works) => {
    const now = withReachedTier(before, items, shop, { isSignedIn });
    expect(now?.code ?? null).toBe(after);
    expect(activeCampaigns(now, shop).length > 0).toBe(works);
    // a typed code keeps its mark, a tier’s code its own
    if (now) expect(now.isCartRuleTierCode).toBe(before?.isCartRuleTierCode ?? true);
  });

  test.each([
    ['passed', code, true, code, false],
    ['failed: the campaign is cleared, the rule fetched again (cart-5)', code, false, null, true],
    ['failed for a tier', tier(ten), false, null, true],
    ['failed without a campaign', none, false, null, true],
  ])('after validating the cart: %s', (_, before, isValid, campaign, refetchRule) => {
    expect(afterCheck(before, isValid)).toEqual({ campaign, refetchRule });
  });

  test('applies the reached tier after a failed validation (cart-5)', () => {
    const { campaign } = afterCheck(wrong, false);
    expect(withReachedTier(campaign, worth(20_000), offers, facts)?.code).toBe('ETU10');
  });
});

test('takes the shop’s spelling of a valid code; keeps an invalid one as typed, without a discount (campaign-4)', () => {
  expect(code).toEqual({
    code: 'KESÄ',
    campaign: typed,
    discountedCartItems: [],
    discountSum: 0,
    isCartRuleTierCode: false,
  });
  const stays = withDiscounts(wrong, worth(50_000), { automatic: [percent('AINA', 10, true)] }, facts);
  expect(stays).toEqual(wrong);
});

test('reports the discount of a code without that of automatic campaigns', () => {
  const items = [testCartItem('A', 10_000), testCartItem('B', 5_000, { isGiftCard: true })];
  const automatic = [percent('AINA', 10, true)];
  expect(withDiscounts(code, items, { automatic }, facts)).toMatchObject({
    discountedCartItems: [{ id: 'A', discount: 1_800 }],
    discountSum: 1_800,
  });
});

test('applies a campaign that is both automatic and typed once', () => {
  expect(activeCampaigns(code, { automatic: [typed, five] }).map((campaign) => campaign.code)).toEqual([
    'ETU5',
    'KESÄ',
  ]);
});
