import { expect, test } from 'vitest';
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
])('%s: accepts %s, rejects %s (account-4)', (country, right, wrong) => {
  expect([isPostcode(right, country), isPostcode(wrong, country)]).toEqual([true, false]);
});
