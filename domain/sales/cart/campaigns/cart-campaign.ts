import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign, CampaignFacts } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { campaignLine } from './campaign-line.ts';
import { tierProgress } from './tier-progress.ts';

/** The campaign of a cart (spec 3): of a code the shopper has typed in, or of the tier the cart has reached. */
export type CartCampaign = {
  code: string;
  /** Its rules; null: the code is not valid and discounts nothing. */
  campaign: Campaign | null;
  /** What it takes off on top of campaigns that need no code, in cents. */
  discountedCartItems: { id: string; discount: Cents }[];
  discountSum: Cents;
  isCartRuleTierCode: boolean;
};

/** What the shop offers to carts: the rule, the campaigns of its tiers, and those that need neither code nor tier. */
export type Offers = { cartRule: CartRule | null; ofTiers: readonly Campaign[]; automatic: readonly Campaign[] };

const without = (code: string, isCartRuleTierCode: boolean): CartCampaign => ({
  code,
  campaign: null,
  discountedCartItems: [],
  discountSum: 0,
  isCartRuleTierCode,
});

/** The cart's campaign after a typed code was looked up; an invalid one stays with its discount zeroed (spec 4). */
export const withCode = (code: string, campaign: Campaign | null): CartCampaign => ({
  ...without(campaign?.code ?? code, false),
  campaign,
});

/** True for a typed code that was looked up and is not valid: to ask of it again would be one more wrong try. */
export const isRefused = (campaign: CartCampaign | null): boolean =>
  campaign !== null && campaign.campaign === null && !campaign.isCartRuleTierCode;

/** After the cart was checked: a failed check clears the campaign, and the cart rule is to be fetched again (spec 4). */
export const afterCheck = (campaign: CartCampaign | null, isValid: boolean) =>
  isValid ? { campaign, refetchRule: false } : { campaign: null, refetchRule: true };

/**
 * The cart's campaign after something has changed: with none, or that of a tier, the code of the tier the cart has reached
 * now is applied by itself; rules that ask for a login only for whoever is signed in (spec 4).
 */
export function withTier(
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

/** The campaigns at work on a cart, each once. */
export const campaignsAtWork = (
  campaign: CartCampaign | null,
  { automatic }: Pick<Offers, 'automatic'>,
): Campaign[] => [
  ...automatic.filter(({ code }) => code !== campaign?.campaign?.code),
  ...(campaign?.campaign ? [campaign.campaign] : []),
];

/** The campaign with what it takes off these items beyond what campaigns without a code do. */
export function withDiscounts(
  campaign: CartCampaign,
  items: readonly CartItem[],
  offers: Pick<Offers, 'automatic'>,
  facts: CampaignFacts,
): CartCampaign {
  const lines = items.map(campaignLine);
  const all = discountLines(lines, campaignsAtWork(campaign, offers), facts);
  const others = discountLines(lines, campaignsAtWork({ ...campaign, campaign: null }, offers), facts);
  const discountedCartItems = items.flatMap(({ id }, i) => {
    const discount = (all.byPosition[i] ?? 0) - (others.byPosition[i] ?? 0);
    return discount > 0 ? [{ id, discount }] : [];
  });
  return { ...campaign, discountedCartItems, discountSum: all.discountSum - others.discountSum };
}
