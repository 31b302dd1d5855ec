import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '#domain/base/time/local-day.ts';
import { weekdayOf } from '#domain/base/time/opening-hours.ts';
import { isWorkingDay, storeHoursOn } from './arrival-days.ts';
import { handoverDay, type Workplace } from './handover-day.ts';

const day = { opens: '09:00', closes: '18:00' };
const store = (more: Partial<Workplace> = {}): Workplace => ({
  timeZone: 'Europe/Helsinki',
  handoverDays: 3,
  exceptions: [],
  hours: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day },
  ...more,
});
const named = { fi: 'Suljettu', en: 'Closed' };

test.each([
  ['Monday, three days of work', '2026-11-23T08:00:00Z', {}, '2026-11-27'],
  ['Monday night, still Monday in the shop', '2026-11-23T21:30:00Z', {}, '2026-11-27'],
  ['Friday, over the weekend', '2026-11-27T08:00:00Z', {}, '2026-12-03'],
  ['over Christmas and New Year', '2026-12-22T08:00:00Z', {}, '2026-12-30'],
  ['without any work, on the next day', '2026-11-23T08:00:00Z', { handoverDays: 0 }, '2026-11-24'],
  ['a store closed on Wednesdays', '2026-11-23T08:00:00Z', { hours: { 1: day, 2: day, 4: day, 5: day } }, '2026-11-30'],
  [
    'a day of stocktaking',
    '2026-11-23T08:00:00Z',
    { exceptions: [{ date: '2026-11-25', hours: null, name: named }] },
    '2026-11-30',
  ],
])('hands a vehicle over after its work (handover-1): %s', (_, at, more, expected) => {
  expect(handoverDay(new Date(at), store(more))).toBe(expected);
});

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

test('hands over only on an open working day, and leaves at least the days of work before it (handover-1)', () => {
  fc.assert(
    fc.property(moments, fc.nat(20), fc.subarray([1, 2, 3, 4, 5, 6] as const, { minLength: 1 }), (now, work, open) => {
      fc.pre(open.some((weekday) => weekday < 6));
      const place = store({ handoverDays: work, hours: Object.fromEntries(open.map((weekday) => [weekday, day])) });
      const on = handoverDay(now, place);
      expect(isWorkingDay(on) && storeHoursOn(on, place)).toBeTruthy();
      expect(weekdayOf(on)).toBeLessThan(6);
      const days = (Date.parse(on) - Date.parse(localDay(now, place.timeZone))) / 86_400_000;
      expect(days).toBeGreaterThan(work);
    }),
  );
});

test('more work or a later order never means an earlier handover (handover-1)', () => {
  fc.assert(
    fc.property(moments, fc.nat(30 * 24), fc.nat(10), fc.nat(10), (now, hours, work, more) => {
      const later = new Date(now.getTime() + hours * 3_600_000);
      const first = handoverDay(now, store({ handoverDays: work }));
      expect(handoverDay(later, store({ handoverDays: work + more })) >= first).toBe(true);
    }),
  );
});
