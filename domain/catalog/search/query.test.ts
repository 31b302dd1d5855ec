import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListingQuery, MAX_TOGETHER, readListingQuery, sorts, writeListingQuery } from './query.ts';

const empty = readListingQuery(new URLSearchParams());
const read = (text: string) => readListingQuery(new URLSearchParams(text));

describe('readListingQuery', () => {
  it('reads no parameters as the first page of everything', () => {
    expect(empty).toEqual({
      q: '',
      category: null,
      scope: null,
      within: null,
      vehicle: null,
      inStock: false,
      stores: [],
      brands: [],
      priceMin: null,
      priceMax: null,
      discounted: false,
      outlet: false,
      labels: [],
      attributes: [],
      sort: 'relevance',
      standard: 'relevance',
      page: 1,
      from: 1,
    });
  });

  it('reads a NUL character, which PostgreSQL rejects, as a space', () => {
    expect(read('q=a%00b&brand=%00&store=%00')).toMatchObject({ q: 'a b', brands: [], stores: [] });
  });

  it('reads every parameter; prices are euros with a comma or a point (listing-1)', () => {
    const url =
      'q=renkaat&cat=piha&ajoneuvo=Polaris|PN%20640|2024&brand=Mitas&brand=Nokian&min=9,90&max=100&stock=1&store=oulu' +
      '&store=ranua&sale=1&outlet=1&label=new&attr=Vari:Musta&attr=koko:m&sort=name&page=3&from=2';
    expect(readListingQuery(new URLSearchParams(url), 'renkaat/talvi')).toEqual({
      q: 'renkaat',
      category: 'renkaat/talvi',
      scope: null,
      within: 'piha',
      vehicle: 'Polaris|PN 640|2024',
      brands: ['Mitas', 'Nokian'],
      priceMin: 990,
      priceMax: 10000,
      inStock: true,
      stores: ['oulu', 'ranua'],
      discounted: true,
      outlet: true,
      labels: ['new'],
      attributes: ['vari:musta', 'koko:m'],
      sort: 'name',
      standard: 'relevance',
      page: 3,
      from: 2,
    });
  });

  it('ignores invalid parameters', () => {
    expect(read('min=abc&max=-5&sort=best&page=-1&stock=yes&brand=&brand=&store=%20')).toEqual(empty);
    expect(read('min=&max=1e99&page=1.5').priceMax).toBeNull();
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200);
    expect(read('brand=A&brand=A').brands).toEqual(['A']);
    expect(read('attr=musta&attr=:x&attr=vari:&ajoneuvo=Polaris&from=7&colour=red&utm_source=mail')).toEqual(empty);
  });

  it('shows at most eight pages together', () => {
    expect(read('page=3&from=1').from).toBe(1);
    expect(read('page=3&from=7').from).toBe(3);
    expect(read('page=20&from=1').from).toBe(13);
  });

  it('sorts new products by their day, and used machines by year when requested', () => {
    expect(readListingQuery(new URLSearchParams(), null, 'new').sort).toBe('newest');
    expect(readListingQuery(new URLSearchParams('sort=year'), null, 'used').sort).toBe('year');
    expect(read('sort=year').sort).toBe('relevance');
  });
});

describe('writeListingQuery', () => {
  it('writes nothing for defaults', () => {
    expect(writeListingQuery(empty).toString()).toBe('');
  });

  it('is the inverse of reading (listing-1)', () => {
    const text = fc.string({ maxLength: 40 }).map((value) => value.trim());
    const price = fc.option(fc.integer({ min: 0, max: 100_000_00 }));
    const query = fc.record<ListingQuery>({
      q: text,
      category: fc.constant('a/b'),
      scope: fc.constantFrom(null, 'new', 'outlet', 'offers', 'used'),
      within: fc.option(fc.constantFrom('piha', 'metsa/moottorisahat')),
      vehicle: fc.option(fc.constantFrom('Polaris|PN 640', 'Yamaha|YL 250|2024')),
      brands: fc.uniqueArray(text.filter(Boolean), { maxLength: 5 }),
      priceMin: price,
      priceMax: price,
      inStock: fc.boolean(),
      stores: fc.uniqueArray(fc.constantFrom('oulu', 'ranua')),
      discounted: fc.boolean(),
      outlet: fc.boolean(),
      labels: fc.uniqueArray(fc.constantFrom('new', 'campaign')),
      attributes: fc.uniqueArray(fc.constantFrom('vari:musta', 'koko:m', 'paino:9,4-kg')),
      sort: fc.constantFrom(...sorts),
      standard: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 500 }),
      from: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(query, (made) => {
        const value = { ...made, from: Math.min(made.page, Math.max(made.from, made.page - MAX_TOGETHER + 1)) };
        expect(readListingQuery(writeListingQuery(value), 'a/b', value.scope, value.standard)).toEqual(value);
      }),
    );
  });
});
