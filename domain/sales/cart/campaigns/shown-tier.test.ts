import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { madeCampaign } from '#domain/sales/campaigns/campaign.fixture.ts';
import type { CartCampaign } from './cart-campaign.ts';
import { shownTier } from './shown-tier.ts';

const cartRule = {
  id: 'halla',
  productSearchFilters: 'brand:Halla',
  isLoginRequired: false,
  type: 'cart_value' as const,
  priceTiers: [{ from: 15_000, campaignCode: 'HALLA5' }],
};
const halla = (unit: number) => testCartItem('H', unit, { isCartRuleItem: true });
const code = (of: Partial<CartCampaign> = {}): CartCampaign => ({
  code: 'KOODI',
  campaign: madeCampaign('KOODI', []),
  discountedCartItems: [],
  discountSum: 0,
  isCartRuleTierCode: false,
  ...of,
});

test.each([
  ['goods that do not count', [testCartItem('B', 90_000)], null, null],
  ['nothing in the cart', [], null, null],
  ['goods that count', [halla(5000)], null, 5000],
  ['a code before a tier is reached: it replaces nothing', [halla(5000)], code(), null],
  ['a code instead of a reached tier', [halla(15_000)], code(), 15_000],
  ['an invalid code replaces nothing', [halla(5000)], code({ campaign: null }), 5000],
  ['the code of the tier itself', [halla(15_000)], code({ isCartRuleTierCode: true }), 15_000],
])('%s', (_, items, campaign, counted) =>
  expect(shownTier(items, { cartRule }, campaign)?.counted ?? null).toBe(counted),
);

test('shows no tier without a cart rule', () => expect(shownTier([halla(5000)], { cartRule: null }, null)).toBeNull());
