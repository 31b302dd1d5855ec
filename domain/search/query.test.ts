import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListingQuery, readListingQuery, sorts, writeListingQuery } from './query.ts';

const empty = readListingQuery(new URLSearchParams());
const read = (text: string) => readListingQuery(new URLSearchParams(text));

describe('readListingQuery', () => {
  it('gives the first page of everything for no parameters', () => {
    expect(empty).toEqual({
      q: '',
      category: null,
      brands: [],
      priceMin: null,
      priceMax: null,
      inStock: false,
      store: null,
      discounted: false,
      outlet: false,
      sort: 'relevance',
      page: 1,
    });
  });

  it('reads a NUL, which no database takes, as a space', () => {
    expect(read('q=a%00b&brand=%00&store=%00')).toMatchObject({ q: 'a b', brands: [], store: null });
  });

  it('reads every parameter; prices are euros with a comma or a point', () => {
    const url =
      'q=renkaat&brand=Mitas&brand=Nokian&min=9,90&max=100&stock=1&store=oulu&sale=1&outlet=1&sort=name&page=3';
    expect(readListingQuery(new URLSearchParams(url), 'renkaat/talvi')).toEqual({
      q: 'renkaat',
      category: 'renkaat/talvi',
      brands: ['Mitas', 'Nokian'],
      priceMin: 990,
      priceMax: 10000,
      inStock: true,
      store: 'oulu',
      discounted: true,
      outlet: true,
      sort: 'name',
      page: 3,
    });
  });

  it('leaves out what makes no sense', () => {
    expect(read('min=abc&max=-5&sort=best&page=-1&stock=yes&brand=&brand=&store=%20')).toEqual(empty);
    expect(read('min=&max=1e99&page=1.5').priceMax).toBeNull();
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200);
    expect(read('brand=A&brand=A').brands).toEqual(['A']);
  });
});

describe('writeListingQuery', () => {
  it('writes nothing for defaults', () => {
    expect(writeListingQuery(empty).toString()).toBe('');
  });

  it('is the inverse of reading', () => {
    const text = fc.string({ maxLength: 40 }).map((value) => value.trim());
    const price = fc.option(fc.integer({ min: 0, max: 100_000_00 }));
    const query = fc.record<ListingQuery>({
      q: text,
      category: fc.constant('a/b'),
      brands: fc.uniqueArray(text.filter(Boolean), { maxLength: 5 }),
      priceMin: price,
      priceMax: price,
      inStock: fc.boolean(),
      store: fc.option(fc.constantFrom('oulu', 'ranua')),
      discounted: fc.boolean(),
      outlet: fc.boolean(),
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(query, (value) => {
        expect(readListingQuery(writeListingQuery(value), 'a/b')).toEqual(value);
      }),
    );
  });
});
