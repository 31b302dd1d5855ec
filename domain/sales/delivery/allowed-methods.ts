import { isAland } from '#domain/base/contact-details/postcode.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { classRank, type ShippingClass } from '#domain/catalog/products/product.ts';
import { isPickup, type ShippingMethod, shippingGroups } from './shipping-method.ts';
import { shippingMethod, shippingMethods } from './shipping-methods.ts';

/**
 * The fields of an order line that delivery depends on; a `CartItem` has them. `shippingOptions` empty: any method of
 * its class. `deposit`: the part paid now of goods sold by deposit. `isGiftCard`: sent by e-mail.
 */
export type ShippedLine = {
  shippingClass: ShippingClass;
  shippingOptions: readonly string[];
  sparePart: boolean;
  deposit?: Cents | null;
  isGiftCard?: boolean;
};

export type Destination = {
  /** ISO code; another country than Finland only when `abroad` includes it. */
  country?: string;
  /** Countries besides Finland that the shop delivers to (setting DELIVERY_ABROAD). */
  abroad?: readonly string[];
  isCompany?: boolean;
  methods?: readonly ShippingMethod[];
};

/** The product allows store pickup only, which restricts the whole order. */
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
 * The methods that an order may use, in the order of the groups (delivery-3).
 * The largest shipping class decides, so a product's own list of carriers restricts only lines of that class, while a
 * pickup-only list always restricts the order to its stores. The spare-part list restricts orders without a larger
 * class (delivery-2). Without a postcode, all of Finland except Åland is assumed. Åland and orders with a deposit
 * have store pickup only: the rest of a deposit is paid at the store. An order of gift cards only goes by e-mail. An
 * empty array means that the shopper should request a quote (delivery-6).
 */
export function allowedMethods(
  lines: readonly ShippedLine[],
  postcode: string | null = null,
  to: Destination = {},
): ShippingMethod[] {
  const { methods = shippingMethods(), isCompany = false } = to;
  const shipped = lines.filter((line) => !line.isGiftCard);
  if (shipped.length === 0) return lines.length === 0 ? [] : methods.filter(({ group }) => group === 'Email');
  const largest = Math.max(...shipped.map((line) => classRank(line.shippingClass)));
  const isLargest = (line: ShippedLine) => classRank(line.shippingClass) === largest;
  const largestLines = shipped.filter(isLargest);
  const alongside = shipped.filter((line) => !isLargest(line) && isPickupOnly(line));
  const sparePartsBind = largestLines.some((line) => line.sparePart);
  const isHandedOver = shipped.some((line) => line.deposit != null);

  return methods
    .filter((method) => method.offered && classRank(method.carriesUpTo) >= largest)
    .filter((method) => largestLines.every((line) => suits(method, line)))
    .filter((method) => alongside.every((line) => isPickup(method) && storesOf(line).includes(method.storeId)))
    .filter((method) => !sparePartsBind || method.allowedForSpareParts)
    .filter((method) => !method.companyOnly || isCompany)
    .filter((method) => goesTo(method, postcode, to))
    .filter((method) => !isHandedOver || isPickup(method))
    .toSorted((a, b) => shippingGroups.indexOf(a.group) - shippingGroups.indexOf(b.group));
}

/**
 * The price of the cheapest way to send one piece of a product anywhere in Finland, in cents; null for goods that are
 * only picked up or delivered by zone.
 */
export function cheapestDelivery(
  product: Pick<Product, 'shippingClass' | 'shippingMethods' | 'depositCents'>,
): Cents | null {
  const { shippingClass, shippingMethods, depositCents } = product;
  const line = { shippingClass, shippingOptions: shippingMethods, sparePart: false, deposit: depositCents };
  const sent = allowedMethods([line]).filter(({ storeId, postcodes }) => storeId === null && postcodes === null);
  return sent.length === 0 ? null : Math.min(...sent.map(({ price }) => price));
}
