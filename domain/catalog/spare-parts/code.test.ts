import { expect, test } from 'vitest';
import { digitsForLetters, normaliseCode, splitSparePartSku } from './code.ts';

test('normalises a code to its letters and digits', () => {
  expect(normaliseCode(' 12-34/a #5 ')).toBe('1234A5');
  expect(normaliseCode('–')).toBe('');
});

test('replaces letters misread for digits', () => {
  expect(digitsForLetters('32113O4')).toBe('3211304');
  expect(digitsForLetters('LI-7')).toBe('11-7');
});

test('splits a sku at its last @ and rejects an empty code or supplier (spare-part-1, spare-part-2)', () => {
  expect(splitSparePartSku('A@B/1@1044')).toEqual({ productCode: 'A@B/1', supplierNumber: '1044' });
  expect(splitSparePartSku('3211186')).toEqual({ productCode: '3211186', supplierNumber: null });
  for (const sku of ['', ' ', '3211186@', '@1044']) expect(splitSparePartSku(sku)).toBeNull();
});
