import { expect, test } from 'vitest';
import { chooseVehicle, forgetVehicle, readGarage } from './garage.ts';

const of = (model: string, year: number | null = null) => ({ make: 'Polaris', model, year });

test('the chosen vehicle is first, each is there once', () => {
  expect(chooseVehicle([of('A'), of('B', 2020)], of('b', 2020))).toEqual([of('b', 2020), of('A')]);
  expect(chooseVehicle([of('A', 2019)], of('A', 2020))).toEqual([of('A', 2020), of('A', 2019)]);
});

test('a sixth vehicle takes the place of the one chosen longest ago', () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((model) => of(model));
  expect(chooseVehicle(five, of('F')).map(({ model }) => model)).toEqual(['F', 'A', 'B', 'C', 'D']);
});

test('a forgotten vehicle is gone, the others stay', () => {
  expect(forgetVehicle([of('A'), of('B', 2020), of('B')], of('b', 2020))).toEqual([of('A'), of('B')]);
});

test('what was stored is read as far as it tells vehicles', () => {
  expect(readGarage({ vehicles: [of('A', 2020), { ...of('B'), year: 'x' }, of('a', 2020)] })).toEqual([
    of('A', 2020),
    of('B'),
  ]);
  const rubbish = [null, 7, { make: 'x' }, { make: 'a|b', model: 'c' }, of('A', 12)];
  for (const stored of [undefined, null, 'x', {}, { vehicles: 7 }, { vehicles: rubbish }])
    expect(readGarage(stored)).toEqual([]);
});
