import type { Sku } from '#domain/base/ids.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { CampaignFacts } from '#domain/sales/campaigns/campaign.ts';
import { campaignToWire, type WireCampaign } from '#domain/sales/campaigns/campaign-wire.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { campaignLine } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import type { ActiveCampaigns } from './service.ts';

/** A line that the code discounts: the discount and the resulting price, in euros. */
export type DiscountedCartItem = { id: string; sku: Sku; amount: number; discount: number; finalPrice: number };

/** The response of `campaign-getCampaignCodeDetailsV2`; money in euros (cart-12). */
export type CodeDetails = {
  valid: boolean;
  code: string;
  /** The effect of the code in addition to automatic campaigns. */
  discountedCartItems: DiscountedCartItem[];
  discountSum: number;
  error?: 'unknown' | 'used_up';
  /** For pricing in the browser. */
  campaign?: WireCampaign;
};

/** The effect of a code on lines, as sent by the endpoint. */
export function codeDetails(
  code: string,
  { campaigns, refused }: ActiveCampaigns,
  items: readonly CartItem[],
  facts: CampaignFacts,
): CodeDetails {
  const campaign = campaigns.find((one) => one.code === code && !one.automatic);
  const nothing = { code, discountedCartItems: [], discountSum: 0 };
  if (refused || !campaign) return { valid: false, ...nothing, error: refused ?? 'unknown' };
  const lines = items.map(campaignLine);
  const all = discountLines(lines, campaigns, facts);
  const others = discountLines(
    lines,
    campaigns.filter((one) => one !== campaign),
    facts,
  );
  const discounted = lines.map(({ id, sku, amount, unit }, i) => ({
    id,
    sku,
    amount,
    discount: eurosFromCents((all.byPosition[i] ?? 0) - (others.byPosition[i] ?? 0)),
    finalPrice: eurosFromCents(amount * unit - (all.byPosition[i] ?? 0)),
  }));
  return {
    valid: true,
    code,
    discountedCartItems: discounted.filter(({ discount }) => discount > 0),
    discountSum: eurosFromCents(all.discountSum - others.discountSum),
    campaign: campaignToWire(campaign),
  };
}
