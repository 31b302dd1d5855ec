import { expect, test } from 'vitest';
import { EU_COUNTRIES } from '../shipping/methods/abroad.ts';
import { isPostcode } from './postcode.ts';

test.each([
  ['FI', '90100', '9010'],
  ['EE', '10123', '1012'],
  ['LV', 'LV-1010', 'LV-10100'],
  ['LT', '01100', '0110A'],
  ['NL', '1012 AB', '1012'],
  ['SE', '111 22', '111 2'],
  ['IE', 'D02 X285', '00100'],
  ['MT', 'MTP 1001', '1001'],
])('%s: %s is a postcode, %s is none', (country, right, wrong) => {
  expect([isPostcode(right, country), isPostcode(wrong, country)]).toEqual([true, false]);
});

test('no country that can be delivered to takes words for a postcode', () => {
  for (const country of ['FI', ...EU_COUNTRIES])
    expect([country, isPostcode('ABC', country)]).toEqual([country, false]);
});
