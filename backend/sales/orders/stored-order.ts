import type { ServicePoint } from '#backend/sales/delivery/provider.ts';
import type { Locale, Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ChosenSize } from '#domain/catalog/offers/cart-item.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import type { CheckoutForm } from '#domain/sales/checkout/checkout-form.ts';
import type { DeliveryPromise } from '#domain/sales/delivery/delivery-promise.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

/** Who ordered, as checked: the phone in E.164. */
export type OrderContact = CheckoutForm['contact'];
/** `country`: ISO code; Finland when it is not said. */
export type OrderAddress = { street: string; postcode: string; city: string; country?: string };
export type BillingAddress = OrderAddress & { name: string };

export type LineKind = 'goods' | 'gift_card' | 'gift' | 'service';

/** A campaign at work in an order, for people to read. */
export type OrderCampaign = { code: string; name: Localized; automatic: boolean };

/** A line at the price it was ordered for. */
export type OrderLine = {
  sku: string;
  title: string;
  variationName: string;
  slug: string;
  image: string | null;
  amount: number;
  unit: Cents;
  /** Off the whole line by campaigns; `total` is after it. */
  discount: Cents;
  total: Cents;
  vatRate: number;
  productLine: number;
  /** Goods, a gift card bought, goods given with others, or work and the like from a quote. */
  kind: LineKind;
  /** Pieces given back and refunded so far. */
  refundedAmount: number;
  /** A spare part: ordered from its supplier, no stock of the shop's own stands behind it. */
  sparePart: boolean;
  /** The size of goods cut to size; `unit` is the price of the piece. */
  customization: ChosenSize | null;
  /** Per piece, when only a deposit is paid when ordering. */
  deposit: Cents | null;
};

/** An order as the database keeps it. */
export type StoredOrder = {
  id: string;
  number: string;
  status: OrderStatus;
  locale: Locale;
  requestHash: string;
  /** The customer who was signed in, or whose verified address it is; null is a guest's. */
  userId: string | null;
  email: string;
  contact: OrderContact;
  deliveryAddress: OrderAddress | null;
  billingAddress: BillingAddress | null;
  shippingMethodId: string;
  servicePoint: ServicePoint | null;
  /** What was promised when it was placed; null on orders from before promises were stored. */
  promise: DeliveryPromise | null;
  storeId: string;
  /** After `discount`, which campaigns took off the lines; `shipping` is after `shippingDiscount`. */
  goods: Cents;
  discount: Cents;
  shipping: Cents;
  shippingDiscount: Cents;
  officeFee: Cents;
  total: Cents;
  /**
   * Paid when ordering, and at the pickup: as ordered, they sum to the total; what is still due is `dueLaterOf`. `paid` means that
   * `payNow` is paid.
   */
  payNow: Cents;
  dueLater: Cents;
  /** What a gift card pays of `payNow`; the gateway is asked for the rest. */
  giftCard: Cents;
  giftCardId: string | null;
  campaigns: OrderCampaign[];
  /** The quote the order came from. */
  quoteId: string | null;
  /** Given back so far. */
  refunded: Cents;
  /** Opens the order for a guest: /tilaus/{secret}; null on orders from before there was one. */
  secret: string | null;
  vat: VatRow[];
  /** VAT of what is paid when ordering. */
  vatNow: VatRow[];
  paymentMethod: string | null;
  holdsExpireAt: Date | null;
  placedAt: Date;
  paidAt: Date | null;
  lines: OrderLine[];
};

export type AttemptStatus = 'new' | 'unopened' | 'pending' | 'delayed' | 'ok' | 'fail';

/** One attempt to pay: one stamp at the gateway. */
export type PaymentAttempt = {
  stamp: string;
  orderId: string;
  attempt: number;
  provider: string;
  method: string | null;
  amount: Cents;
  reference: string;
  transactionId: string | null;
  href: string | null;
  status: AttemptStatus;
  checks: number;
  createdAt: Date;
};

/** The gateway may still say something new about it. */
export const isOpen = ({ status }: Pick<PaymentAttempt, 'status'>): boolean =>
  status === 'new' || status === 'pending' || status === 'delayed';

/** The bank is working on it: paying again would pay twice. */
export const isUnderway = ({ status }: Pick<PaymentAttempt, 'status'>): boolean =>
  status === 'pending' || status === 'delayed';
