import { expect, test } from 'vitest';
import { modelYears } from './vehicle-list.ts';

const bounds = { least: 2018, greatest: 2022, openStart: false, openEnd: false };

test('model years span the years of the rows', () => {
  expect(modelYears(bounds, 2026)).toEqual([2018, 2022]);
});

test('an open end reaches the next model year, an open start 25 years before it', () => {
  expect(modelYears({ ...bounds, openEnd: true }, 2026)).toEqual([2018, 2027]);
  expect(modelYears({ ...bounds, openStart: true }, 2026)).toEqual([2001, 2022]);
  expect(modelYears({ ...bounds, least: 1985, greatest: 2031, openStart: true, openEnd: true }, 2026)).toEqual([
    1985, 2031,
  ]);
});

test('gives null when no row has a year', () => {
  expect(modelYears({ least: null, greatest: null, openStart: true, openEnd: true }, 2026)).toBeNull();
});
