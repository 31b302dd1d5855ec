import { expect, test } from 'vitest';
import { noPartQuery, partQueryPath, readPartQuery } from './part-query.ts';

const read = (search: string) => readPartQuery(new URLSearchParams(search));

test('writes a query to the address and reads it back', () => {
  const query = {
    code: 'A/1 #2+3%@88',
    supplier: 'honda-powersports',
    page: 3,
    sort: { by: 'price', descending: true } as const,
    inStock: true,
  };
  const path = partQueryPath(query, 'en');
  expect(path).toMatch(/^\/en\/varaosahaku\?koodi=A%2F1/);
  expect(readPartQuery(new URL(path, 'https://shop').searchParams)).toEqual(query);
});

test('an empty query has no parameters', () => {
  expect(partQueryPath({}, 'fi')).toBe('/varaosahaku');
  expect(read('')).toEqual(noPartQuery);
});

test.each([
  ['toimittaja=volvo', noPartQuery],
  ['sivu=-1', noPartQuery],
  ['sivu=1e99', noPartQuery],
  ['sivu=x&jarjestys=-', noPartQuery],
  ['jarjestys=hinta', { ...noPartQuery, sort: { by: 'price', descending: false } }],
  ['koodi=++%20', noPartQuery],
])('reads the valid parameters of %s', (search, query) => expect(read(search)).toEqual(query));

test('truncates a long code', () => expect(read(`koodi=${'9'.repeat(10_000)}`).code).toHaveLength(200));
