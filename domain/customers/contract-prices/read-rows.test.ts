import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RowProblem, readRow, readRows, type TypedRow } from './read-rows.ts';

const typed = (kind: string, target: string, value: string, from = ''): TypedRow => ({ kind, target, value, from });

test.each<[TypedRow, ReturnType<typeof readRow>]>([
  [typed('tuote', ' HIHNA ', '80,00 €'), { kind: 'sku', target: 'HIHNA', net: 8000, from: 1 }],
  [typed('SKU', 'HIHNA', '1 250.5', '10'), { kind: 'sku', target: 'HIHNA', net: 125_050, from: 10 }],
  [typed('merkki', 'Kaira', '−12,5 %'), { kind: 'brand', target: 'Kaira', basisPoints: 1250, from: 1 }],
  [
    typed('kategoria', 'varaosat/hihnat', '5'),
    { kind: 'category', target: 'varaosat/hihnat', basisPoints: 500, from: 1 },
  ],
  [typed('kaikki', 'ei väliä', '10'), { kind: 'all', target: '', basisPoints: 1000, from: 1 }],
])('reads %j', (row, read) => {
  expect(readRow(row)).toEqual(read);
});

test.each<[TypedRow, RowProblem]>([
  [typed('', 'X', '1'), 'kind'],
  [typed('constructor', 'X', '1'), 'kind'],
  [typed('sku', '', '1'), 'target'],
  [typed('brand', 'a'.repeat(201), '1'), 'target'],
  [typed('sku', 'X', '0'), 'net'],
  [typed('sku', 'X', '1,234'), 'net'],
  [typed('all', '', '99,5'), 'percent'],
  [typed('all', '', '0'), 'percent'],
  [typed('all', '', '10', '0'), 'from'],
  [typed('all', '', '10', '1,5'), 'from'],
])('refuses %j by its field', (row, problem) => {
  expect(readRow(row)).toBe(problem);
});

test('reads a spreadsheet with a heading, and names the lines that are wrong', () => {
  const text = 'laji;kohde;arvo;alkaen\ntuote;HIHNA;80,00;1\nHIHNA;75,00;10\nmerkki;Kaira;ilmainen\ntuote;HIHNA;70;1\n';
  expect(readRows(text)).toEqual({
    rows: [
      { kind: 'sku', target: 'HIHNA', net: 8000, from: 1 },
      { kind: 'sku', target: 'HIHNA', net: 7500, from: 10 },
    ],
    problems: [
      { line: 4, problem: 'percent' },
      { line: 5, problem: 'twice' },
    ],
    isTooLong: false,
  });
});

test('a list of codes and prices needs no kinds', () => {
  expect(readRows('15400-PLM\t12,50\n3211180\t9\t5').rows).toEqual([
    { kind: 'sku', target: '15400-PLM', net: 1250, from: 1 },
    { kind: 'sku', target: '3211180', net: 900, from: 5 },
  ]);
});

test('any text is read without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { rows, problems } = readRows(text);
      expect(rows.length + problems.length).toBeLessThanOrEqual(text.split(/[\n\r\u2028\u2029\f\v]/).length);
    }),
  );
});
