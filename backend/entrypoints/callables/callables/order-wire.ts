import type { OrderRow } from '#backend/sales/orders/customer/service.ts';
import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { eurosFromCents } from '#domain/base/money.ts';

/** An order in a list with the specified field names, money in euros. */
export type WireOrderRow = ReturnType<typeof orderRowToWire>;

export const orderRowToWire = ({ number, placedAt, total, ...row }: OrderRow) => ({
  order_number: number,
  created_at: placedAt,
  status: row.status,
  total: eurosFromCents(total),
  pieces: row.pieces,
  lines: row.lines,
  image: row.firstImage,
  title: row.firstTitle,
});

const vatToWire = ({ rate, net, vat, gross }: OrderView['vat'][number]) => ({
  rate,
  net: eurosFromCents(net),
  vat: eurosFromCents(vat),
  gross: eurosFromCents(gross),
});

const refundToWire = ({ cents, at, isDone }: OrderView['refunds'][number]) => ({
  sum: eurosFromCents(cents),
  at,
  isDone,
});

/** An order with all details. `surplusRefunds` return late or double payments; they are not part of `refunded`. */
export const orderToWire = (order: OrderView) => ({
  order_number: order.number,
  created_at: order.placedAt,
  paid_at: order.paidAt,
  status: order.status,
  locale: order.locale,
  contact: { name: order.name, email: order.email, phone: order.phone, company: order.company },
  lines: order.lines.map((line) => ({
    sku: line.sku,
    title: line.title,
    variationName: line.variationName,
    slug: line.slug,
    image: line.image,
    amount: line.amount,
    kind: line.kind,
    price: eurosFromCents(line.unit),
    discount: eurosFromCents(line.discount),
    total: eurosFromCents(line.total),
    vatRate: line.vatRate,
    sparePart: line.sparePart,
    customization: line.customization,
    deposit: line.deposit === null ? null : eurosFromCents(line.deposit),
  })),
  goods: eurosFromCents(order.goods),
  discount: eurosFromCents(order.discount),
  campaigns: order.campaigns,
  shipping: eurosFromCents(order.shipping),
  shippingDiscount: eurosFromCents(order.shippingDiscount),
  officeFee: eurosFromCents(order.officeFee),
  total: eurosFromCents(order.total),
  payNow: eurosFromCents(order.payNow),
  dueLater: eurosFromCents(order.dueLater),
  giftCard: eurosFromCents(order.giftCard),
  toPay: eurosFromCents(order.toPay),
  refunded: eurosFromCents(order.refunded),
  vat: order.vat.map(vatToWire),
  delivery: order.delivery,
  paymentMethod: order.paymentMethod,
  shipments: order.shipments,
  refunds: order.refunds.filter(({ isSurplus }) => !isSurplus).map(refundToWire),
  surplusRefunds: order.refunds.filter(({ isSurplus }) => isSurplus).map(refundToWire),
});
