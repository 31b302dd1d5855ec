import type { CodeRefusal } from '#backend/sales/campaigns/service.ts';
import type { CartProblem } from '#backend/sales/cart/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign, CampaignFacts } from '#domain/sales/campaigns/campaign.ts';
import { campaignCosts } from '#domain/sales/campaigns/campaign-costs.ts';
import { campaignFromWire } from '#domain/sales/campaigns/campaign-wire.ts';
import { priceWithCampaigns } from '#domain/sales/cart/campaigns/campaign-cart.ts';
import { cartItemFromWire } from '#domain/sales/cart/cart-wire.ts';
import type { CartTotals } from '#domain/sales/cart/price-cart.ts';
import { type DeliveryOffer, deliveryOffer } from '#domain/sales/delivery/delivery-offer.ts';
import { withDestinationVat } from '#domain/sales/delivery/destination-vat.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import type { AgentCart } from '#domain/sales/shared-carts/agent-cart.ts';

/** A campaign at work and what it takes off. */
export type AppliedCampaign = { campaign: Campaign; cents: Cents };

export type PricedCart = {
  /** What can be bought, with amounts that are in stock. */
  items: CartItem[];
  totals: CartTotals;
  applied: AppliedCampaign[];
  gifts: { title: string; amount: number }[];
  problems: CartProblem[];
  codeRefused: CodeRefusal | null;
  offer: DeliveryOffer;
  /** The delivery that was chosen, when it is still offered. */
  method: ShippingMethod | null;
};

const UNSELLABLE: readonly CartProblem['reason'][] = ['outOfStock', 'quote_only'];

/** Prices an agent's cart as the browser of a guest does (cart-7): the same check of lines, campaigns and stock, the same function. */
export async function priceCartOf(shop: Shop, cart: AgentCart, ip: string): Promise<PricedCart> {
  const { lines, campaignCode, locale, delivery } = cart;
  const shopper = { client: { ip }, userId: null, email: null, own: [] };
  const checked = await shop.cart.validate({ items: lines, campaign: campaignCode }, locale, shopper);
  const unsellable = new Set(checked.problems.flatMap(({ id, reason }) => (UNSELLABLE.includes(reason) ? id : [])));
  const country = delivery?.country ?? 'FI';
  const items = checked.items
    .map(cartItemFromWire)
    .filter(({ id }) => !unsellable.has(id))
    .map((item) => withDestinationVat(item, country));
  const campaigns = checked.campaigns.map(campaignFromWire);
  const facts: CampaignFacts = { now: shop.now().toISOString(), isSignedIn: false };
  const offer = deliveryOffer(items, delivery?.postcode ?? null, { country, abroad: shop.delivery.abroad });
  const method = offer.methods.find(({ id }) => id === delivery?.methodId) ?? null;
  const priced = (some: readonly Campaign[]) => priceWithCampaigns(items, { campaigns: some, facts, method });
  const { discounts, ...totals } = priced(campaigns);
  const costs = campaignCosts(
    campaigns,
    (some) => {
      const { discount, shippingDiscount, discounts } = priced(some);
      return { off: discount + shippingDiscount, gifts: discounts.gifts };
    },
    [],
  );
  const worked = campaigns.filter(({ code }) => discounts.worked.includes(code));
  return {
    items,
    totals,
    offer,
    method,
    gifts: checked.gifts,
    problems: checked.problems,
    applied: worked.map((campaign) => ({ campaign, cents: costs.get(campaign.code) ?? 0 })),
    codeRefused: checked.validations.campaignCodeValidationResult.error ?? null,
  };
}
