import type { CampaignService } from '#backend/sales/campaigns/service.ts';
import type { DraftCampaign, DraftLine } from '#backend/sales/orders/order-draft.ts';
import type { Locale } from '#domain/base/locale.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { campaignCosts } from '#domain/sales/campaigns/campaign-costs.ts';
import { priceWithCampaigns } from '#domain/sales/cart/campaigns/campaign-cart.ts';
import { type CartTotals, priceCart, pricedLine } from '#domain/sales/cart/price-cart.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import type { Purchase } from './purchase.ts';
import type { Shopper } from './shopper.ts';

/** A priced purchase; `lines` end with the gifts of campaigns, which `totals` do not include. */
export type PricedPurchase = { lines: DraftLine[]; totals: CartTotals; campaigns: DraftCampaign[] };

type Deps = { campaigns: Pick<CampaignService, 'giftItems'>; now: () => Date };

/** Prices a purchase with the functions that the browser uses (cart-7); `method` null: no delivery chosen yet. */
export async function pricePurchase(
  { lines, quote, campaigns, cards }: Purchase,
  method: ShippingMethod | null,
  locale: Locale,
  shopper: Pick<Shopper, 'userId'>,
  deps: Deps,
): Promise<PricedPurchase> {
  const items = lines.map(({ item, amount }) => ({ ...item, amount }));
  const onCard = cards.reduce((sum, { check }) => sum + check.openAmount, 0);
  if (quote) {
    const price = quote.shippingPrice ?? method?.priceBreakdown ?? null;
    const totals = priceCart(items.map(pricedLine), price, { giftCard: onCard });
    return { lines: lines.map((line) => ({ ...line, discount: 0 })), totals, campaigns: [] };
  }
  const facts = { now: deps.now().toISOString(), isSignedIn: shopper.userId !== null };
  const priced = (some: readonly Campaign[]) =>
    priceWithCampaigns(items, { campaigns: some, facts, method, giftCard: onCard });
  const { discounts, ...totals } = priced(campaigns);
  const gifts = await deps.campaigns.giftItems(discounts.gifts, items, locale);
  const given = gifts.map(
    (item): DraftLine => ({
      item,
      amount: item.amount,
      kind: 'gift',
      discount: unitOf(item) * item.amount,
    }),
  );
  const paid = lines.map((line, i): DraftLine => ({ ...line, discount: totals.lines[i]?.discount ?? 0 }));
  const costs = campaignCosts(
    campaigns,
    (some) => {
      const { discount, shippingDiscount, discounts } = priced(some);
      return { off: discount + shippingDiscount, gifts: discounts.gifts };
    },
    gifts,
  );
  const worked = campaigns.filter(({ code }) => discounts.worked.includes(code));
  return {
    lines: [...paid, ...given],
    totals,
    campaigns: worked.map(({ code, name, automatic }) => ({ code, name, automatic, discount: costs.get(code) ?? 0 })),
  };
}
