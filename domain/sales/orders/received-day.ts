import { localDay } from '#domain/base/time/local-day.ts';
import { arrivalDays } from '#domain/catalog/stock/arrival-days.ts';
import { dispatchFacts } from '#domain/catalog/stock/dispatch-facts.ts';
import { isPickup } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { shop } from '#shop.config';

/** How long a parcel takes when its delivery names no days. */
const UNKNOWN = [1, 8] as const;

/** When an order was handed over in the store, and when its last parcel left; null while neither has happened. */
type Handled = { methodId: string; completedAt: Date | null; shippedAt: Date | null };

/**
 * The local day on which an order counts as received; null before everything is sent or picked up. Nobody tells the shop when a parcel
 * arrives, so the last one counts as received on the last day that its carrier needs: never too early for the customer.
 */
export function receivedDay({ methodId, completedAt, shippedAt }: Handled): string | null {
  const method = shippingMethod(methodId);
  if (method && isPickup(method)) return completedAt && localDay(completedAt, shop.timeZone);
  const last = shippedAt ?? completedAt;
  if (!last) return null;
  return arrivalDays(method?.workingDays ?? UNKNOWN, last, dispatchFacts(undefined, method?.serviceProvider)).last;
}
