import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '#domain/base/time/local-day.ts';
import { arrivalDays, isWorkingDay, orderByForChristmas, type WorkingDays } from './arrival-days.ts';

const ZONE = 'Europe/Helsinki';
const FACTS = { timeZone: ZONE, dispatch: { until: '14:00', exceptions: [] } };
const PARCEL: WorkingDays = [2, 5];
const arrives = (at: string) => arrivalDays(PARCEL, new Date(at), FACTS);

test.each([
  ['a Monday before two', '2026-11-23T11:59:00Z', { until: '14:00', first: '2026-11-25', last: '2026-11-30' }],
  ['a Monday at two', '2026-11-23T12:00:00Z', { until: null, first: '2026-11-26', last: '2026-12-01' }],
  ['a Friday evening', '2026-11-27T20:00:00Z', { until: null, first: '2026-12-02', last: '2026-12-07' }],
  ['over Christmas', '2026-12-22T08:00:00Z', { until: '14:00', first: '2026-12-28', last: '2026-12-31' }],
  ['Maundy Thursday', '2027-03-25T08:00:00Z', { until: '14:00', first: '2027-03-31', last: '2027-04-05' }],
  ['summer time', '2026-07-01T10:59:00Z', { until: '14:00', first: '2026-07-03', last: '2026-07-08' }],
])('counts working days from the day on which an order leaves (stock-9): %s', (_, at, expected) => {
  expect(arrives(at)).toEqual(expected);
});

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
const spans = fc.tuple(fc.nat(8), fc.nat(6)).map(([first, more]): WorkingDays => [first, first + more]);

test('promises no day on which the carrier does not run, and none before today (stock-9)', () => {
  fc.assert(
    fc.property(moments, spans, (now, days) => {
      const { first, last } = arrivalDays(days, now, FACTS);
      expect(isWorkingDay(first) && isWorkingDay(last)).toBe(true);
      expect(first >= localDay(now, ZONE) && first <= last).toBe(true);
    }),
  );
});

test('an order made later never arrives earlier (stock-9)', () => {
  fc.assert(
    fc.property(moments, fc.nat({ max: 14 * 24 * 60 }), spans, (now, minutes, days) => {
      const [one, other] = [now, new Date(now.getTime() + minutes * 60_000)].map((at) => arrivalDays(days, at, FACTS));
      expect((one?.first ?? '') <= (other?.first ?? '') && (one?.last ?? '') <= (other?.last ?? '')).toBe(true);
    }),
  );
});

test('who orders by the named day gets the goods before Christmas Eve, who orders later may not (stock-10)', () => {
  for (let year = 2024; year < 2036; year++)
    for (const days of [PARCEL, [3, 6], [4, 8]] as const) {
      const by = orderByForChristmas(days, new Date(`${year}-11-25T08:00:00Z`), FACTS) ?? '';
      expect(isWorkingDay(by)).toBe(true);
      expect(arrivalDays(days, new Date(`${by}T11:59:00Z`), FACTS).last < `${year}-12-24`).toBe(true);
      expect(arrivalDays(days, new Date(`${by}T12:00:00Z`), FACTS).last >= `${year}-12-24`).toBe(true);
      expect(orderByForChristmas(days, new Date(`${by}T11:59:00Z`), FACTS)).toBe(by);
      expect(orderByForChristmas(days, new Date(`${by}T12:00:00Z`), FACTS)).toBeNull();
      expect(orderByForChristmas(days, new Date(`${year}-10-25T08:00:00Z`), FACTS)).toBeNull();
      expect(orderByForChristmas(days, new Date(`${year}-12-24T08:00:00Z`), FACTS)).toBeNull();
    }
});

test('a day with another cut-off, or none, is an exception of the shop (stock-9)', () => {
  const dispatch = {
    until: '14:00',
    exceptions: [
      { date: '12-23', until: '12:00' },
      { date: '2026-12-28', until: null },
    ],
  };
  const at = (time: string) => arrivalDays(PARCEL, new Date(time), { timeZone: ZONE, dispatch });
  expect(at('2026-12-23T09:59:00Z')).toEqual({ until: '12:00', first: '2026-12-29', last: '2027-01-04' });
  // from noon on it leaves after Christmas, but not on Monday
  expect(at('2026-12-23T10:00:00Z')).toEqual({ until: null, first: '2026-12-31', last: '2027-01-07' });
  expect(at('2027-12-23T09:00:00Z').until).toBe('12:00');
});

const open = { opens: '09:00', closes: '18:00' };
const weekdays = { 1: open, 2: open, 3: open, 4: open, 5: open };

test.each([
  ['its own cut-off', {}, '2026-11-23T10:30:00Z', { until: null, first: '2026-11-26', last: '2026-12-01' }],
  [
    'its own cut-off, before it',
    {},
    '2026-11-23T09:30:00Z',
    { until: '12:00', first: '2026-11-25', last: '2026-11-30' },
  ],
  [
    'its closing time before its cut-off',
    { exceptions: [{ date: '11-23', hours: { opens: '09:00', closes: '11:00' }, name: { fi: 'Aatto', en: 'Eve' } }] },
    '2026-11-23T08:30:00Z',
    { until: '11:00', first: '2026-11-25', last: '2026-11-30' },
  ],
  [
    'a day on which it is closed',
    { exceptions: [{ date: '2026-11-23', hours: null, name: { fi: 'Inventaario', en: 'Stocktaking' } }] },
    '2026-11-23T08:30:00Z',
    { until: null, first: '2026-11-26', last: '2026-12-01' },
  ],
  [
    'a weekday on which it is closed',
    { hours: { 2: open } },
    '2026-11-23T08:30:00Z',
    { until: null, first: '2026-11-26' },
  ],
])('a store sends its orders by %s (stock-12)', (_, more, at, expected) => {
  const store = { hours: weekdays, exceptions: [], dispatchUntil: '12:00', ...more };
  expect(arrivalDays(PARCEL, new Date(at), { ...FACTS, store })).toMatchObject(expected);
});

test('a carrier neither fetches nor brings on its days of rest (stock-12)', () => {
  const at = (now: string, restDays: string[]) => arrivalDays(PARCEL, new Date(now), { ...FACTS, restDays });
  expect(at('2026-12-29T08:00:00Z', [])).toEqual({ until: '14:00', first: '2026-12-31', last: '2027-01-07' });
  expect(at('2026-12-29T08:00:00Z', ['12-31'])).toEqual({ until: '14:00', first: '2027-01-04', last: '2027-01-08' });
  expect(at('2026-12-31T08:00:00Z', ['2026-12-31']).until).toBeNull();
  expect(orderByForChristmas(PARCEL, new Date('2026-11-25T08:00:00Z'), { ...FACTS, restDays: ['12-23'] })).toBe(
    '2026-12-15',
  );
});

test('days of rest that name every day of a year do not go on for ever (stock-12)', () => {
  const restDays = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2028, 0, 1 + i)).toISOString().slice(5, 10));
  expect(arrivalDays(PARCEL, new Date('2026-11-23T08:00:00Z'), { ...FACTS, restDays }).until).toBeNull();
});
