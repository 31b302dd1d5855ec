import { expect, test } from 'vitest';
import { cleanCode, gtin, writtenGtins } from './scanned-code.ts';

test.each([
  ['what scanners send around a code', '\u0002 6430012774108\r\n', '6430012774108'],
  ['a text that is too long', 'x'.repeat(65), ''],
  ['letters that no code has', 'Ä', ''],
])('cleans %s (packing-1)', (_, text, code) => expect(cleanCode(text)).toBe(code));

test('one product has one number, however it is printed', () => {
  expect(gtin('012345678905')).toBe(gtin('0012345678905'));
  expect(gtin('ABC-12345')).toBeNull();
  expect(writtenGtins('012345678905')).toEqual(['00012345678905', '0012345678905', '012345678905', '12345678905']);
  expect(writtenGtins('6430012774108')).toEqual(['06430012774108', '6430012774108']);
  expect(writtenGtins('SKU-1')).toEqual([]);
});
