import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ZoneName } from '#domain/base/shop-config.ts';
import type { WorkingDays } from '#domain/catalog/stock/arrival-days.ts';
import type { ShippingMethod } from './shipping-method.ts';

type Optional =
  | 'carrierProduct'
  | 'hasServicePoints'
  | 'parcelLockersOnly'
  | 'allowedForSpareParts'
  | 'companyOnly'
  | 'postcodes'
  | 'countries'
  | 'offered'
  | 'storeId'
  | 'offeredFor';

/**
 * A row of the delivery table. Prices are cents including VAT; fields left out take the defaults of an ordinary
 * delivery in Finland.
 */
export type MethodRow = Omit<ShippingMethod, 'sku' | 'price' | 'priceBreakdown' | 'workingDays' | Optional> &
  Partial<Pick<ShippingMethod, Optional>> & { shipping: Cents; officeFee?: Cents; zones?: readonly ZoneName[] };

const timesInDays = new Map<Localized, WorkingDays>();

/** Builds a method from its row; `price` is shipping plus office fee. */
export const makeMethod = ({ shipping, officeFee = 0, zones: _, ...row }: MethodRow): ShippingMethod => ({
  carrierProduct: null,
  hasServicePoints: false,
  parcelLockersOnly: false,
  allowedForSpareParts: false,
  companyOnly: false,
  offered: true,
  offeredFor: [],
  postcodes: null,
  countries: ['FI'],
  storeId: null,
  ...row,
  sku: `shipping-${row.id}`,
  price: shipping + officeFee,
  priceBreakdown: { shipping, officeFee },
  workingDays: timesInDays.get(row.deliveryTime) ?? null,
});

function inWorkingDays(first: number, last: number): Localized {
  const time = {
    fi: `Perillä ${first}–${last} arkipäivässä`,
    en: `Delivered in ${first}–${last} working days`,
  };
  timesInDays.set(time, [first, last]);
  return time;
}

/** Delivery times shared by several rows. */
export const PARCEL_TIME: Localized = inWorkingDays(2, 5);
export const HOME_TIME: Localized = inWorkingDays(3, 6);
export const FREIGHT_TIME: Localized = inWorkingDays(4, 8);
export const AGREED_TIME: Localized = {
  fi: 'Sovimme päivän kanssasi etukäteen',
  en: 'We agree on the day with you beforehand',
};
/** Delivery time of a store pickup whose goods come from another store: `TRANSFER_DAYS` in words. */
export const TRANSFER_TIME: Localized = {
  fi: 'Siirrämme tuotteet toisesta myymälästä: noudettavissa 2–4 arkipäivässä',
  en: 'We bring the goods from another store: ready in 2–4 working days',
};
