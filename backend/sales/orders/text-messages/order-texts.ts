import { fill } from '#backend/platform/mail/templates/layout.ts';
import type { NewText } from '#backend/platform/text-messages/service.ts';
import { oneSegment } from '#domain/base/gsm-text.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { carrierName, trackingUrl } from '#domain/sales/orders/tracking.ts';
import { shop } from '#shop.config';
import type { Shipment } from '../fulfilment/shipments.ts';
import type { StoredOrder } from '../stored-order.ts';

/** Texts of messages about orders; `{placeholders}` are facts of the order. Letters of the GSM alphabet only. */
const texts = {
  fi: {
    ready: '{shop}: tilauksesi {number} odottaa noutoa, {store}. Noutokoodi {code}.',
    kept: 'Säilytämme tilausta 14 päivää.',
    shipped: '{shop}: tilauksesi {number} on lähetetty.',
    part: '{shop}: osa tilauksestasi {number} on lähetetty.',
    tracking: '{carrier}, seuranta: {code}',
  },
  en: {
    ready: '{shop}: your order {number} is ready for pickup, {store}. Pickup code {code}.',
    kept: 'We keep it for 14 days.',
    shipped: '{shop}: your order {number} has been sent.',
    part: '{shop}: part of your order {number} has been sent.',
    tracking: '{carrier}, tracking: {code}',
  },
} satisfies Record<Locale, Record<string, string>>;

/** An order can be picked up: where, and with which code. No name and no goods. */
export function readyText(order: { number: string; locale: Locale; storeId: string }, pickupCode: string): string {
  const t = texts[order.locale];
  const store = shop.stores.find(({ id }) => id === order.storeId);
  const facts = { shop: shop.name, number: order.number, code: pickupCode };
  const named = fill(t.ready, { ...facts, store: store?.name ?? shop.name });
  const placed = fill(t.ready, { ...facts, store: store ? `${store.street}, ${store.city}` : shop.name });
  return oneSegment([`${placed} ${t.kept}`, placed, named]);
}

/** A parcel has left, with its tracking link where that fits; `isPart`: more of the order is still to come. */
export function shippedText(
  { number, locale }: { number: string; locale: Locale },
  { carrier, trackingCode, isPart }: { carrier: string; trackingCode: string | null; isPart: boolean },
): string {
  const t = texts[locale];
  const sent = fill(isPart ? t.part : t.shipped, { shop: shop.name, number });
  if (!trackingCode) return oneSegment([sent]);
  const withCode = (code: string) => `${sent} ${fill(t.tracking, { carrier: carrierName(carrier), code })}`;
  const url = trackingUrl(carrier, trackingCode);
  return url ? oneSegment([withCode(url), withCode(trackingCode), sent]) : oneSegment([withCode(trackingCode), sent]);
}

/**
 * The text message of an order's step, for a buyer who asked for it at the checkout; null without one. One for each parcel:
 * a tracking code that is added later is in the mail alone.
 */
export function orderText(order: StoredOrder, parcel: Shipment | null, pickupCode: string): NewText | null {
  const { id, status, contact, shippingMethodId, storeId } = order;
  if (!contact.textUpdates || !contact.phone) return null;
  const to = contact.phone;
  if (parcel && parcel.lines.length > 0) {
    const body = shippedText(order, { ...parcel, isPart: status === 'preparing' });
    return { subjectId: `${id}:${parcel.id}`, kind: 'order-shipped', to, body };
  }
  if (parcel || status !== 'ready_for_pickup') return null;
  const pickupStore = shippingMethod(shippingMethodId)?.storeId ?? storeId;
  return { subjectId: id, kind: 'order-ready', to, body: readyText({ ...order, storeId: pickupStore }, pickupCode) };
}
