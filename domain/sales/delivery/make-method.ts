import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ShippingMethod } from './shipping-method.ts';

type Optional =
  | 'carrierProduct'
  | 'hasServicePoints'
  | 'parcelLockersOnly'
  | 'allowedForSpareParts'
  | 'companyOnly'
  | 'postcodes'
  | 'countries'
  | 'storeId'
  | 'offeredFor';

/** A row as it is written down: prices in cents including VAT, and only what differs from an ordinary delivery in Finland. */
export type MethodRow = Omit<ShippingMethod, 'sku' | 'price' | 'priceBreakdown' | Optional> &
  Partial<Pick<ShippingMethod, Optional>> & { shipping: Cents; officeFee?: Cents };

/** The method of a row; `price` is the sum of its parts. */
export const makeMethod = ({ shipping, officeFee = 0, ...row }: MethodRow): ShippingMethod => ({
  carrierProduct: null,
  hasServicePoints: false,
  parcelLockersOnly: false,
  allowedForSpareParts: false,
  companyOnly: false,
  offeredFor: [],
  postcodes: null,
  countries: ['FI'],
  storeId: null,
  ...row,
  sku: `shipping-${row.id}`,
  price: shipping + officeFee,
  priceBreakdown: { shipping, officeFee },
});

/** Words that several rows share. */
export const PARCEL_TIME: Localized = { fi: 'Perillä 2–5 arkipäivässä', en: 'Delivered in 2–5 working days' };
export const HOME_TIME: Localized = { fi: 'Perillä 3–6 arkipäivässä', en: 'Delivered in 3–6 working days' };
export const FREIGHT_TIME: Localized = { fi: 'Perillä 4–8 arkipäivässä', en: 'Delivered in 4–8 working days' };
export const AGREED_TIME: Localized = {
  fi: 'Sovimme päivän kanssasi etukäteen',
  en: 'We agree on the day with you beforehand',
};
/** A pickup in a store whose pieces another store has. */
export const TRANSFER_TIME: Localized = {
  fi: 'Siirrämme tuotteet toisesta myymälästä: noudettavissa 2–4 arkipäivässä',
  en: 'We bring the goods from another store: ready in 2–4 working days',
};
