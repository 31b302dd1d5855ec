import { dueLaterOf } from '#domain/sales/orders/due-later.ts';
import type { StoredOrder } from '../stored-order.ts';

/** The order in a webhook; money in cents including VAT, as paid. */
export const orderPayload = (order: StoredOrder) => ({
  number: order.number,
  status: order.status,
  locale: order.locale,
  placedAt: order.placedAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  contact: order.contact,
  deliveryAddress: order.deliveryAddress,
  billingAddress: order.billingAddress,
  shippingMethodId: order.shippingMethodId,
  servicePoint: order.servicePoint,
  storeId: order.storeId,
  lines: order.lines.map(({ sku, title, variationName, amount, unit, discount, total, vatRate, kind, ...line }) => ({
    ...{ sku, title, variationName, amount, unit, discount, total, vatRate, kind },
    customization: line.customization,
    deposit: line.deposit,
  })),
  goods: order.goods,
  discount: order.discount,
  shipping: order.shipping,
  officeFee: order.officeFee,
  total: order.total,
  payNow: order.payNow,
  dueLater: dueLaterOf(order),
  giftCard: order.giftCard,
  refunded: order.refunded,
  vat: order.vat,
  paymentMethod: order.paymentMethod,
});
