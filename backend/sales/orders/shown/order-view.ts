import type { ServicePoint } from '#backend/sales/delivery/provider.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { localize } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { dispatchFacts } from '#domain/catalog/stock/dispatch-facts.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import { promisedTime } from '#domain/sales/delivery/delivery-promise.ts';
import { handoverFrom } from '#domain/sales/delivery/handover.ts';
import type { ShippingGroup } from '#domain/sales/delivery/shipping-method.ts';
import { isPickup } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { dueLaterOf } from '#domain/sales/orders/due-later.ts';
import { type ExpectedDays, expectedDays, isLate } from '#domain/sales/orders/expected-days.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { shop } from '#shop.config';
import type { AfterSale } from '../customer/after-sale.ts';
import { openingHours } from '../mails/after-sale/opening-hours.ts';
import type { BillingAddress, OrderAddress, OrderLine, StoredOrder } from '../stored-order.ts';
import { withCountry } from './with-country.ts';

/** An order as shown to its shopper; money in cents including VAT, prices as ordered. `paid` may mean the deposit. */
export type OrderView = {
  number: OrderNumber;
  /** The token of the order's page. */
  secret: string | null;
  status: OrderStatus;
  locale: Locale;
  /** ISO times. */
  placedAt: string;
  paidAt: string | null;
  email: string;
  name: string;
  company: string | null;
  phone: string;
  /** The customer's own reference; '' when not given. */
  reference: string;
  businessId: string;
  billingAddress: BillingAddress | null;
  lines: OrderLine[];
  /** After `discount` of campaigns on lines; `shipping` is after `shippingDiscount`. */
  goods: Cents;
  discount: Cents;
  /** Names of the active campaigns. */
  campaigns: string[];
  shipping: Cents;
  shippingDiscount: Cents;
  officeFee: Cents;
  total: Cents;
  /** Paid when ordering, and at the pickup for units that were not refunded. */
  payNow: Cents;
  dueLater: Cents;
  /** The part of `payNow` that gift cards paid, and of each of them; `toPay` is the rest. */
  giftCard: Cents;
  giftCards: { end: string; cents: Cents }[];
  toPay: Cents;
  /** Refunded so far. */
  refunded: Cents;
  vat: VatRow[];
  /** VAT of what is paid when ordering. */
  vatNow: VatRow[];
  delivery: {
    methodId: string;
    label: string;
    group: ShippingGroup | null;
    deliveryTime: string | null;
    /** A vehicle is among the goods, which the store makes ready before the handover. */
    isHandover: boolean;
    /** The days on which it is expected; null before the payment and when none is promised (order-13). */
    expected: ExpectedDays | null;
    /** The last expected day has passed, and the order is neither sent nor ready. */
    isLate: boolean;
    /** Opening hours of the pickup store in words, with the special days of the next two weeks. */
    pickupHours: string[];
    /** The store of a store pickup. */
    pickupStoreId: string | null;
    address: OrderAddress | null;
    servicePoint: ServicePoint | null;
  };
  paymentMethod: string | null;
  /** The invoice of a company that pays later; days of the shop's time zone. */
  invoice: { issuedOn: string; dueOn: string; einvoice: string } | null;
  /** The shop's local day. */
  today: string;
} & AfterSale;

function expectedOf({ promise, paidAt, shippingMethodId, storeId }: StoredOrder): ExpectedDays | null {
  const method = shippingMethod(shippingMethodId);
  if (!method || !paidAt) return null;
  const facts = dispatchFacts(storeId, method.serviceProvider);
  return expectedDays(promise ?? { kind: 'usual' }, method, paidAt, facts);
}

/** The delivery time as promised, of a vehicle with the day from which it is ready. */
function promiseText({ promise, paidAt, placedAt, shippingMethodId }: StoredOrder, locale: Locale): string | null {
  const method = shippingMethod(shippingMethodId);
  const promised = promise ?? ({ kind: 'usual' } as const);
  const time = method && promisedTime(promised, method, handoverFrom(promised, paidAt ?? placedAt));
  return time ? localize(time, locale).text : null;
}

type ShownWith = AfterSale & {
  paymentMethod: string | null;
  invoice: { issuedOn: string; dueOn: string } | null;
  now: Date;
};

/** Selects every field that leaves the server. */
export function orderView(
  order: StoredOrder,
  locale: Locale,
  { paymentMethod, invoice, now, ...afterSale }: ShownWith,
): OrderView {
  const method = shippingMethod(order.shippingMethodId);
  const pickupStoreId = method && isPickup(method) ? method.storeId : null;
  const expected = expectedOf(order);
  const isOnTheWay = order.status === 'paid' || order.status === 'preparing';
  const { firstname, lastname, company, phone, email, reference, businessId } = order.contact;
  return {
    number: order.number,
    secret: order.secret,
    status: order.status,
    locale: order.locale,
    placedAt: order.placedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    email,
    name: `${firstname} ${lastname}`,
    company: company || null,
    phone,
    reference: reference ?? '',
    businessId: businessId ?? '',
    billingAddress: order.billingAddress && withCountry(order.billingAddress, locale),
    lines: order.lines,
    goods: order.goods,
    discount: order.discount,
    campaigns: order.campaigns.map(({ name }) => localize(name, locale).text),
    shipping: order.shipping,
    shippingDiscount: order.shippingDiscount,
    officeFee: order.officeFee,
    total: order.total,
    payNow: order.payNow,
    dueLater: dueLaterOf(order),
    giftCard: order.giftCard,
    giftCards: order.giftCards.map(({ end, cents }) => ({ end, cents })),
    toPay: order.payNow - order.giftCard,
    invoice: invoice && {
      ...invoice,
      einvoice: [order.contact.einvoiceAddress, order.contact.einvoiceOperator].filter(Boolean).join(', '),
    },
    refunded: order.refunded,
    vat: order.vat,
    vatNow: order.vatNow,
    delivery: {
      methodId: order.shippingMethodId,
      label: method ? localize(method.label, locale).text : order.shippingMethodId,
      group: method?.group ?? null,
      deliveryTime: promiseText(order, locale),
      isHandover: order.promise?.handover !== undefined,
      expected,
      isLate: isLate(expected, !isOnTheWay, localDay(now, shop.timeZone)),
      pickupHours: pickupStoreId === null ? [] : openingHours({ id: pickupStoreId }, locale, now),
      pickupStoreId,
      address: order.deliveryAddress && withCountry(order.deliveryAddress, locale),
      servicePoint: order.servicePoint,
    },
    paymentMethod,
    today: localDay(now, shop.timeZone),
    ...afterSale,
  };
}
