import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import { localePrefix, localize } from '#domain/base/locale.ts';
import { promisedTime } from '#domain/sales/delivery/delivery-promise.ts';
import { handoverFrom } from '#domain/sales/delivery/handover.ts';
import { isPickup } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { INVOICE_METHOD } from '#domain/sales/invoices/invoice.ts';
import { dueLaterOf } from '#domain/sales/orders/due-later.ts';
import { noteOf } from '../fulfilment/store-order.ts';
import type { StoredOrder } from '../stored-order.ts';
import { withCountry } from './with-country.ts';

type Names = { path: string; paymentMethod: string | null };

/** An order as used by mails. `path` is its page; with the signed key for older orders without a token. */
export function orderMail(order: StoredOrder, { path, paymentMethod }: Names): OrderMail {
  const method = shippingMethod(order.shippingMethodId);
  const say = (text: { fi: string; en?: string } | undefined) =>
    text ? localize(text, order.locale).text : order.shippingMethodId;
  const { firstname, lastname, email, phone, company, businessId, reference } = order.contact;
  const einvoice = [order.contact.einvoiceAddress, order.contact.einvoiceOperator].filter(Boolean).join(', ');
  const promise = order.promise ?? ({ kind: 'usual' } as const);
  const handover = handoverFrom(promise, order.paidAt ?? order.placedAt);
  const base = localePrefix(order.locale);
  return {
    id: order.id,
    number: order.number,
    locale: order.locale,
    placedAt: order.placedAt,
    isInvoiced: order.paymentMethod === INVOICE_METHOD,
    orderPath: order.secret ? `${base}/tilaus/${order.secret}` : path,
    withdrawalPath: `${base}/peruuta-sopimus?tilaus=${order.secret ?? order.number}`,
    contact: {
      firstname,
      lastname,
      email,
      phone,
      ...(company ? { company } : {}),
      ...(businessId ? { businessId } : {}),
      ...(reference ? { reference } : {}),
      ...(einvoice ? { einvoiceAddress: einvoice } : {}),
    },
    billingAddress: order.billingAddress && withCountry(order.billingAddress, order.locale),
    lines: order.lines.map((line) => ({ ...line, isGift: line.kind === 'gift', note: noteOf(line) })),
    delivery: {
      label: say(method?.label),
      labelFi: method?.label.fi ?? order.shippingMethodId,
      price: order.shipping,
      discount: order.shippingDiscount,
      officeFee: order.officeFee,
      address: order.deliveryAddress && withCountry(order.deliveryAddress, order.locale),
      servicePoint: order.servicePoint,
      pickupStoreId: method && isPickup(method) ? method.storeId : null,
      promise: method ? say(promisedTime(promise, method, handover)) : null,
    },
    storeId: order.storeId,
    goods: order.goods,
    discount: order.discount,
    campaigns: order.campaigns.map(({ name }) => localize(name, order.locale).text),
    total: order.total,
    payNow: order.payNow,
    dueLater: dueLaterOf(order),
    giftCard: order.giftCard,
    giftCards: order.giftCards.map(({ end, cents }) => ({ end, cents })),
    toPay: order.payNow - order.giftCard,
    vat: order.vat,
    vatNow: order.vatNow,
    paymentMethod,
  };
}
