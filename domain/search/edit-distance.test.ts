import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['saha', 'saha', 0],
  ['moottorisha', 'moottorisaha', 1],
  ['rengsa', 'rengas', 1],
  ['kypra', 'kypara', 1],
  ['kelka', 'kelkkaa', 2],
  ['akku', 'vene', 3],
  ['a', 'abcdef', 3],
])('%s → %s: %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});
