import { expect, test } from 'vitest';
import { typedCents } from './typed-number.ts';

test.each([
  ['50', 5000],
  ['19,90', 1990],
  ['1 250,5 €', 125_050],
  ['+20', 2000],
  ['−12.30', -1230],
  ['–5', -500],
  ['0,001', null],
  ['1e9', null],
  ['', null],
  ['kissa', null],
])('%s is %s cents', (typed, cents) => expect(typedCents(typed)).toBe(cents));
