import { afterEach, describe, expect, test } from 'vitest';
import { storeDetails } from '#shop.config';
import { promisedTime } from './delivery-promise.ts';
import { handoverFrom, orderPromise } from './handover.ts';
import { AGREED_TIME } from './make-method.ts';

const vehicle = (storeAvailability: Record<string, number>, nextDeliveryDate: string | null = null) => ({
  sku: 'SLED',
  amount: 1,
  shippingClass: 'vehicle' as const,
  stock: { qty: Object.values(storeAvailability).reduce((a, b) => a + b, 0), nextDeliveryDate, storeAvailability },
});
const pickup = { group: 'StorePickup', storeId: 'oulu', deliveryTime: AGREED_TIME } as const;
const freight = { group: 'HomeDelivery', storeId: null, deliveryTime: AGREED_TIME } as const;
// Monday 23 November 2026, noon in Finland
const monday = new Date('2026-11-23T10:00:00Z');

const { oulu } = storeDetails;
afterEach(() => {
  if (oulu) Object.assign(storeDetails, { oulu });
});

describe('an order with a vehicle (handover-1)', () => {
  test.each([
    ['is made ready where it is fetched', vehicle({ oulu: 1 }), pickup, { kind: 'usual' }, 'oulu', '2026-11-27'],
    ['comes from another store first', vehicle({ ranua: 1 }), pickup, { kind: 'transfer' }, 'oulu', '2026-12-03'],
    ['is made ready where it stands', vehicle({ rovaniemi: 1 }), freight, { kind: 'usual' }, 'rovaniemi', '2026-11-30'],
    [
      'waits for its delivery',
      vehicle({}, '2026-12-21'),
      pickup,
      { kind: 'later', date: '2026-12-21' },
      'oulu',
      '2026-12-29',
    ],
    ['has no day while its delivery has none', vehicle({}), pickup, { kind: 'later', date: null }, 'oulu', null],
  ] as const)('%s', (_, line, method, promise, storeId, day) => {
    const promised = orderPromise([line], method);
    expect(promised).toMatchObject({ ...promise, handover: { storeId } });
    expect(handoverFrom(promised, monday)).toBe(day);
  });

  test('keeps the days of work that it was promised', () => {
    const promised = orderPromise([vehicle({ oulu: 1 })], pickup);
    if (oulu) Object.assign(storeDetails, { oulu: { ...oulu, handoverDays: 10 } });
    expect(handoverFrom(promised, monday)).toBe('2026-11-27');
    expect(handoverFrom(orderPromise([vehicle({ oulu: 1 })], pickup), monday)).toBe('2026-12-08');
  });

  test('names no day in a store without days of work, nor for other goods', () => {
    expect(orderPromise([{ ...vehicle({ oulu: 1 }), shippingClass: 'pallet' }], pickup)).toEqual({ kind: 'usual' });
    if (oulu) Object.assign(storeDetails, { oulu: { ...oulu, handoverDays: undefined } });
    expect(orderPromise([vehicle({ oulu: 1 })], pickup)).toEqual({ kind: 'usual' });
  });

  test('says from when it is ready, then that the day is agreed', () => {
    const promised = orderPromise([vehicle({ oulu: 1 })], pickup);
    expect(promisedTime(promised, pickup, '2026-11-27')).toEqual({
      fi: 'Luovutettavissa aikaisintaan pe 27.11. Sovimme päivän kanssasi etukäteen',
      en: 'Ready for handover on Fri 27/11 at the earliest. We agree on the day with you beforehand',
    });
    expect(promisedTime({ kind: 'later', date: '2026-12-21' }, freight, '2026-12-29')).toEqual({
      fi: 'Tuotteet saapuvat meille 21.12. Lähtövalmis aikaisintaan ti 29.12. Sovimme päivän kanssasi etukäteen',
      en: 'The goods reach us on 21/12. Ready to leave on Tue 29/12 at the earliest. We agree on the day with you beforehand',
    });
    expect(promisedTime(promised, pickup)).toEqual(AGREED_TIME);
  });
});
