import type { ShippingClass } from '#domain/catalog/products/product.ts';
import { workplace } from '#domain/catalog/stock/dispatch-facts.ts';
import { afterTransfer, handoverDay, noonOf } from '#domain/catalog/stock/handover-day.ts';
import { packingStoreOf } from '#domain/catalog/stock/packing-store.ts';
import { shop } from '#shop.config';
import { type DeliveryPromise, deliveryPromise, type PromisedLine } from './delivery-promise.ts';
import { isPickup, type ShippingMethod } from './shipping-method.ts';

export type PromisedGoods = PromisedLine & { shippingClass: ShippingClass };

/**
 * The promise of an order. One with a vehicle names who makes it ready: the store of the pickup, else the one that has it, and how many
 * working days that takes today (handover-1).
 */
export function orderPromise(
  lines: readonly PromisedGoods[],
  method: Pick<ShippingMethod, 'group' | 'storeId'>,
): DeliveryPromise {
  const promise = deliveryPromise(lines, method);
  const vehicles = lines.filter(({ shippingClass }) => shippingClass === 'vehicle');
  const [main] = shop.stores;
  if (vehicles.length === 0 || !main) return promise;
  const ids = shop.stores.map(({ id }) => id);
  const storeId = (isPickup(method) ? method.storeId : packingStoreOf(ids, vehicles)) ?? main.id;
  const works = workplace(storeId);
  return works ? { ...promise, handover: { storeId, days: works.handoverDays } } : promise;
}

/**
 * The first local day on which the vehicle of an order that is paid at `at` can be handed over: after the goods have come, a transfer
 * between stores, and the work of the promise. Null without a vehicle, and while the day of arrival is not known (handover-1).
 */
export function handoverFrom(promise: DeliveryPromise, at: Date): string | null {
  const works = promise.handover && workplace(promise.handover.storeId);
  if (!promise.handover || !works || promise.kind === 'partial') return null;
  const ready = { ...works, handoverDays: promise.handover.days };
  if (promise.kind === 'usual') return handoverDay(at, ready);
  if (promise.kind === 'transfer') return handoverDay(afterTransfer(at, shop.timeZone), ready);
  if (promise.date === null) return null;
  const arrives = noonOf(promise.date);
  return handoverDay(arrives > at ? arrives : at, ready);
}
