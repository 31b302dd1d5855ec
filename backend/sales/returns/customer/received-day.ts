import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { arrivalDays } from '#domain/catalog/stock/arrival-days.ts';
import { dispatchFacts } from '#domain/catalog/stock/dispatch-facts.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { returnDeadline } from '#domain/sales/returns/return-lines.ts';
import { shop } from '#shop.config';

/** How long a parcel takes when its delivery names no days. */
const UNKNOWN = [1, 8] as const;

/**
 * The last local day to return an order from its page; null before everything is sent or picked up. Nobody tells the shop when a
 * parcel arrives, so the last one counts as received on the last day that its carrier needs: never too early for the customer.
 */
export function deadlineOf({ reachedAt, shipments, delivery }: OrderView): string | null {
  if (delivery.pickupStoreId !== null)
    return reachedAt.completed ? returnDeadline(localDay(new Date(reachedAt.completed), shop.timeZone)) : null;
  const last = reachedAt.shipped ? (shipments.at(-1)?.at ?? reachedAt.shipped) : reachedAt.completed;
  if (!last) return null;
  const method = shippingMethod(delivery.methodId);
  const facts = dispatchFacts(undefined, method?.serviceProvider);
  return returnDeadline(arrivalDays(method?.workingDays ?? UNKNOWN, new Date(last), facts).last);
}
