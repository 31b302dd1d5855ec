import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import type { Campaign, CampaignFacts, CampaignLine } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { tierProgress } from './tier-progress.ts';

/** The campaign of a cart: from a typed code, or from the tier that the cart has reached (campaign-2). */
export type CartCampaign = {
  code: string;
  /** Its rules; null when the code is invalid and discounts nothing. */
  campaign: Campaign | null;
  /** What it takes off in addition to automatic campaigns, in cents. */
  discountedCartItems: { id: string; discount: Cents }[];
  discountSum: Cents;
  isCartRuleTierCode: boolean;
};

/** What the shop offers to carts: the cart rule, the campaigns of its tiers, and the automatic campaigns. */
export type Offers = { cartRule: CartRule | null; ofTiers: readonly Campaign[]; automatic: readonly Campaign[] };

const without = (code: string, isCartRuleTierCode: boolean): CartCampaign => ({
  code,
  campaign: null,
  discountedCartItems: [],
  discountSum: 0,
  isCartRuleTierCode,
});

/** The cart's campaign after looking up a typed code; an invalid code stays with a discount of zero (campaign-4). */
export const campaignFromCode = (code: string, campaign: Campaign | null): CartCampaign => ({
  ...without(campaign?.code ?? code, false),
  campaign,
});

/**
 * True for a typed code that was looked up and is invalid; looking it up again would count as another wrong try
 * (campaign-5).
 */
export const isInvalidCode = (campaign: CartCampaign | null): boolean =>
  campaign !== null && campaign.campaign === null && !campaign.isCartRuleTierCode;

/** After validating the cart: a failure clears the campaign and fetches the cart rule again (cart-5). */
export const afterCheck = (campaign: CartCampaign | null, isValid: boolean) =>
  isValid ? { campaign, refetchRule: false } : { campaign: null, refetchRule: true };

/**
 * The cart's campaign after a change: without one, or with that of a tier, the code of the reached tier applies by
 * itself (campaign-2); a rule that requires signing in applies to signed-in customers only (campaign-3).
 */
export function withReachedTier(
  campaign: CartCampaign | null,
  items: readonly CartItem[],
  { cartRule, ofTiers }: Offers,
  { isSignedIn }: Pick<CampaignFacts, 'isSignedIn'>,
): CartCampaign | null {
  if (campaign && !campaign.isCartRuleTierCode) return campaign;
  if (!cartRule || (cartRule.isLoginRequired && !isSignedIn)) return null;
  const { reached } = tierProgress(items, cartRule);
  if (!reached) return null;
  const found = ofTiers.find(({ code }) => code === reached.campaignCode) ?? null;
  return { ...without(reached.campaignCode, true), campaign: found };
}

/** The active campaigns of a cart, each once. */
export const activeCampaigns = (
  campaign: CartCampaign | null,
  { automatic }: Pick<Offers, 'automatic'>,
): Campaign[] => [
  ...automatic.filter(({ code }) => code !== campaign?.campaign?.code),
  ...(campaign?.campaign ? [campaign.campaign] : []),
];

/** The campaign with its discounts in addition to those of automatic campaigns. */
export function withDiscounts(
  campaign: CartCampaign,
  items: readonly CartItem[],
  offers: Pick<Offers, 'automatic'>,
  facts: CampaignFacts,
): CartCampaign {
  const lines = items.map(campaignLine);
  const all = discountLines(lines, activeCampaigns(campaign, offers), facts);
  const others = discountLines(lines, activeCampaigns({ ...campaign, campaign: null }, offers), facts);
  const discountedCartItems = items.flatMap(({ id }, i) => {
    const discount = (all.byPosition[i] ?? 0) - (others.byPosition[i] ?? 0);
    return discount > 0 ? [{ id, discount }] : [];
  });
  return { ...campaign, discountedCartItems, discountSum: all.discountSum - others.discountSum };
}

/** The campaign line of a cart item. Gift cards are excluded: no campaign discounts them. */
export const campaignLine = (item: CartItem): CampaignLine => ({
  id: item.id,
  sku: item.sku,
  amount: item.amount,
  unit: unitOf(item),
  categories: item.categories,
  brands: item.brands,
  // a contract price is lower already: a campaign for goods that are not reduced leaves it out
  isReduced: item.publicPrice !== undefined || item.price.finalPrice.inclTax < item.price.price,
  isExcluded: item.isGiftCard,
});
