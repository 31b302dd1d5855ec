import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign, CampaignFacts, Discounts } from '#domain/sales/campaigns/campaign.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { isFreeBy } from '#domain/sales/campaigns/free-delivery.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { type CartTotals, priceCart, pricedLine } from '../price-cart.ts';
import { campaignLine } from './cart-campaign.ts';

export type CampaignPricing = {
  /** Active campaigns: the automatic ones, and the one of the cart's code or reached tier. */
  campaigns: readonly Campaign[];
  facts: CampaignFacts;
  /** Null until a method is chosen: delivery has no price yet. */
  method: Pick<ShippingMethod, 'id' | 'carriesUpTo' | 'priceBreakdown'> | null;
  /** Open balance of the gift card, in cents. */
  giftCard?: Cents;
};

/**
 * Totals of a cart with campaigns, in cents; browser and server price every cart with it (cart-7). `lines` are in the
 * order of the items. Gifts of campaigns appear only in `discounts.gifts`, as they cost nothing.
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
