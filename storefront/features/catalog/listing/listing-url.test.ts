import { beforeAll, expect, test } from 'vitest';
import { readListingQuery } from '#domain/search/query.ts';
import { loadLocale, type T } from '#storefront/i18n/i18n.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { isNarrowed, listingUrl, moreUrl, noFilters } from './listing-url.ts';

let t: T;
beforeAll(async () => {
  t = await loadLocale('fi', 'listing');
});
const query = readListingQuery(
  new URLSearchParams('brand=halla&brand=routa&min=10&store=oulu&sort=name&page=2'),
  'varusteet',
);

test('a changed choice starts at the first page', () => {
  expect(listingUrl('/category/varusteet', query, { brands: ['halla'] })).toBe(
    '/category/varusteet?brand=halla&min=10&store=oulu&sort=name',
  );
  expect(listingUrl('/haku', query, { ...noFilters, sort: 'relevance' })).toBe('/haku');
  expect(isNarrowed(query)).toBe(true);
  expect(isNarrowed({ ...query, ...noFilters })).toBe(false);
});

test('more keeps the pages that are shown', () => {
  expect(moreUrl('/c', { ...query, ...noFilters, sort: 'relevance' }, 1)).toBe('/c?page=3&from=1');
});

test('each chosen filter can be taken away alone', () => {
  const none = { store: [], inStock: 0, discounted: 0, outlet: 0, price: null, category: [] };
  const facets = { ...none, brand: [{ value: 'halla', label: 'Halla', count: 3, chosen: true }] };
  const filters = chosenFilters(query, facets, t);
  expect(filters.map(({ text }) => text.replace(/\u00a0/g, ' '))).toEqual(['Halla', 'routa', 'Oulu', 'alkaen 10 €']);
  expect(filters[0]?.without).toEqual({ brands: ['routa'] });
});
