import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ShippingClass } from '#domain/catalog/products/shipping-class.ts';

/** Groups of the checkout in the spec's order (spec 3); `Email` is ours, for orders of nothing but gift cards. */
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
  /** For business customers only. */
  companyOnly: boolean;
  /** The largest thing it takes; smaller ones ride along (decisions 6). */
  carriesUpTo: ShippingClass;
  /**
   * Orders it is offered to by the class of their largest thing. A product whose own list names the method may use it
   * for anything it carries; with no class here it is for such products only.
   */
  offeredFor: readonly ShippingClass[];
  /** Beginnings of the postcodes it serves; null: all of Finland but Åland. */
  postcodes: readonly string[] | null;
  /** ISO codes of the countries it goes to. */
  countries: readonly string[];
  /** The store that hands the goods out or brings them; null for carriers. */
  storeId: string | null;
  deliveryTime: Localized;
};

/** True for goods fetched at a store. */
export const isPickup = ({ group }: Pick<ShippingMethod, 'group'>): boolean => group === 'StorePickup';

/**
 * True when the shopper's street address is needed: for what is brought to it. Store pickups, pickup points in Finland and
 * what comes by e-mail need none. Abroad it is asked for pickup points too: the VAT of the destination needs evidence of
 * where the buyer is (council regulation 282/2011, article 24f).
 */
export const asksAddress = (method: Pick<ShippingMethod, 'group' | 'hasServicePoints'>): boolean => {
  if (method.group === 'DeliveryAbroad') return true;
  return !isPickup(method) && method.group !== 'Email' && !method.hasServicePoints;
};

/** How the shopper gets the goods: what the checkout asks before the carrier (in the order of the spec's groups). */
export type DeliveryWay = 'point' | 'home' | 'abroad' | 'store' | 'email';

/** The way of a method: Matkahuolto's group has pickup points and home deliveries alike. */
export function deliveryWay(method: Pick<ShippingMethod, 'group' | 'hasServicePoints'>): DeliveryWay {
  if (method.group === 'DeliveryAbroad') return 'abroad';
  if (method.group === 'Email') return 'email';
  if (isPickup(method)) return 'store';
  return method.hasServicePoints ? 'point' : 'home';
}
