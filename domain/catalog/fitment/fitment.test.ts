import { expect, test } from 'vitest';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { fitVerdict, readVehicle, writeVehicle } from './fitment.ts';

const row = (more: Partial<Fitment> = {}): Fitment => ({
  make: 'Polaris',
  model: 'PN 640 Trail',
  yearFrom: 2020,
  yearTo: 2024,
  note: '',
  ...more,
});
const sled = { make: 'polaris', model: 'pn 640 trail', year: 2022 };

test.each([
  ['no fitment data', [], sled, 'unknown'],
  ['the model and year', [row()], sled, 'fits'],
  ['the last year', [row()], { ...sled, year: 2024 }, 'fits'],
  ['a year after', [row()], { ...sled, year: 2025 }, 'no'],
  ['another model', [row({ model: 'PN 850' })], sled, 'no'],
  ['no year given', [row()], { ...sled, year: null }, 'check'],
  ['no year given, any year fits', [row({ yearFrom: null, yearTo: null })], { ...sled, year: null }, 'fits'],
  ['open end', [row({ yearTo: null })], { ...sled, year: 2026 }, 'fits'],
  ['a note', [row({ note: 'Vain pitkä telamatto' })], sled, 'check'],
  ['a note on one row, none on another', [row({ note: 'x' }), row({ yearTo: null })], sled, 'fits'],
] as const)('fitment by %s (vehicle-1)', (_name, fitment, vehicle, expected) => {
  expect(fitVerdict(fitment, vehicle)).toBe(expected);
});

test('a vehicle written to a URL reads back the same', () => {
  for (const vehicle of [sled, { make: 'Arctic Cat', model: 'AN 580', year: null }])
    expect(readVehicle(writeVehicle(vehicle))).toEqual(vehicle);
});

test.each(['', 'Polaris', '|x', 'a|b|c', 'a|b|1', 'a|b|2020|d', null])('rejects %s as a vehicle', (text) => {
  expect(readVehicle(text)).toBeNull();
});
