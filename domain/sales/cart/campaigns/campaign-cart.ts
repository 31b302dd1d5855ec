import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign, CampaignFacts, Discounts } from '#domain/sales/campaigns/campaign.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { isFreeBy } from '#domain/sales/campaigns/effects/free-delivery.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { type CartTotals, priceCart, pricedLine } from '../price-cart.ts';
import { campaignLine } from './campaign-line.ts';

export type CampaignPricing = {
  /** At work on the cart: the automatic ones, and the one of its code or reached tier. */
  campaigns: readonly Campaign[];
  facts: CampaignFacts;
  /** Null until one is chosen: delivery then costs nothing yet. */
  method: Pick<ShippingMethod, 'id' | 'carriesUpTo' | 'priceBreakdown'> | null;
  /** Cents open on the gift card. */
  giftCard?: Cents;
};

/**
 * Totals of a cart under campaigns, in cents: the one way browser and server price a cart (decisions 3, 7). `lines` are in
 * the items' order; gifts of campaigns are in `discounts.gifts` only, as they cost nothing.
 */
export function priceWithCampaigns(
  items: readonly CartItem[],
  { campaigns, facts, method, giftCard = 0 }: CampaignPricing,
): CartTotals & { discounts: Discounts } {
  const discounts = discountLines(items.map(campaignLine), campaigns, facts);
  const lines = items.map((item, i) => ({ ...pricedLine(item), discount: discounts.byPosition[i] ?? 0 }));
  const freeDelivery = method !== null && isFreeBy(discounts.freeDelivery, method);
  return { ...priceCart(lines, method?.priceBreakdown ?? null, { freeDelivery, giftCard }), discounts };
}
