import { shop } from '#shop.config';
import type { Localized } from '../base/locale.ts';
import type { Cents } from '../base/money.ts';
import type { StoreConfig } from '../base/shop-config.ts';
import type { ShippingMethod } from './shipping-method.ts';

type Row = Omit<ShippingMethod, 'sku' | 'price' | 'priceBreakdown'> & { shipping: Cents; officeFee?: Cents };

const method = ({ shipping, officeFee = 0, ...row }: Row): ShippingMethod => ({
  ...row,
  sku: `shipping-${row.id}`,
  price: shipping + officeFee,
  priceBreakdown: { shipping, officeFee },
});

const PICKUP_TEXT: Localized = {
  fi: 'Lähetämme viestin, kun tilaus on noudettavissa. Säilytämme sitä 14 päivää.',
  en: 'We send you a message when the order is ready. We keep it for 14 days.',
};
const PICKUP_TIME: Localized = {
  fi: 'Varastossa olevat tuotteet noudettavissa yleensä saman arkipäivän aikana',
  en: 'Goods in stock are usually ready the same working day',
};
const PARCEL_TIME: Localized = { fi: 'Perillä 2–5 arkipäivässä', en: 'Delivered in 2–5 working days' };

const pickup = ({ id: storeId, name, pickupMethod }: StoreConfig) =>
  method({
    id: pickupMethod,
    shipping: 0,
    label: { fi: `Nouto myymälästä, ${name}`, en: `Store pickup, ${name}` },
    description: PICKUP_TEXT,
    group: 'StorePickup',
    serviceProvider: 'store',
    carrierProduct: null,
    hasServicePoints: false,
    parcelLockersOnly: false,
    allowedForSpareParts: true,
    // until the vehicle handovers 310–312 are in the table
    carriesUpTo: 'vehicle',
    storeId,
    deliveryTime: PICKUP_TIME,
  });

/** The delivery table: prices and ids are the spec's (section 9), in cents; the rest is the shop's own, pickups are of its stores. */
export const shippingMethods: readonly ShippingMethod[] = [
  method({
    id: '101',
    shipping: 540,
    label: { fi: 'Posti – noutopiste tai pakettiautomaatti', en: 'Posti – pickup point or parcel locker' },
    description: {
      fi: 'Paketti valitsemaasi noutopisteeseen tai automaattiin. Posti ilmoittaa saapumisesta.',
      en: 'A parcel to the pickup point or locker you choose. Posti tells you when it has arrived.',
    },
    group: 'PostiOutlet',
    serviceProvider: 'posti',
    carrierProduct: '2103',
    hasServicePoints: true,
    parcelLockersOnly: false,
    allowedForSpareParts: true,
    carriesUpTo: 'parcel',
    storeId: null,
    deliveryTime: PARCEL_TIME,
  }),
  method({
    id: '107',
    shipping: 1590,
    label: { fi: 'Posti – kotiinkuljetus', en: 'Posti – home delivery' },
    description: {
      fi: 'Kuljettaja sopii toimitusajan kanssasi puhelimitse tai tekstiviestillä.',
      en: 'The driver agrees on the time with you by phone or text message.',
    },
    group: 'HomeDelivery',
    serviceProvider: 'posti',
    carrierProduct: '2104',
    hasServicePoints: false,
    parcelLockersOnly: false,
    allowedForSpareParts: true,
    // until 108 (large parcels) is in the table
    carriesUpTo: 'large',
    storeId: null,
    deliveryTime: { fi: 'Perillä 3–6 arkipäivässä', en: 'Delivered in 3–6 working days' },
  }),
  method({
    id: '201',
    shipping: 590,
    label: { fi: 'Matkahuolto – Lähellä-paketti', en: 'Matkahuolto – parcel to a pickup point' },
    description: {
      fi: 'Paketti valitsemaasi Matkahuollon noutopisteeseen. Saat saapumisilmoituksen tekstiviestillä.',
      en: 'A parcel to the Matkahuolto point you choose. You get a text message when it has arrived.',
    },
    group: 'Matkahuolto',
    serviceProvider: 'matkahuolto',
    carrierProduct: '80',
    hasServicePoints: true,
    parcelLockersOnly: false,
    allowedForSpareParts: true,
    carriesUpTo: 'parcel',
    storeId: null,
    deliveryTime: PARCEL_TIME,
  }),
  ...shop.stores.map(pickup).toSorted((a, b) => a.id.localeCompare(b.id)),
];

/** The method of an id, or undefined when the table has no such row. */
export const shippingMethod = (id: string): ShippingMethod | undefined => shippingMethods.find((row) => row.id === id);
