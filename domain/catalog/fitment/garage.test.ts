import { expect, test } from 'vitest';
import { chooseVehicle, forgetVehicle, readGarage } from './garage.ts';

const of = (model: string, year: number | null = null) => ({ make: 'Polaris', model, year });

test('the chosen vehicle comes first and is listed once (vehicle-1)', () => {
  expect(chooseVehicle([of('A'), of('B', 2020)], of('b', 2020))).toEqual([of('b', 2020), of('A')]);
  expect(chooseVehicle([of('A', 2019)], of('A', 2020))).toEqual([of('A', 2020), of('A', 2019)]);
});

test('a sixth vehicle replaces the one chosen longest ago', () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((model) => of(model));
  expect(chooseVehicle(five, of('F')).map(({ model }) => model)).toEqual(['F', 'A', 'B', 'C', 'D']);
});

test('removes one vehicle and keeps the others', () => {
  expect(forgetVehicle([of('A'), of('B', 2020), of('B')], of('b', 2020))).toEqual([of('A'), of('B')]);
});

test('reads the valid vehicles of stored data and drops the rest', () => {
  expect(readGarage({ vehicles: [of('A', 2020), { ...of('B'), year: 'x' }, of('a', 2020)] })).toEqual([
    of('A', 2020),
    of('B'),
  ]);
  const rubbish = [null, 7, { make: 'x' }, { make: 'a|b', model: 'c' }, of('A', 12)];
  for (const stored of [undefined, null, 'x', {}, { vehicles: 7 }, { vehicles: rubbish }])
    expect(readGarage(stored)).toEqual([]);
});
