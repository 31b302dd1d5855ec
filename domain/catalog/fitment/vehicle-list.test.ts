import { expect, test } from 'vitest';
import { modelYears } from './vehicle-list.ts';

const told = { least: 2018, greatest: 2022, openStart: false, openEnd: false };

test('a model was made in the years its rows tell', () => {
  expect(modelYears(told, 2026)).toEqual([2018, 2022]);
});

test('an open end reaches to the coming model year, an open start far back', () => {
  expect(modelYears({ ...told, openEnd: true }, 2026)).toEqual([2018, 2027]);
  expect(modelYears({ ...told, openStart: true }, 2026)).toEqual([2001, 2022]);
  expect(modelYears({ ...told, least: 1985, greatest: 2031, openStart: true, openEnd: true }, 2026)).toEqual([
    1985, 2031,
  ]);
});

test('without any year there is nothing to choose', () => {
  expect(modelYears({ least: null, greatest: null, openStart: true, openEnd: true }, 2026)).toBeNull();
});
