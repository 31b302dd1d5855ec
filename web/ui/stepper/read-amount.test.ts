import { expect, test } from 'vitest';
import { readAmount } from './stepper.tsx';

test.each([
  ['12', 12],
  [' 1 000 ', 1000],
  ['9999', 9999],
  ['', 'empty'],
  ['2,5', 'refused'],
  ['2.5', 'refused'],
  ['10000', 'refused'],
  ['0', 'refused'],
  ['-1', 'refused'],
  ['1e3', 'refused'],
  ['kaksi', 'refused'],
] as const)('%j is read as %j', (typed, amount) => expect(readAmount(typed, 1, 9999)).toBe(amount));
