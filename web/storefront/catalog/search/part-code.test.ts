import { expect, test } from 'vitest';
import { parseHighlights } from './highlight.ts';
import { codeOfSku, exactFirst, highlightedCode, looksLikeCode } from './part-code.ts';

test.each([
  ['3211180', true],
  ['8dn-17641-00', true],
  ['587 68 01-01', true],
  [' 0627-083 ', true],
  ['hihna', false],
  ['hihna 30', false],
  ['12', false],
  ['', false],
])('tells a part code from words: %s', (query, expected) => {
  expect(looksLikeCode(query)).toBe(expected);
});

test.each([
  [
    '8DN-17641-00',
    '8dn1764',
    [
      ['8DN-1764', true],
      ['1-00', false],
    ],
  ],
  [
    '0627-083',
    '627',
    [
      ['0', false],
      ['627', true],
      ['-083', false],
    ],
  ],
  ['3211180', '211', [['3211180', false]]],
  ['3211180', '', [['3211180', false]]],
] as const)('highlights in %s what “%s” matches', (code, query, parts) => {
  const shown = parseHighlights(highlightedCode(code, query));
  expect(shown.map(({ text, found }) => [text, found])).toEqual(parts);
});

test('puts exact codes first, ignoring their spelling, and keeps the order of the others', () => {
  const hits = ['3211180-9@1044', '32-11180@1044', '3211180@88', '32111801@78'].map((sku) => ({ sku }));
  const order = (query: string) => exactFirst(hits, query).map(({ sku }) => sku);
  expect(order('321 1180')).toEqual(['32-11180@1044', '3211180@88', '3211180-9@1044', '32111801@78']);
  expect(order('3211180@88')[0]).toBe('3211180@88');
  expect(order('hihna')).toEqual(hits.map(({ sku }) => sku));
  expect(codeOfSku('a@b@88')).toBe('a@b');
});
