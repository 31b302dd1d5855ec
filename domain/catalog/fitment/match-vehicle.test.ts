import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_MATCHES, matchVehicles } from './match-vehicle.ts';
import type { VehicleMake } from './vehicle-list.ts';

const makes: VehicleMake[] = [
  { name: 'Arctic Cat', models: [{ name: 'AN 580 Range', years: null }] },
  {
    name: 'Polaris',
    models: [
      { name: 'PN 640', years: [2015, 2018] },
      { name: 'PN 640 Peak', years: [2020, 2026] },
      { name: 'PN 640 Trail', years: [2020, 2026] },
      { name: 'PN 640 Trail ES', years: [2024, 2026] },
    ],
  },
];
const match = (make: string, model: string, year: number | null) =>
  matchVehicles({ make, model, year }, makes).map((vehicle) => `${vehicle.make} ${vehicle.model} ${vehicle.year}`);

test.each([
  ['the same name in capitals', 'POLARIS', 'PN 640 TRAIL', 2021, ['Polaris PN 640 Trail 2021']],
  ['a longer name', 'POLARIS INDUSTRIES INC.', 'PN640 / PN 640 TRAIL 3900 FI', 2021, ['Polaris PN 640 Trail 2021']],
  ['the model with most words', 'Polaris', 'PN 640 Trail ES', 2025, ['Polaris PN 640 Trail ES 2025']],
  ['a model of the year', 'Polaris', 'PN 640 Trail ES', 2021, ['Polaris PN 640 Trail 2021']],
  ['several of a shorter name', 'Polaris', 'PN 640', 2021, ['Polaris PN 640 Peak 2021', 'Polaris PN 640 Trail 2021']],
  ['no year where the shop has none', 'ARCTIC CAT', 'AN 580 RANGE', 2019, ['Arctic Cat AN 580 Range null']],
  ['an unknown year', 'Polaris', 'PN 640 Peak', null, ['Polaris PN 640 Peak null']],
  ['another make', 'Polar', 'PN 640 Trail', 2021, []],
  ['a part of the make', 'Arctic', 'AN 580 Range', 2021, []],
  ['a car', 'TOYOTA', 'COROLLA', 2021, []],
  ['no model', 'Polaris', '', 2021, []],
])('matches %s (vehicle-4)', (_, make, model, year, expected) => {
  expect(match(make, model, year)).toEqual(expected);
});

test('only ever names vehicles of the shop, in few choices (vehicle-4)', () => {
  const word = fc.constantFrom('pn', '640', 'trail', 'es', 'an', '580', 'range', 'x', '…');
  const many = [
    ...makes,
    { name: 'X', models: Array.from({ length: 30 }, (_, i) => ({ name: `x ${i}`, years: null })) },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom('Polaris', 'arctic cat oy', 'x', ''),
      fc.array(word).map((words) => words.join(' ')),
      fc.option(fc.integer({ min: 1900, max: 2100 })),
      (make, model, year) => {
        const matches = matchVehicles({ make, model, year }, many);
        expect(matches.length).toBeLessThanOrEqual(MOST_MATCHES);
        for (const found of matches) {
          const known = many.find(({ name }) => name === found.make)?.models.find(({ name }) => name === found.model);
          expect(known).toBeDefined();
          if (found.year !== null) expect(known?.years?.[0]).toBeLessThanOrEqual(found.year);
        }
      },
    ),
  );
});
