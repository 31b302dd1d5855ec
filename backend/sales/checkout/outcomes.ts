import type { PaymentMethodGroup } from '#backend/sales/payments/provider.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Fail, Ok } from '#domain/base/result.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { LineProblem } from '#domain/catalog/offers/judge-lines.ts';
import type { ShippingClass } from '#domain/catalog/products/product.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { CartTotals } from '#domain/sales/cart/price-cart.ts';
import type { DeliveryNotice } from '#domain/sales/delivery/delivery-offer.ts';
import type { ShippingGroup, ShippingPrice } from '#domain/sales/delivery/shipping-method.ts';
import type { QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import type { CampaignRefusal, GiftCardAnswer } from './bought.ts';

/** One way to get the order, in a locale (spec 3, Shipping method). Prices in cents including VAT. */
export type DeliveryOption = {
  id: string;
  sku: string;
  label: string;
  description: string;
  price: Cents;
  priceBreakdown: ShippingPrice;
  group: ShippingGroup;
  serviceProvider: string;
  hasServicePoints: boolean;
  parcelLockersOnly: boolean;
  allowedForSpareParts: boolean;
  /** The largest thing it takes: what free delivery goes by. */
  carriesUpTo: ShippingClass;
  storeId: string | null;
  /** The address of a store pickup. */
  address: string | null;
  deliveryTime: string;
};

export type { DeliveryNotice } from '#domain/sales/delivery/delivery-offer.ts';

export type CheckoutOptions = {
  /** In the order of the spec's groups. */
  methods: DeliveryOption[];
  notice: DeliveryNotice;
  /** With a postcode there may be more to choose from. */
  asksPostcode: boolean;
  /** ISO codes of the countries the shop delivers to, Finland first. */
  countries: string[];
  /** In the legal order; empty while the gateway does not answer, or nothing is to be paid. */
  payment: PaymentMethodGroup[];
  /** With campaigns and gift card, without delivery. */
  totals: CartTotals;
  /** Lines that cannot be bought as they are; lines that are gone are not in the totals. */
  problems: LineProblem[];
  /** At work on the cart: with the chosen delivery the page prices by them (domain/sales/cart/campaigns/campaign-cart.ts). */
  campaigns: Campaign[];
  /** Why the campaign code does nothing; null: it works, or there is none. */
  campaignRefused: CampaignRefusal | null;
  /** Null: no code was given. */
  giftCard: GiftCardAnswer | null;
  /** What comes with the goods at no cost. */
  gifts: Pick<CartItem, 'sku' | 'title' | 'image' | 'amount'>[];
  /** The quote that is ordered, at its prices; null: a cart is. */
  quote: QuoteToOrder | null;
};

export type QuoteToOrder = {
  number: string;
  lines: CartItem[];
  /** The delivery that the quote says, at its price; null: any that is offered. */
  methodId: string | null;
  shippingPrice: ShippingPrice | null;
  /** ISO time. */
  validUntil: string;
  /** Whom it was made for; null for whoever only has its link. */
  contact: QuoteContact | null;
};

/** What the options depend on. `quote`: the secret of an accepted one, whose lines are then taken. */
export type OptionsInput = {
  lines?: unknown;
  postcode: string | null;
  isCompany?: boolean;
  /** ISO code; Finland unless given. */
  country?: string;
  campaignCode?: string | null;
  giftCardCode?: string | null;
  quote?: string | null;
};
export type OptionsOutcome = Ok<CheckoutOptions> | Fail<'invalid', FieldError[]>;

/** A placed order: where the browser goes next. `fields` are posted as a form when `method` is POST. */
export type PlacedOrder = {
  number: string;
  /** Opens the order's details on the thank-you page. */
  key: string;
  payment: { url: string; method: 'GET' | 'POST'; fields: { name: string; value: string }[] };
};

export type PlaceOutcome =
  | Ok<PlacedOrder>
  | Fail<'invalid', FieldError[]>
  /** `details` are the totals as they are now. */
  | Fail<'total_changed', CartTotals>
  | Fail<'unavailable', LineProblem[]>
  | Fail<'not_deliverable', { reason: 'aland' | 'ask_for_quote' | 'method' }>
  /** The order is kept: the same request under the same key tries the payment again. */
  | Fail<'payment_unavailable', { number: string; key: string }>
  /** Another request came under this key before. */
  | Fail<'key_reused', FieldError[]>
  /** The order of this key was cancelled: place it under a new key. */
  | Fail<'order_closed', FieldError[]>;
