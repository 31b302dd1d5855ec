import { expect, test } from 'vitest';
import { namedDays, specialDays } from './special-days.ts';

const day = { opens: '09:00', closes: '18:00' };
const store = { hours: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: { opens: '10:00', closes: '15:00' } } };
const named = (fi: string) => ({ fi, en: fi });
const short = { opens: '10:00', closes: '14:00' };
const told = (exceptions: Parameters<typeof namedDays>[1]['exceptions'], closedOnHolidays = true) =>
  namedDays(store, { exceptions, closedOnHolidays }, '2026-12-01', 45).map(({ day, name, hours }) => [
    day,
    name.fi,
    hours?.closes ?? null,
  ]);

test('holidays of both years are closed, but for those on a Sunday', () => {
  expect(told([])).toEqual([
    ['2026-12-24', 'Jouluaatto', null],
    ['2026-12-25', 'Joulupäivä', null],
    ['2026-12-26', 'Tapaninpäivä', null],
    ['2027-01-01', 'Uudenvuodenpäivä', null],
    ['2027-01-06', 'Loppiainen', null],
  ]);
});

test('a store that is open on holidays has none', () => expect(told([], false)).toEqual([]));

test('an exception goes before a holiday, its own date before a day of every year', () => {
  const days = told([
    { date: '12-31', hours: short, name: named('Uudenvuodenaatto') },
    { date: '01-06', hours: short, name: named('Loppiaisale') },
    { date: '2026-12-31', hours: null, name: named('Inventaario') },
    { date: '2026-12-06', hours: short, name: named('Avoinna sunnuntaina') },
  ]);
  expect(days).toContainEqual(['2026-12-06', 'Avoinna sunnuntaina', '14:00']);
  expect(days).toContainEqual(['2026-12-31', 'Inventaario', null]);
  expect(days).toContainEqual(['2027-01-06', 'Loppiaisale', '14:00']);
});

test('an exception that is as in the week is none', () => {
  expect(told([{ date: '2026-12-07', hours: day, name: named('Maanantai') }], false)).toEqual([]);
});

test('without names, as the browser gets them', () => {
  expect(specialDays(store, { exceptions: [], closedOnHolidays: true }, '2026-12-24', 2)).toEqual({
    '2026-12-24': null,
    '2026-12-25': null,
  });
});
