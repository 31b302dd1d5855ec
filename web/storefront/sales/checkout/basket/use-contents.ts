import { activeCampaigns } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { useCart } from '#web/storefront/sales/cart/cart-store.ts';
import { campaignCodeOf, campaignOf, giftCardsOf, offersOf } from '#web/storefront/sales/cart/deal/read-deal.ts';
import { useDeal } from '#web/storefront/sales/cart/deal/use-cart-pricing.ts';
import type { Contents } from './basket.ts';
import type { CheckoutQuote } from './checkout-quote.ts';

/** The order's contents: an accepted quote, or else the cart of this browser; gift cards may pay either. */
export function useContents(quote: CheckoutQuote | null): Contents {
  const items = useCart((cart) => cart.items);
  const deal = useDeal();
  const giftCards = giftCardsOf(deal);
  const [giftCardCode = null, ...further] = giftCards.map(({ code }) => code);
  const cardCodes = { giftCardCode, ...(further.length > 0 && { giftCardCodes: further }) };
  if (quote)
    return {
      items: quote.lines,
      campaigns: [],
      giftCards,
      quote,
      codes: { campaignCode: null, ...cardCodes, quote: quote.secret },
    };
  return {
    items,
    giftCards,
    quote: null,
    campaigns: activeCampaigns(campaignOf(deal), offersOf(deal)),
    codes: { campaignCode: campaignCodeOf(deal), ...cardCodes, quote: null },
  };
}
