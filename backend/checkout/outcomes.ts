import type { FieldError } from '#domain/base/error-codes.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Fail, Ok } from '#domain/base/result.ts';
import type { LineProblem } from '#domain/cart/judge-lines.ts';
import type { CartTotals } from '#domain/cart/price-cart.ts';
import type { ShippingClass } from '#domain/shipping/shipping-class.ts';
import type { ShippingGroup, ShippingPrice } from '#domain/shipping/shipping-method.ts';
import type { PaymentMethodGroup } from '../payments/provider.ts';

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

/**
 * 'aland': delivered only to a store; 'ask_for_quote': no method fits the order; 'deposit': store pickups only, because
 * the rest of a deposit is paid there.
 */
export type DeliveryNotice = 'aland' | 'ask_for_quote' | 'deposit' | null;

export type CheckoutOptions = {
  /** In the order of the spec's groups. */
  methods: DeliveryOption[];
  notice: DeliveryNotice;
  /** In the legal order; empty while the gateway does not answer, or nothing is to be paid. */
  payment: PaymentMethodGroup[];
  /** Without delivery. */
  totals: CartTotals;
  /** Lines that cannot be bought as they are; lines that are gone are not in the totals. */
  problems: LineProblem[];
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
