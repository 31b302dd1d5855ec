import { arrivalDays, type DispatchFacts } from '#domain/catalog/stock/arrival-days.ts';
import { TRANSFER_DAYS } from '#domain/catalog/stock/handover-day.ts';
import type { DeliveryPromise } from '#domain/sales/delivery/delivery-promise.ts';
import { AGREED_TIME } from '#domain/sales/delivery/make-method.ts';
import { isPickup, type ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';

/** The first and the last local day `YYYY-MM-DD` on which an order is expected: brought, or ready in the store. */
export type ExpectedDays = { first: string; last: string };

type Method = Pick<ShippingMethod, 'group' | 'workingDays' | 'deliveryTime'>;

const SAME_DAY = [0, 1] as const;

/**
 * When an order that was paid at `paidAt` is expected by its promise (order-13). Null when the promise has no day: goods without a
 * known date, a day agreed by phone, or an order in two parts.
 */
export function expectedDays(
  promise: DeliveryPromise,
  method: Method,
  paidAt: Date,
  facts: DispatchFacts,
): ExpectedDays | null {
  if (method.deliveryTime === AGREED_TIME || promise.kind === 'split' || promise.kind === 'partial') return null;
  const days = isPickup(method) ? SAME_DAY : method.workingDays;
  if (!days) return null;
  if (promise.kind === 'transfer') return daysFrom(TRANSFER_DAYS, paidAt, facts);
  if (promise.kind === 'usual') return daysFrom(days, paidAt, facts);
  if (promise.date === null) return null;
  const arrives = new Date(`${promise.date}T09:00:00Z`);
  return daysFrom(days, arrives > paidAt ? arrives : paidAt, facts);
}

function daysFrom(days: readonly [number, number], at: Date, facts: DispatchFacts): ExpectedDays {
  const { first, last } = arrivalDays(days, at, facts);
  return { first, last };
}

/** True from the day after the last expected one, while the order has neither arrived nor become ready (order-13). */
export const isLate = (expected: ExpectedDays | null, isThere: boolean, today: string): boolean =>
  expected !== null && !isThere && today > expected.last;
