import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Busy, freeStarts, hasRoom, instantOf, mayChange } from './service-slots.ts';

const timeZone = 'Europe/Helsinki';
const now = new Date('2026-11-20T08:00:00Z');
const day = { day: '2026-11-24', hours: { opens: '09:00', closes: '13:00' }, minutes: 60, mechanics: 1, now, timeZone };
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const shown = (starts: Date[]) => starts.map((start) => start.toISOString().slice(11, 16));

test.each([
  ['every hour of an empty day', {}, [], ['07:00', '08:00', '09:00', '10:00']],
  ['a long work ends before closing', { minutes: 180 }, [], ['07:00', '08:00']],
  ['a work longer than the day has no start', { minutes: 300 }, [], []],
  ['a closed day has none', { hours: null }, [], []],
  ['a taken hour is left out', {}, [{ startsAt: at(8), endsAt: at(9) }], ['07:00', '09:00', '10:00']],
  [
    'a second mechanic is free',
    { mechanics: 2 },
    [{ startsAt: at(8), endsAt: at(9) }],
    ['07:00', '08:00', '09:00', '10:00'],
  ],
  ['a long work does not run into a taken hour', { minutes: 120 }, [{ startsAt: at(9), endsAt: at(10) }], ['07:00']],
  ['two hours’ notice', { now: at(6) }, [], ['08:00', '09:00', '10:00']],
])('%s (service-booking-1)', (_, over, busy: Busy[], starts) => {
  expect(shown(freeStarts({ ...day, busy, ...over }))).toEqual(starts);
});

test.each([
  ['a machine that is out is not free, however many may ride', 'A', 2, ['07:00', '09:00', '10:00']],
  ['another machine is free while one more may ride', 'B', 2, ['07:00', '08:00', '09:00', '10:00']],
  ['another machine waits where one may ride at a time', 'B', 1, ['07:00', '09:00', '10:00']],
])('%s (test-ride-2)', (_, sku, mechanics, starts) => {
  const busy = [{ startsAt: at(8), endsAt: at(9), sku: 'A' }];
  expect(shown(freeStarts({ ...day, mechanics, busy, sku }))).toEqual(starts);
});

test('local times hold on the days of a clock change (service-booking-1)', () => {
  expect(instantOf('2026-10-25', 9 * 60, timeZone).toISOString()).toBe('2026-10-25T07:00:00.000Z');
  expect(instantOf('2026-03-29', 9 * 60, timeZone).toISOString()).toBe('2026-03-29T06:00:00.000Z');
});

test('a customer changes a booking up to a day before (service-booking-3)', () => {
  expect(mayChange(new Date(now.getTime() + 86_400_000), now)).toBe(true);
  expect(mayChange(new Date(now.getTime() + 86_399_999), now)).toBe(false);
});

test('bookings into free starts never need more mechanics than there are (service-booking-2)', () => {
  const works = fc.array(fc.record({ pick: fc.nat(20), minutes: fc.constantFrom(60, 90, 120, 180) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(works, fc.integer({ min: 1, max: 3 }), (wanted, mechanics) => {
      const busy: Busy[] = [];
      for (const { pick, minutes } of wanted) {
        const starts = freeStarts({ ...day, hours: { opens: '09:00', closes: '17:00' }, minutes, mechanics, busy });
        const startsAt = starts[pick % Math.max(starts.length, 1)];
        if (startsAt) busy.push({ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) });
      }
      for (const { startsAt } of busy) {
        const together = busy.filter((one) => one.startsAt <= startsAt && one.endsAt > startsAt);
        expect(together.length).toBeLessThanOrEqual(mechanics);
      }
    }),
  );
});

test('no mechanic, no room (service-booking-1)', () => {
  expect(hasRoom(at(8), 60, [], 0)).toBe(false);
});
