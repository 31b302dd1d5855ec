import type { Localized } from '../base/locale.ts';
import type { Cents } from '../base/money.ts';
import type { ShippingClass } from './shipping-class.ts';

/** Groups of the checkout in the spec's order (spec 3). */
export const shippingGroups = ['PostiOutlet', 'HomeDelivery', 'DeliveryAbroad', 'Matkahuolto', 'StorePickup'] as const;
export type ShippingGroup = (typeof shippingGroups)[number];

export type ServiceProvider = 'posti' | 'matkahuolto' | 'freight' | 'store';

/** What a delivery costs including VAT; the spec's `priceBreakdown`. */
export type ShippingPrice = { shipping: Cents; officeFee: Cents };

/** One row of the delivery table (spec 3, Shipping method). `price` is always the sum of its breakdown. */
export type ShippingMethod = {
  id: string;
  /** Product code of the delivery row at the gateway. */
  sku: string;
  label: Localized;
  description: Localized;
  price: Cents;
  priceBreakdown: ShippingPrice;
  group: ShippingGroup;
  serviceProvider: ServiceProvider;
  /** The carrier's product code, for the shipment. */
  carrierProduct: string | null;
  hasServicePoints: boolean;
  parcelLockersOnly: boolean;
  allowedForSpareParts: boolean;
  /** The largest thing it takes; smaller ones ride along (decisions 6). */
  carriesUpTo: ShippingClass;
  /** The store that hands the goods out; null for carriers. */
  storeId: string | null;
  deliveryTime: Localized;
};
