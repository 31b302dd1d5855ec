import { drawAddressCard } from '#backend/platform/pdf/address-card.ts';
import type { LabelParty, LabelRequest } from '#backend/sales/delivery/labels/label-provider.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { volumeOf } from '#domain/sales/packing/box.ts';
import { shop } from '#shop.config';
import type { StoredOrder } from '../stored-order.ts';

/** Outer sides in centimetres and weight of a packed parcel. */
export type ParcelMeasures = { width: number; height: number; depth: number; grams: number };

const storeOf = (order: StoredOrder) => shop.stores.find(({ id }) => id === order.storeId) ?? shop.stores[0];

function senderOf(order: StoredOrder): LabelParty {
  const store = storeOf(order);
  const { street = '', postcode = '', city = '', phone = '', email = shop.email } = store ?? {};
  return {
    name: [shop.name, store?.name].filter(Boolean).join(' '),
    street,
    postcode,
    city,
    country: 'FI',
    phone,
    email,
  };
}

/** Carriers deliver to the chosen point by its id; its address stands in for customers who gave none. */
function recipientOf({ contact, deliveryAddress, servicePoint, email }: StoredOrder): LabelParty {
  const { street = '', postcode = '', city = '', country = 'FI' } = deliveryAddress ?? servicePoint ?? {};
  const name = [contact.firstname, contact.lastname].filter(Boolean).join(' ');
  return { name, street, postcode, city, country, phone: contact.phone, email };
}

/** What a carrier needs to book a parcel of an order. */
export const labelRequest = (order: StoredOrder, reference: string, measures: ParcelMeasures): LabelRequest => ({
  reference,
  sender: senderOf(order),
  recipient: recipientOf(order),
  product: shippingMethod(order.shippingMethodId)?.carrierProduct ?? '',
  pointId: order.servicePoint?.id ?? null,
  grams: measures.grams,
  volume: volumeOf(measures),
  contents: `${shop.name} ${order.number}`,
});

const addressLines = ({ name, street, postcode, city }: LabelParty) => [name, street, `${postcode} ${city}`.trim()];

/** The shop's own address card, for freight and the shop's own drivers: their parcels are booked elsewhere. */
export const ownAddressCard = (order: StoredOrder, reference: string, { grams }: ParcelMeasures): Promise<Uint8Array> =>
  drawAddressCard({
    title: shop.name,
    subtitle: shippingMethod(order.shippingMethodId)?.label[order.locale] ?? '',
    from: addressLines(senderOf(order)),
    to: [...addressLines(recipientOf(order)), order.contact.phone],
    notes: [`${(grams / 1000).toFixed(1).replace('.', ',')} kg`],
    code: reference,
    lang: order.locale,
  });
