import { describe, expect, test } from 'vitest';
import { AGREED_TIME, PARCEL_TIME } from '#domain/sales/delivery/make-method.ts';
import { expectedDays, isLate } from './expected-days.ts';

const facts = { timeZone: 'Europe/Helsinki', dispatch: { until: '14:00', exceptions: [] } };
const parcel = { group: 'PostiOutlet', workingDays: [2, 5], deliveryTime: PARCEL_TIME } as const;
const pickup = { group: 'StorePickup', workingDays: null, deliveryTime: { fi: 'Samana päivänä' } } as const;
// Monday 23 November 2026, 12:00 in Finland
const monday = new Date('2026-11-23T10:00:00Z');

describe('expectedDays (order-13)', () => {
  test('counts working days from the payment, and from the next day after the carrier has left', () => {
    expect(expectedDays({ kind: 'usual' }, parcel, monday, facts)).toEqual({ first: '2026-11-25', last: '2026-11-30' });
    const evening = new Date('2026-11-23T16:00:00Z');
    expect(expectedDays({ kind: 'usual' }, parcel, evening, facts)).toEqual({
      first: '2026-11-26',
      last: '2026-12-01',
    });
  });

  test('counts from the day that goods on order reach the shop', () => {
    const promise = { kind: 'later', date: '2026-12-02' } as const;
    expect(expectedDays(promise, parcel, monday, facts)).toEqual({ first: '2026-12-04', last: '2026-12-09' });
  });

  test('a pickup is ready the same or the next working day, a transfer in two to four', () => {
    expect(expectedDays({ kind: 'usual' }, pickup, monday, facts)).toEqual({ first: '2026-11-23', last: '2026-11-24' });
    expect(expectedDays({ kind: 'transfer' }, pickup, monday, facts)?.last).toBe('2026-11-27');
  });

  test.each([
    [{ kind: 'later', date: null }],
    [{ kind: 'partial' }],
    [{ kind: 'split', inStock: 1, date: '2026-12-01' }],
  ] as const)('names no day for %o', (promise) => {
    expect(expectedDays(promise, parcel, monday, facts)).toBeNull();
  });

  test('names no day for one that is agreed by phone', () => {
    expect(expectedDays({ kind: 'usual' }, { ...pickup, deliveryTime: AGREED_TIME }, monday, facts)).toBeNull();
  });
});

test('an order is late from the day after the last expected one, until it is there (order-13)', () => {
  const expected = { first: '2026-11-25', last: '2026-11-30' };
  expect(isLate(expected, false, '2026-11-30')).toBe(false);
  expect(isLate(expected, false, '2026-12-01')).toBe(true);
  expect(isLate(expected, true, '2026-12-01')).toBe(false);
  expect(isLate(null, false, '2026-12-01')).toBe(false);
});
