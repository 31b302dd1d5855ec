import { activeCampaigns } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { useCart } from '#web/storefront/sales/cart/cart-store.ts';
import { campaignCodeOf, campaignOf, giftCardOf, offersOf } from '#web/storefront/sales/cart/deal/read-deal.ts';
import { useDeal } from '#web/storefront/sales/cart/deal/use-cart-pricing.ts';
import type { Contents } from './basket.ts';
import type { CheckoutQuote } from './checkout-quote.ts';

/** The order's contents: an accepted quote, or else the cart of this browser; a gift card may pay either. */
export function useContents(quote: CheckoutQuote | null): Contents {
  const items = useCart((cart) => cart.items);
  const deal = useDeal();
  const giftCard = giftCardOf(deal);
  const giftCardCode = giftCard?.code ?? null;
  if (quote)
    return {
      ...{ items: quote.lines, campaigns: [], giftCard, quote },
      codes: { campaignCode: null, giftCardCode, quote: quote.secret },
    };
  return {
    ...{ items, giftCard, quote: null },
    campaigns: activeCampaigns(campaignOf(deal), offersOf(deal)),
    codes: { campaignCode: campaignCodeOf(deal), giftCardCode, quote: null },
  };
}
