import { expect, test } from 'vitest';
import { highlightPieces } from './highlight.ts';
import { codeOfSku, exactFirst, looksLikeCode, markedCode } from './part-code.ts';

test.each([
  ['3211180', true],
  ['8dn-17641-00', true],
  ['587 68 01-01', true],
  [' 0627-083 ', true],
  ['hihna', false],
  ['hihna 30', false],
  ['12', false],
  ['', false],
])('a code or words: %s', (query, expected) => {
  expect(looksLikeCode(query)).toBe(expected);
});

test.each([
  ['8DN-17641-00', '8dn1764', ['8DN-1764', '1-00']],
  ['587 68 01-01', '5876', ['587 6', '8 01-01']],
  ['3211180', '3211180', ['3211180']],
  ['3211180', '211', ['3211180']],
  ['3211180', '', ['3211180']],
])('%s is marked as far as “%s” goes', (code, query, pieces) => {
  const shown = highlightPieces(markedCode(code, query));
  expect(shown.map(({ text }) => text)).toEqual(pieces);
  expect(shown[0]?.found).toBe(query !== '' && code.replaceAll('-', '').startsWith(query.slice(0, 1).toUpperCase()));
});

test('exact codes stand first, in whatever way they are written, others as they came', () => {
  const hits = ['3211180-9@1044', '32-11180@1044', '3211180@88', '32111801@78'].map((sku) => ({ sku }));
  const order = (query: string) => exactFirst(hits, query).map(({ sku }) => sku);
  expect(order('321 1180')).toEqual(['32-11180@1044', '3211180@88', '3211180-9@1044', '32111801@78']);
  expect(order('3211180@88')[0]).toBe('3211180@88');
  expect(order('hihna')).toEqual(hits.map(({ sku }) => sku));
  expect(codeOfSku('a@b@88')).toBe('a@b');
});
