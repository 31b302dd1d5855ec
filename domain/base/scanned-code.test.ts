import { expect, test } from 'vitest';
import { cleanCode, isCodeOf, writtenGtins } from './scanned-code.ts';

test.each([
  ['what scanners send around a code', '\u0002 6430012774108\r\n', '6430012774108'],
  ['a text that is too long', 'x'.repeat(65), ''],
  ['letters that no code has', 'Ä', ''],
])('cleans %s (packing-1)', (_, text, code) => expect(cleanCode(text)).toBe(code));

test('one product has one number, however it is printed', () => {
  const goods = { sku: 'Öljy-1', eans: ['0012345678905'] };
  expect(['012345678905', '12345678905', 'öLJY-1', '99', 'ABC-12345'].map((code) => isCodeOf(goods, code))).toEqual([
    ...[true, true, true, false, false],
  ]);
  expect(writtenGtins('012345678905')).toEqual(['00012345678905', '0012345678905', '012345678905', '12345678905']);
  expect(writtenGtins('6430012774108')).toEqual(['06430012774108', '6430012774108']);
  expect(writtenGtins('SKU-1')).toEqual([]);
});
