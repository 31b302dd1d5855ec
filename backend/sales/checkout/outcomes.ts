import type { PaymentMethodGroup } from '#backend/sales/payments/provider.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import type { OrderNumber, Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Fail, Ok } from '#domain/base/result.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { LineProblem } from '#domain/catalog/offers/check-lines.ts';
import type { ShippingClass } from '#domain/catalog/products/product.ts';
import type { ArrivalWay } from '#domain/catalog/stock/arrival-days.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { CartTotals } from '#domain/sales/cart/price-cart.ts';
import type { DeliveryNotice } from '#domain/sales/delivery/delivery-offer.ts';
import type { ShippingGroup, ShippingPrice } from '#domain/sales/delivery/shipping-method.ts';
import type { QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import type { CampaignRefusal, GiftCardCheck } from './purchase.ts';

/** A delivery option in a locale, with prices in cents including VAT (delivery-3). */
export type DeliveryOption = {
  id: string;
  sku: Sku;
  label: string;
  description: string;
  price: Cents;
  priceBreakdown: ShippingPrice;
  group: ShippingGroup;
  serviceProvider: string;
  hasServicePoints: boolean;
  parcelLockersOnly: boolean;
  allowedForSpareParts: boolean;
  /** The largest shipping class it carries, on which free delivery depends. */
  carriesUpTo: ShippingClass;
  storeId: string | null;
  /** The address of a store pickup. */
  address: string | null;
  deliveryTime: string;
  /** How the goods arrive when all are in stock: the page shows the dates (stock-9). */
  arrival: ArrivalWay | null;
};

export type { DeliveryNotice } from '#domain/sales/delivery/delivery-offer.ts';

export type CheckoutOptions = {
  /** In the order of the groups. */
  methods: DeliveryOption[];
  notice: DeliveryNotice;
  /** A postcode would change the prices or add methods. */
  asksPostcode: boolean;
  /** ISO codes of the countries the shop delivers to, Finland first. */
  countries: string[];
  /**
   * Methods without credit first (checkout-5); empty while the gateway is unavailable, or when nothing is to be paid.
   */
  payment: PaymentMethodGroup[];
  /** With campaigns and gift card, without delivery. */
  totals: CartTotals;
  /** Lines that cannot be bought as they are; lines that are gone are not in the totals. */
  problems: LineProblem[];
  /** Active campaigns; the page prices the chosen delivery with them. */
  campaigns: Campaign[];
  /** Why the campaign code has no effect; null when it has, or without a code. */
  campaignRefused: CampaignRefusal | null;
  /** For each given code, in their order. */
  giftCards: GiftCardCheck[];
  /** Free gifts. */
  gifts: Pick<CartItem, 'sku' | 'title' | 'image' | 'amount'>[];
  /** The quote to order; null for a cart. */
  quote: QuoteToOrder | null;
};

export type QuoteToOrder = {
  number: OrderNumber;
  lines: CartItem[];
  /** The delivery of the quote at its price; null: any offered one. */
  methodId: string | null;
  shippingPrice: ShippingPrice | null;
  /** ISO time. */
  validUntil: string;
  /** The quote's contact; null for a visitor who only has its link. */
  contact: QuoteContact | null;
};

/** Input of the options. `quote`: the token of an accepted quote, whose lines replace the cart's. */
export type OptionsInput = {
  lines?: unknown;
  postcode: string | null;
  isCompany?: boolean;
  /** Of the company that buys, for its contract prices. */
  businessId?: string | null;
  /** ISO code; Finland by default. */
  country?: string;
  campaignCode?: string | null;
  giftCardCode?: string | null;
  giftCardCodes?: readonly string[];
  quote?: string | null;
};
export type OptionsOutcome = Ok<CheckoutOptions> | Fail<'invalid', FieldError[]>;

/** A placed order and where the browser goes next. `fields` are posted as a form when `method` is POST. */
export type PlacedOrder = {
  number: OrderNumber;
  /** Opens the order's details on the thank-you page (order-6). */
  key: string;
  payment: { url: string; method: 'GET' | 'POST'; fields: { name: string; value: string }[] };
};

export type PlaceOutcome =
  | Ok<PlacedOrder>
  | Fail<'invalid', FieldError[]>
  /** `details` are the current totals. */
  | Fail<'total_changed', CartTotals>
  | Fail<'unavailable', LineProblem[]>
  | Fail<'not_deliverable', { reason: 'aland' | 'ask_for_quote' | 'method' }>
  /** The order is stored: the same request with the same key retries the payment. */
  | Fail<'payment_unavailable', { number: OrderNumber; key: string }>
  /** The order is above the buyer's limit and waits for an approver of the company (approval-1). */
  | Fail<'awaits_approval', { id: string }>
  /** The key was used with another request. */
  | Fail<'key_reused', FieldError[]>
  /** The order of this key was cancelled: use a new key. */
  | Fail<'order_closed', FieldError[]>;
