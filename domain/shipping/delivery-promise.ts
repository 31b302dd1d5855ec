import type { Localized } from '../base/locale.ts';
import type { Stock } from '../catalog/product.ts';
import { AGREED_TIME, TRANSFER_TIME, UNKNOWN_TIME } from './make-method.ts';
import { isPickup, type ShippingMethod } from './shipping-method.ts';

/**
 * What can be promised of goods by a delivery: `usual` the method's own time, `transfer` a pickup whose pieces come from another
 * store first, `later` pieces that no store has. `date` is the local day `YYYY-MM-DD` of their next delivery, null while it is not known.
 */
export type DeliveryPromise = { kind: 'usual' } | { kind: 'transfer' } | { kind: 'later'; date: string | null };

export type PromisedLine = {
  sku: string;
  amount: number;
  stock: Pick<Stock, 'qty' | 'nextDeliveryDate' | 'storeAvailability'>;
  isGiftCard?: boolean | undefined;
};

type Method = Pick<ShippingMethod, 'group' | 'storeId' | 'deliveryTime'>;

/** The promise for lines by a method, from what the stores have now. The line that takes longest decides; gift cards go by e-mail. */
export function deliveryPromise(
  lines: readonly PromisedLine[],
  method: Pick<Method, 'group' | 'storeId'>,
): DeliveryPromise {
  const bySku = Map.groupBy(
    lines.filter(({ isGiftCard }) => !isGiftCard),
    ({ sku }) => sku,
  );
  const dates: (string | null)[] = [];
  let isTransferred = false;
  for (const some of bySku.values()) {
    const stock = some[0]?.stock;
    if (!stock) continue;
    const pieces = some.reduce((sum, { amount }) => sum + amount, 0);
    if (pieces > stock.qty) dates.push(stock.nextDeliveryDate);
    else if (isPickup(method) && (stock.storeAvailability[method.storeId ?? ''] ?? 0) < pieces) isTransferred = true;
  }
  if (dates.length > 0) return { kind: 'later', date: dates.includes(null) ? null : (dates.toSorted().at(-1) ?? null) };
  return { kind: isTransferred ? 'transfer' : 'usual' };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The words of a promise: the method's own, those of a transfer, or the day on which the goods arrive. */
export function promisedTime(promise: DeliveryPromise, method: Pick<Method, 'group' | 'deliveryTime'>): Localized {
  const { deliveryTime } = method;
  const isAgreed = deliveryTime === AGREED_TIME;
  if (promise.kind === 'usual' || (promise.kind === 'transfer' && isAgreed)) return deliveryTime;
  if (promise.kind === 'transfer') return TRANSFER_TIME;
  if (promise.date === null) return UNKNOWN_TIME;
  const [, month = '', day = ''] = promise.date.split('-');
  const then =
    isPickup(method) && !isAgreed
      ? { fi: 'noudettavissa myymälästä', en: 'ready for pickup in the store' }
      : { fi: lowerFirst(deliveryTime.fi), en: lowerFirst(deliveryTime.en ?? deliveryTime.fi) };
  return {
    fi: `Tuotteet saapuvat meille ${Number(day)}.${Number(month)}., sen jälkeen ${then.fi}`,
    en: `The goods reach us on ${day}/${month}, then ${then.en}`,
  };
}
