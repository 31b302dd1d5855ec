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

test('closes on the holidays of both years, except those on a Sunday (store-1)', () => {
  expect(told([])).toEqual([
    ['2026-12-24', 'Jouluaatto', null],
    ['2026-12-25', 'Joulupäivä', null],
    ['2026-12-26', 'Tapaninpäivä', null],
    ['2027-01-01', 'Uudenvuodenpäivä', null],
    ['2027-01-06', 'Loppiainen', null],
  ]);
});

test('a store that stays open on holidays has no special days', () => expect(told([], false)).toEqual([]));

test('a dated exception overrides a yearly one, and both override a holiday', () => {
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

test('ignores an exception with the same hours as the week', () => {
  expect(told([{ date: '2026-12-07', hours: day, name: named('Maanantai') }], false)).toEqual([]);
});

test('leaves out the names for the browser', () => {
  expect(specialDays(store, { exceptions: [], closedOnHolidays: true }, '2026-12-24', 2)).toEqual({
    '2026-12-24': null,
    '2026-12-25': null,
  });
});
