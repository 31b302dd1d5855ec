import { expect, test } from 'vitest';
import { easterDay, holidaysOf } from './holidays.ts';
import { weekdayOf } from './opening-hours.ts';

// dates from the almanac of the University of Helsinki
test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
])('Easter of %i is %s', (year, day) => expect(easterDay(year)).toBe(day));

const dayOf = (year: number, name: string) => holidaysOf(year).find(({ name: { fi } }) => fi === name)?.day;

test.each([
  [2026, 'Pitkäperjantai', '2026-04-03'],
  [2026, '2. pääsiäispäivä', '2026-04-06'],
  [2026, 'Helatorstai', '2026-05-14'],
  [2026, 'Helluntaipäivä', '2026-05-24'],
  [2026, 'Juhannusaatto', '2026-06-19'],
  [2026, 'Pyhäinpäivä', '2026-10-31'],
  [2027, 'Helatorstai', '2027-05-06'],
  [2027, 'Juhannuspäivä', '2027-06-26'],
  [2027, 'Pyhäinpäivä', '2027-11-06'],
])('%i: %s is %s (store-1)', (year, name, day) => expect(dayOf(year, name)).toBe(day));

test('every year has fifteen, in order, each on its weekday', () => {
  for (let year = 1990; year <= 2100; year++) {
    const days = holidaysOf(year).map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    expect(days).toHaveLength(15);
    for (const [name, weekday] of [
      ['Pitkäperjantai', 5],
      ['Pääsiäispäivä', 7],
      ['Helatorstai', 4],
      ['Juhannuspäivä', 6],
      ['Pyhäinpäivä', 6],
    ] as const)
      expect([year, name, weekdayOf(dayOf(year, name) ?? '')]).toEqual([year, name, weekday]);
  }
});
