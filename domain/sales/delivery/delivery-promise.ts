import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import { weekdayDate } from '#domain/base/time/clock-text.ts';
import type { Stock } from '#domain/catalog/products/product.ts';
import { AGREED_TIME, TRANSFER_TIME } from './make-method.ts';
import { isPickup, type ShippingMethod } from './shipping-method.ts';

/**
 * What can be promised about the arrival of goods (stock-4). `usual`: the method's own delivery time. `transfer`: a
 * pickup whose goods come from another store first. `later`: goods that are in no store; `date` is the local day
 * `YYYY-MM-DD` of their next delivery, null while unknown. `split`: `inStock` units are in stock, the others come on
 * `date`. `partial`: the same without a known date. `handover`: the store that makes a vehicle ready, and in how many working days
 * (handover-1).
 */
export type DeliveryPromise = (
  | { kind: 'usual' }
  | { kind: 'transfer' }
  | { kind: 'later'; date: string | null }
  | { kind: 'split'; inStock: number; date: string }
  | { kind: 'partial' }
) & { handover?: { storeId: string; days: number } };

export type PromisedLine = {
  sku: Sku;
  amount: number;
  stock: Pick<Stock, 'qty' | 'nextDeliveryDate' | 'storeAvailability'>;
  isGiftCard?: boolean | undefined;
};

type Method = Pick<ShippingMethod, 'group' | 'storeId' | 'deliveryTime'>;

/**
 * The promise for lines and a method, from current store stock. The slowest line decides; gift cards are ignored, as
 * they go by e-mail.
 */
export function deliveryPromise(
  lines: readonly PromisedLine[],
  method: Pick<Method, 'group' | 'storeId'>,
): DeliveryPromise {
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard);
  const ordered = new Map<string, number>();
  for (const { sku, amount } of goods) ordered.set(sku, (ordered.get(sku) ?? 0) + amount);
  const dates: (string | null)[] = [];
  let isTransferred = false;
  let inStock = 0;
  for (const [sku, stock] of new Map(goods.map((line) => [line.sku, line.stock]))) {
    const pieces = ordered.get(sku) ?? 0;
    inStock += Math.min(pieces, stock.qty);
    if (pieces > stock.qty) dates.push(stock.nextDeliveryDate);
    else if (isPickup(method) && (stock.storeAvailability[method.storeId ?? ''] ?? 0) < pieces) isTransferred = true;
  }
  if (dates.includes(null)) return inStock > 0 ? { kind: 'partial' } : { kind: 'later', date: null };
  const last = dates.toSorted().at(-1);
  if (last) return inStock > 0 ? { kind: 'split', inStock, date: last } : { kind: 'later', date: last };
  return { kind: isTransferred ? 'transfer' : 'usual' };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const ORDERED: Localized = { fi: 'Tilaamme tuotteet sinulle', en: 'We order the goods for you' };
const PARTLY_ORDERED: Localized = {
  fi: 'Osa tuotteista on varastossa, loput tilaamme sinulle',
  en: 'Some of the goods are in stock, and we order the rest for you',
};
const MAIL_OF_PARCEL: Localized = {
  fi: 'Kun paketti lähtee, kerromme sähköpostilla, mitä siinä on',
  en: 'When a parcel leaves, we e-mail you what is in it',
};
const MAIL_OF_PICKUP: Localized = {
  fi: 'Ilmoitamme sähköpostilla, kun tilaus on noudettavissa',
  en: 'We e-mail you when the order is ready for pickup',
};

const sentences = (...texts: readonly Localized[]): Localized => ({
  fi: texts.map(({ fi }) => fi).join('. '),
  en: texts.map(({ fi, en }) => en ?? fi).join('. '),
});

/** When goods that are not in stock arrive, regardless of the method; null when everything is in stock. */
export function arrival(promise: DeliveryPromise): Localized | null {
  if (promise.kind === 'partial') return PARTLY_ORDERED;
  if (promise.kind !== 'later' && promise.kind !== 'split') return null;
  if (promise.date === null) return ORDERED;
  const [, month = '', day = ''] = promise.date.split('-');
  const at = { fi: `saapuvat meille ${Number(day)}.${Number(month)}.`, en: `on ${day}/${month}` };
  if (promise.kind === 'later') return { fi: `Tuotteet ${at.fi}`, en: `The goods reach us ${at.en}` };
  const { inStock } = promise;
  return {
    fi: `${inStock} kpl on varastossa, loput ${at.fi}`,
    en: `${inStock === 1 ? '1 piece is' : `${inStock} pieces are`} in stock, the rest reaches us ${at.en}`,
  };
}

/**
 * The delivery time as text: the method's own, that of a transfer, or the date of arrival. Of a split order, a parcel
 * brings the goods in stock in the usual time, while a pickup is ready when everything is there. Without a known date
 * the text names only mails that are sent anyway, or the agreed date. `handover`: the local day from which a vehicle is ready.
 */
export function promisedTime(
  promise: DeliveryPromise,
  method: Pick<Method, 'group' | 'deliveryTime'>,
  handover: string | null = null,
): Localized {
  const { deliveryTime } = method;
  const isAgreed = deliveryTime === AGREED_TIME;
  const arrives = arrival(promise);
  if (isAgreed && handover !== null) return handoverTime(arrives, handover, isPickup(method));
  if (!arrives) return promise.kind === 'usual' || isAgreed ? deliveryTime : TRANSFER_TIME;
  if (promise.kind === 'split' && !isPickup(method) && !isAgreed)
    return {
      fi: `${arrives.fi} Varastossa olevat: ${lowerFirst(deliveryTime.fi)}. Loput: samassa ajassa siitä, kun ne saapuvat meille`,
      en: `${arrives.en}. What is in stock: ${lowerFirst(deliveryTime.en ?? deliveryTime.fi)}. The rest: in the same time after it reaches us`,
    };
  if (!('date' in promise) || promise.date === null) {
    const mail = isPickup(method) ? MAIL_OF_PICKUP : MAIL_OF_PARCEL;
    return sentences(arrives, isAgreed ? deliveryTime : mail);
  }
  const then =
    isPickup(method) && !isAgreed
      ? promise.kind === 'split'
        ? { fi: 'koko tilaus on noudettavissa myymälästä', en: 'the whole order is ready for pickup in the store' }
        : { fi: 'noudettavissa myymälästä', en: 'ready for pickup in the store' }
      : { fi: lowerFirst(deliveryTime.fi), en: lowerFirst(deliveryTime.en ?? deliveryTime.fi) };
  return { fi: `${arrives.fi}, sen jälkeen ${then.fi}`, en: `${arrives.en}, then ${then.en}` };
}

/** A vehicle's day of handover, or of departure when it is brought home; the customer agrees on the day after it (handover-1). */
function handoverTime(arrives: Localized | null, day: string, isFetched: boolean): Localized {
  const fi = `${isFetched ? 'Luovutettavissa' : 'Lähtövalmis'} aikaisintaan ${weekdayDate(day, 'fi')} ${AGREED_TIME.fi}`;
  const ready = isFetched ? 'Ready for handover' : 'Ready to leave';
  const en = `${ready} on ${weekdayDate(day, 'en')} at the earliest. ${AGREED_TIME.en}`;
  // a Finnish date ends with the full stop of its sentence
  return arrives ? { fi: `${arrives.fi} ${fi}`, en: `${arrives.en}. ${en}` } : { fi, en };
}
