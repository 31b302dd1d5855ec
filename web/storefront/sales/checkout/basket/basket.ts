import type { CheckoutOptions, DeliveryOption } from '#backend/sales/checkout/outcomes.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { atPublicPrice, type CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { isFreeBy } from '#domain/sales/campaigns/free-delivery.ts';
import { priceWithCampaigns } from '#domain/sales/cart/campaigns/campaign-cart.ts';
import { type CartTotals, priceCart, pricedLine } from '#domain/sales/cart/price-cart.ts';
import { withDestinationVat } from '#domain/sales/delivery/destination-vat.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import type { CartGiftCard } from '#web/storefront/sales/cart/deal/read-deal.ts';
import type { CheckoutQuote } from './checkout-quote.ts';

/** Codes of an order request, besides its lines and form. */
export type BasketCodes = {
  campaignCode: string | null;
  giftCardCode: string | null;
  giftCardCodes?: string[];
  quote: string | null;
};

/** The order before a delivery is chosen. */
export type Contents = {
  items: readonly CartItem[];
  codes: BasketCodes;
  giftCards: readonly CartGiftCard[];
  /** As the browser knows them, until the server has responded. */
  campaigns: readonly Campaign[];
  quote: CheckoutQuote | null;
};

export type Basket = Contents & {
  totals: CartTotals;
  /** Names of the effective campaigns. */
  names: readonly string[];
  gifts: CheckoutOptions['gifts'];
  /** Price of a method for this order, including office fees. */
  deliveryPrice: (option: Pick<DeliveryOption, 'id' | 'price' | 'priceBreakdown'>) => Cents;
};

type Asked = {
  methodId: string;
  /** The server's last result for campaigns and gift card; null before the first. */
  options: Pick<CheckoutOptions, 'campaigns' | 'campaignRefused' | 'giftCards' | 'gifts'> | null;
  isSignedIn: boolean;
  /** The order is for the customer’s own company: contract prices are its alone. */
  buysForOwn: boolean;
  /** Country of delivery, for the VAT. */
  country: string;
  locale: Locale;
};

/** Prices the order by the same functions as the server (cart-7). */
export function priceBasket(
  before: Contents,
  { methodId, options, isSignedIn, buysForOwn, country, locale }: Asked,
): Basket {
  const priced = buysForOwn ? before.items : before.items.map(atPublicPrice);
  const contents = { ...before, items: priced.map((item) => withDestinationVat(item, country)) };
  const { items, codes, quote } = contents;
  const method = shippingMethod(methodId) ?? null;
  // an ineffective code is not sent, because the server would refuse the order
  const campaignCode = options?.campaignRefused ? null : codes.campaignCode;
  const cards = contents.giftCards.map(({ openAmount }, i) => options?.giftCards[i]?.openAmount ?? openAmount);
  const giftCard = cards.reduce((sum, openAmount) => sum + openAmount, 0);
  if (quote) {
    const price = quote.shippingPrice ?? method?.priceBreakdown ?? null;
    return {
      ...contents,
      names: [],
      gifts: [],
      totals: priceCart(items.map(pricedLine), method && price, { giftCard }),
      deliveryPrice: ({ price: usual }) =>
        quote.shippingPrice ? quote.shippingPrice.shipping + quote.shippingPrice.officeFee : usual,
    };
  }
  const campaigns = options?.campaigns ?? contents.campaigns;
  const facts = { now: new Date().toISOString(), isSignedIn };
  const { discounts, ...totals } = priceWithCampaigns(items, { campaigns, facts, method, giftCard });
  return {
    ...contents,
    campaigns,
    totals,
    codes: { ...codes, campaignCode },
    gifts: options?.gifts ?? [],
    names: campaigns
      .filter(({ code }) => discounts.worked.includes(code))
      .map(({ name }) => localize(name, locale).text),
    deliveryPrice({ id, price, priceBreakdown }) {
      const known = shippingMethod(id);
      return known && isFreeBy(discounts.freeDelivery, known) ? priceBreakdown.officeFee : price;
    },
  };
}
