import { isAland } from '#domain/base/contact-details/finnish-postcode.ts';
import type { Cents } from '#domain/base/money.ts';
import { classRank, type ShippingClass } from '#domain/catalog/products/shipping-class.ts';
import { isPickup, type ShippingMethod, shippingGroups } from './shipping-method.ts';
import { shippingMethod, shippingMethods } from './shipping-methods.ts';

/**
 * What delivery needs to know of an order line; a `CartItem` is one. `shippingOptions` empty: any that is offered to its
 * class. `deposit`: what is paid now of goods sold by deposit. `isGiftCard`: comes by e-mail.
 */
export type ShippedLine = {
  shippingClass: ShippingClass;
  shippingOptions: readonly string[];
  sparePart: boolean;
  deposit?: Cents | null;
  isGiftCard?: boolean;
};

export type Destination = {
  /** ISO code; other countries than Finland only when `abroad` names them. */
  country?: string;
  /** Countries the shop delivers to besides Finland (setting DELIVERY_ABROAD). */
  abroad?: readonly string[];
  isCompany?: boolean;
  methods?: readonly ShippingMethod[];
};

/** Only store pickups in the product's own list: a restriction of the thing itself, whatever it rides with. */
const isPickupOnly = ({ shippingOptions }: ShippedLine) =>
  shippingOptions.length > 0 && shippingOptions.every((id) => shippingMethod(id)?.group === 'StorePickup');

const storesOf = ({ shippingOptions }: ShippedLine) => shippingOptions.map((id) => shippingMethod(id)?.storeId);

const suits = (method: ShippingMethod, { shippingClass, shippingOptions }: ShippedLine) =>
  shippingOptions.length > 0 ? shippingOptions.includes(method.id) : method.offeredFor.includes(shippingClass);

function goesTo(method: ShippingMethod, postcode: string | null, { country = 'FI', abroad = [] }: Destination) {
  if (country !== 'FI') return abroad.includes(country) && method.countries.includes(country);
  if (!method.countries.includes('FI')) return false;
  if (postcode === null || isPickup(method)) return true;
  return !isAland(postcode) && (method.postcodes?.some((start) => postcode.startsWith(start)) ?? true);
}

/**
 * Delivery methods an order may choose from, in the spec's group order (decisions 6). One method for the order's
 * largest shipping class; smaller things ride along, so a product's own list of carriers binds among the largest, while
 * a pickup-only list always binds to its stores. The spare-part list binds orders without anything larger than the parts.
 * Without a postcode all of Finland counts. Åland takes store pickups only, and so does an order with a deposit: the rest
 * is paid, and the vehicle handed over, at the store. Gift cards need no delivery, so an order of nothing else has the
 * e-mail only. An empty answer means "ask for a quote".
 */
export function allowedMethods(
  lines: readonly ShippedLine[],
  postcode: string | null = null,
  to: Destination = {},
): ShippingMethod[] {
  const { methods = shippingMethods, isCompany = false } = to;
  const shipped = lines.filter((line) => !line.isGiftCard);
  if (shipped.length === 0) return lines.length === 0 ? [] : methods.filter(({ group }) => group === 'Email');
  const largest = Math.max(...shipped.map((line) => classRank(line.shippingClass)));
  const isLargest = (line: ShippedLine) => classRank(line.shippingClass) === largest;
  const largestLines = shipped.filter(isLargest);
  const alongside = shipped.filter((line) => !isLargest(line) && isPickupOnly(line));
  const sparePartsBind = largestLines.some((line) => line.sparePart);
  const isHandedOver = shipped.some((line) => line.deposit != null);

  return methods
    .filter((method) => classRank(method.carriesUpTo) >= largest)
    .filter((method) => largestLines.every((line) => suits(method, line)))
    .filter((method) => alongside.every((line) => isPickup(method) && storesOf(line).includes(method.storeId)))
    .filter((method) => !sparePartsBind || method.allowedForSpareParts)
    .filter((method) => !method.companyOnly || isCompany)
    .filter((method) => goesTo(method, postcode, to))
    .filter((method) => !isHandedOver || isPickup(method))
    .toSorted((a, b) => shippingGroups.indexOf(a.group) - shippingGroups.indexOf(b.group));
}
