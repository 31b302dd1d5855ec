import { isAland } from '../base/finnish-postcode.ts';
import type { Cents } from '../base/money.ts';
import { classRank, type ShippingClass } from './shipping-class.ts';
import { type ShippingMethod, shippingGroups } from './shipping-method.ts';
import { shippingMethod, shippingMethods } from './shipping-methods.ts';

/**
 * What delivery needs to know of an order line; a `CartItem` is one. `shippingOptions` empty: any that carries it.
 * `deposit`: what is paid now of goods sold by deposit.
 */
export type ShippedLine = {
  shippingClass: ShippingClass;
  shippingOptions: readonly string[];
  sparePart: boolean;
  deposit?: Cents | null;
};

const isPickup = (method: ShippingMethod) => method.group === 'StorePickup';

/** Only store pickups in the product's own list: a restriction of the thing itself, whatever it rides with. */
const isPickupOnly = (line: ShippedLine) =>
  line.shippingOptions.length > 0 && line.shippingOptions.every((id) => shippingMethod(id)?.group === 'StorePickup');

/**
 * Delivery methods an order may choose from, in the spec's group order (decisions 6). One method for the order's
 * largest shipping class; smaller things ride along, so a product's own list of carriers binds among the largest, while
 * a pickup-only list always binds. The spare-part list binds orders without anything larger than the parts.
 * Åland takes store pickups only, and so does an order with a deposit: the rest is paid, and the vehicle handed over, at
 * the store. An empty answer means "ask for a quote".
 */
export function allowedMethods(
  lines: readonly ShippedLine[],
  postcode: string | null = null,
  methods: readonly ShippingMethod[] = shippingMethods,
): ShippingMethod[] {
  if (lines.length === 0) return [];
  const largest = Math.max(...lines.map((line) => classRank(line.shippingClass)));
  const largestLines = lines.filter((line) => classRank(line.shippingClass) === largest);
  const lists = lines
    .filter((line) => line.shippingOptions.length > 0 && (largestLines.includes(line) || isPickupOnly(line)))
    .map((line) => line.shippingOptions);
  const sparePartsBind = largestLines.some((line) => line.sparePart);

  const isHandedOver = lines.some((line) => line.deposit != null);

  return methods
    .filter((method) => classRank(method.carriesUpTo) >= largest)
    .filter((method) => lists.every((list) => list.includes(method.id)))
    .filter((method) => !sparePartsBind || method.allowedForSpareParts)
    .filter((method) => postcode === null || !isAland(postcode) || isPickup(method))
    .filter((method) => !isHandedOver || isPickup(method))
    .toSorted((a, b) => shippingGroups.indexOf(a.group) - shippingGroups.indexOf(b.group));
}
