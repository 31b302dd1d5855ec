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

/**
 * A row of the delivery table. Prices are cents including VAT; fields left out take the defaults of an ordinary
 * delivery in Finland.
 */
export type MethodRow = Omit<ShippingMethod, 'sku' | 'price' | 'priceBreakdown' | Optional> &
  Partial<Pick<ShippingMethod, Optional>> & { shipping: Cents; officeFee?: Cents };

/** Builds a method from its row; `price` is shipping plus office fee. */
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

/** Delivery times shared by several rows. */
export const PARCEL_TIME: Localized = { fi: 'Perillä 2–5 arkipäivässä', en: 'Delivered in 2–5 working days' };
export const HOME_TIME: Localized = { fi: 'Perillä 3–6 arkipäivässä', en: 'Delivered in 3–6 working days' };
export const FREIGHT_TIME: Localized = { fi: 'Perillä 4–8 arkipäivässä', en: 'Delivered in 4–8 working days' };
export const AGREED_TIME: Localized = {
  fi: 'Sovimme päivän kanssasi etukäteen',
  en: 'We agree on the day with you beforehand',
};
/** Delivery time of a store pickup whose goods come from another store. */
export const TRANSFER_TIME: Localized = {
  fi: 'Siirrämme tuotteet toisesta myymälästä: noudettavissa 2–4 arkipäivässä',
  en: 'We bring the goods from another store: ready in 2–4 working days',
};
