import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FittedVehicle, fitmentRows, readVehicleKey, vehicleKey } from './fitment-rows.ts';

const vehicle = (model: string, yearFrom: number | null = null): FittedVehicle => ({
  make: 'Polaris',
  model,
  yearFrom,
  yearTo: null,
});

test('every one of the goods gains or loses every vehicle, once (fitment-1)', () => {
  const many = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1 });
  fc.assert(
    fc.property(many, many, fc.constantFrom('add' as const, 'remove' as const), (skus, models, kind) => {
      const rows = fitmentRows([...skus, ...skus], { kind, vehicles: models.map((model) => vehicle(model)) });
      expect(rows).toHaveLength(skus.length * models.length);
      expect(new Set(rows.map(({ sku, model }) => `${sku} ${model}`)).size).toBe(rows.length);
      expect(rows.every(({ remove }) => remove === (kind === 'remove' ? true : undefined))).toBe(true);
    }),
  );
});

test('a vehicle that takes the place of others is not removed itself', () => {
  const by = vehicle('B', 2022);
  expect(fitmentRows(['X'], { kind: 'replace', vehicles: [vehicle('A'), by], by })).toEqual([
    { sku: 'X', make: 'Polaris', model: 'A', remove: true },
    { sku: 'X', make: 'Polaris', model: 'B', yearFrom: 2022 },
  ]);
});

test.each([
  ['Polaris|PN 640|2022|', { make: 'Polaris', model: 'PN 640', yearFrom: 2022, yearTo: null }],
  [' Polaris | PN | | ', { make: 'Polaris', model: 'PN', yearFrom: null, yearTo: null }],
  ['Polaris||2022|', null],
  ['Polaris|PN|22|', null],
  ['Polaris|PN|2024|2022', null],
  ['a|b|||c', null],
  ['', null],
  ['Polaris|P\u0000N||', null],
])('%j is read as %j', (key, read) => {
  expect(readVehicleKey(key)).toEqual(read);
  if (read) expect(readVehicleKey(vehicleKey(read))).toEqual(read);
});
