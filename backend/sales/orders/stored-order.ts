import type { ServicePoint } from '#backend/sales/delivery/provider.ts';
import type { OrderNumber, Sku } from '#domain/base/ids.ts';
import type { Locale, Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ChosenSize } from '#domain/catalog/offers/cart-item.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import type { CheckoutForm } from '#domain/sales/checkout/checkout-form.ts';
import type { DeliveryPromise } from '#domain/sales/delivery/delivery-promise.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

/** The customer as validated: the phone in E.164. */
export type OrderContact = CheckoutForm['contact'];
/** `country`: ISO code; Finland by default. */
export type OrderAddress = { street: string; postcode: string; city: string; country?: string };
export type BillingAddress = OrderAddress & { name: string };

export type LineKind = 'goods' | 'gift_card' | 'gift' | 'service';

/** A gift card that pays `cents` of an order; `end`: the last characters of its code. */
export type PayingCard = { id: string; end: string; cents: Cents };

/** An active campaign of an order, for display. */
export type OrderCampaign = { code: string; name: Localized; automatic: boolean };

/** A line at its ordered price. */
export type OrderLine = {
  sku: Sku;
  title: string;
  variationName: string;
  slug: string;
  image: string | null;
  amount: number;
  unit: Cents;
  /** Campaign discount of the whole line; `total` is after it. */
  discount: Cents;
  total: Cents;
  vatRate: number;
  productLine: number;
  /** Goods, a bought gift card, a free gift, or a service of a quote. */
  kind: LineKind;
  /** Units refunded so far. */
  refundedAmount: number;
  /** A spare part: ordered from its supplier, without stock of the shop. */
  sparePart: boolean;
  /** The size of goods cut to size; `unit` is the price of one. */
  customization: ChosenSize | null;
  /** Per unit, when only a deposit is paid when ordering. */
  deposit: Cents | null;
  /** Cannot come back once its seal is broken, as held when ordering (return-8). */
  hygieneSealed?: boolean;
  /** Months of the warranty as promised when ordering; none without it. */
  warrantyMonths?: number | null;
};

/** An order as stored. */
export type StoredOrder = {
  id: string;
  number: OrderNumber;
  status: OrderStatus;
  locale: Locale;
  requestHash: string;
  /** The signed-in customer, or the one who verified its address; null for a guest. */
  userId: string | null;
  email: string;
  contact: OrderContact;
  deliveryAddress: OrderAddress | null;
  billingAddress: BillingAddress | null;
  shippingMethodId: string;
  servicePoint: ServicePoint | null;
  /** The delivery promise when placed; null for older orders. */
  promise: DeliveryPromise | null;
  storeId: string;
  /** After `discount` of campaigns on lines; `shipping` is after `shippingDiscount`. */
  goods: Cents;
  discount: Cents;
  shipping: Cents;
  shippingDiscount: Cents;
  officeFee: Cents;
  total: Cents;
  /**
   * Paid when ordering, and due at the pickup, as ordered: they sum to the total; `dueLaterOf` gives the current due.
   * `paid` means that `payNow` is paid.
   */
  payNow: Cents;
  dueLater: Cents;
  /** The part of `payNow` that gift cards pay; the gateway charges the rest. */
  giftCard: Cents;
  /** The cards in the order in which they pay, and the part of each. */
  giftCards: PayingCard[];
  campaigns: OrderCampaign[];
  /** The quote of the order. */
  quoteId: string | null;
  /** Refunded so far. */
  refunded: Cents;
  /** The token that opens the order for a guest: /tilaus/{secret}; null for older orders. */
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

/**
 * queued: to be sent to the gateway; asked: sent, no response yet; pending: the bank is processing it; ok: done;
 * failed: replaced by another refund; manual: staff pay it by hand.
 */
export type RefundState = 'queued' | 'asked' | 'pending' | 'ok' | 'failed' | 'manual';
export type RefundLine = { position: number; amount: number; cents: Cents };

export type AttemptStatus = 'new' | 'unopened' | 'pending' | 'delayed' | 'ok' | 'fail';

/**
 * `requested`: the carrier may have booked the parcel, its response is not stored; `sent`: booked, and the parcel left the order;
 * `refused`: the carrier will not take it as it is.
 */
export type LabelStatus = 'requested' | 'sent' | 'refused';

/** One attempt to pay, with its own stamp at the gateway. */
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

/** The gateway may still change its status. */
export const isOpen = ({ status }: Pick<PaymentAttempt, 'status'>): boolean =>
  status === 'new' || status === 'pending' || status === 'delayed';

/** The bank is processing it; paying again would pay twice. */
export const isUnderway = ({ status }: Pick<PaymentAttempt, 'status'>): boolean =>
  status === 'pending' || status === 'delayed';
