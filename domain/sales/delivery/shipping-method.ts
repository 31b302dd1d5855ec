import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ShippingClass } from '#domain/catalog/products/product.ts';
import type { WorkingDays } from '#domain/catalog/stock/arrival-days.ts';

/** Groups of the checkout, in their order on the page. `Email` is for orders of gift cards only (0023). */
export const shippingGroups = [
  'PostiOutlet',
  'HomeDelivery',
  'DeliveryAbroad',
  'Matkahuolto',
  'StorePickup',
  'Email',
] as const;
export type ShippingGroup = (typeof shippingGroups)[number];

export type ServiceProvider = 'posti' | 'matkahuolto' | 'freight' | 'store' | 'email';

/** Price of a delivery in cents including VAT. */
export type ShippingPrice = { shipping: Cents; officeFee: Cents };

/** One row of the delivery table. `price` is always the sum of `priceBreakdown` (delivery-1). */
export type ShippingMethod = {
  id: string;
  /** The gateway's product code for the delivery row. */
  sku: Sku;
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
  /** For business customers only. */
  companyOnly: boolean;
  /** False when staff have taken it out of the offer: orders that chose it keep it. */
  offered: boolean;
  /** The largest shipping class it carries; smaller ones travel with it (delivery-3). */
  carriesUpTo: ShippingClass;
  /**
   * Shipping classes it is offered to, by the largest class of the order. A product that lists the method may use it
   * for anything it carries; an empty array means only such products.
   */
  offeredFor: readonly ShippingClass[];
  /** Postcode prefixes it serves; null: all of Finland except Åland. */
  postcodes: readonly string[] | null;
  /** ISO codes of the countries it goes to. */
  countries: readonly string[];
  /** The store that hands out or delivers the goods; null for carriers. */
  storeId: string | null;
  deliveryTime: Localized;
  /** The working days of `deliveryTime`; null of one that is agreed, of a pickup and of mail. */
  workingDays: WorkingDays | null;
};

/** True for goods collected at a store. */
export const isPickup = ({ group }: Pick<ShippingMethod, 'group'>): boolean => group === 'StorePickup';

/**
 * True when the shopper's street address is needed: for home deliveries (delivery-5). Store pickups, pickup points in
 * Finland and e-mail need none. Pickup points abroad need it as evidence of the buyer's location for the
 * destination's VAT (Council Implementing Regulation 282/2011, art. 24f).
 */
export const needsAddress = (method: Pick<ShippingMethod, 'group' | 'hasServicePoints'>): boolean => {
  if (method.group === 'DeliveryAbroad') return true;
  return !isPickup(method) && method.group !== 'Email' && !method.hasServicePoints;
};

/** The types of delivery that the checkout lets the shopper choose from, before the carrier. */
export type DeliveryType = 'point' | 'home' | 'abroad' | 'store' | 'email';

/** The delivery type of a method. Matkahuolto's group has both pickup points and home deliveries. */
export function deliveryType(method: Pick<ShippingMethod, 'group' | 'hasServicePoints'>): DeliveryType {
  if (method.group === 'DeliveryAbroad') return 'abroad';
  if (method.group === 'Email') return 'email';
  if (isPickup(method)) return 'store';
  return method.hasServicePoints ? 'point' : 'home';
}
