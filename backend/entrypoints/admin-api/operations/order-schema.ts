import { z } from 'zod';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { locales } from '#domain/base/locale.ts';
import { orderStatuses } from '#domain/sales/orders/order-status.ts';
import { carriers } from '#domain/sales/orders/tracking.ts';
import { cents, moment, named, pieces, sku } from '../fields.ts';

export const orderStatus = z.enum(orderStatuses);
export const orderNumber = z
  .string()
  .regex(/^\d{4,20}$/)
  .describe('The number of the order, as the customer knows it.');

const address = z.object({
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string().describe('ISO code.'),
});

const contact = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  businessId: z.string().nullable(),
  reference: z.string().nullable(),
});

const vatRow = z.object({ rate: z.number(), net: cents, vat: cents, gross: cents });

const line = z.object({
  position: z.int().min(0).describe('Names the line in parcels and refunds.'),
  sku,
  title: z.string(),
  variation: z.string(),
  kind: z.enum(['goods', 'gift_card', 'gift', 'service']),
  isSparePart: z.boolean(),
  amount: pieces,
  unit: cents,
  discount: cents.describe('Campaign discount of the whole line; `total` is after it.'),
  total: cents,
  vatRate: z.number(),
  refunded: pieces.describe('Pieces refunded so far.'),
  left: pieces.describe('Pieces still to be sent or handed over.'),
});

export const parcelLine = z.strictObject({ position: z.int().min(0).max(9999), amount: z.int().min(1).max(100_000) });

const parcel = z.object({
  carrier: z.enum(carriers),
  trackingCode: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  sentAt: moment,
  lines: z.array(z.object({ position: z.int().min(0), amount: pieces })),
});

const refund = z.object({
  id: z.string(),
  at: moment,
  cents,
  toPayment: cents,
  toGiftCard: cents,
  reason: z.string(),
  status: z.enum(['queued', 'asked', 'pending', 'ok', 'failed', 'manual']),
  isSurplus: z.boolean().describe('A payment that came late or twice.'),
});

/** An order as programs read it; money in cents. */
export const order = z
  .object({
    number: z.string(),
    status: orderStatus,
    locale: z.enum(locales),
    placedAt: moment,
    paidAt: moment.nullable(),
    storeId: z.string().describe('The store that packs it or hands it over.'),
    shippingMethodId: z.string(),
    isPickup: z.boolean(),
    contact: contact.nullable().describe('Null without the scope customers:read, and once the customer was forgotten.'),
    deliveryAddress: address.nullable(),
    billingAddress: address.extend({ name: z.string() }).nullable(),
    servicePoint: z.object({ id: z.string(), provider: z.string(), name: z.string() }).nullable(),
    lines: z.array(line),
    parcels: z.array(parcel),
    refunds: z.array(refund),
    goods: cents,
    discount: cents,
    shipping: cents,
    officeFee: cents,
    total: cents,
    payNow: cents,
    dueLater: cents.describe('To pay at the pickup.'),
    giftCard: cents.describe('The part that gift cards paid.'),
    refunded: cents,
    refundable: cents,
    vat: z.array(vatRow),
    paymentMethod: z.string().nullable(),
    tags: z.array(z.string()),
  })
  .register(named, { id: 'Order' });

const withCountry = <A extends { country?: string }>(place: A) => ({ ...place, country: place.country ?? 'FI' });
const addressOf = (place: StaffOrder['address']) => {
  if (!place) return null;
  const { street, postcode, city, country } = withCountry(place);
  return { street, postcode, city, country };
};

function contactOf(known: StaffOrder['contact']): z.input<typeof contact> | null {
  // emptied when the customer was forgotten
  if (!known?.email) return null;
  const { firstname, lastname, email, phone } = known;
  const { company, businessId, reference } = known;
  return {
    firstname,
    lastname,
    email,
    phone,
    company: company || null,
    businessId: businessId || null,
    reference: reference || null,
  };
}

/** The order as the API sends it. */
export function presentOrder(read: StaffOrder): z.input<typeof order> {
  const { number, status, locale, storeId: store, isPickup, servicePoint, billing } = read;
  const address = addressOf(billing);
  return {
    number,
    status,
    locale,
    storeId: store,
    isPickup,
    shippingMethodId: read.methodId,
    placedAt: read.placedAt.toISOString(),
    paidAt: read.paidAt?.toISOString() ?? null,
    contact: contactOf(read.contact),
    deliveryAddress: addressOf(read.address),
    billingAddress: billing && address && { name: billing.name, ...address },
    servicePoint: servicePoint && { id: servicePoint.id, provider: servicePoint.provider, name: servicePoint.name },
    lines: read.lines.map(({ position, title, variation, kind, isSparePart, amount, unit, discount, ...line }) => ({
      position,
      title,
      variation,
      kind,
      isSparePart,
      amount,
      unit,
      discount,
      sku: line.sku,
      total: line.total,
      vatRate: line.vatRate,
      refunded: line.refunded,
      left: line.left,
    })),
    parcels: read.parcels.map(({ carrier, code, link, at, lines }) => ({
      carrier,
      trackingCode: code,
      trackingUrl: link,
      sentAt: at.toISOString(),
      lines,
    })),
    refunds: read.refunds.map(({ id, at, cents: sum, gateway, giftCard, reason, status: state, isSurplus }) => ({
      id,
      at: at.toISOString(),
      cents: sum,
      toPayment: gateway,
      toGiftCard: giftCard,
      reason,
      status: state,
      isSurplus,
    })),
    goods: read.goods,
    discount: read.discount,
    shipping: read.shipping,
    officeFee: read.officeFee,
    total: read.total,
    payNow: read.payNow,
    dueLater: read.dueLater,
    giftCard: read.giftCard,
    refunded: read.refunded,
    refundable: read.refundable,
    vat: read.vat.map(({ rate, net, vat, gross }) => ({ rate, net, vat, gross })),
    paymentMethod: read.paymentMethod,
    tags: read.tags,
  };
}
