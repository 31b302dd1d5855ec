import { expect, test } from 'vitest';
import { supplierNumberIn } from './paste-supplier.ts';

test.each([
  ['1044', '1044'],
  ['Polaris', '1044'],
  ['arctic-cat', '1499'],
  [' ARCTIC  CAT ', '1499'],
  ['Honda', '88'],
  ['honda-engines', '88'],
  ['Hon', null],
  ['Volvo', null],
  ['', null],
  [null, null],
])('the supplier of %j is %s (spare-part-5)', (text, number) => expect(supplierNumberIn(text)).toBe(number));
