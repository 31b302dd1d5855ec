import { beforeAll, expect, test } from 'vitest';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { loadLocale, type T } from '#web/messages/i18n.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { isNarrowed, listingUrl, moreUrl, noFilters } from './listing-url.ts';

let t: T;
beforeAll(async () => {
  t = await loadLocale('fi', 'facets');
});
const query = readListingQuery(
  new URLSearchParams(
    'brand=halla&brand=routa&min=10&store=oulu&attr=koko:m&ajoneuvo=Polaris|PN|2024&sort=name&page=2',
  ),
  'varusteet',
);

test('a changed filter starts at the first page', () => {
  expect(listingUrl('/category/varusteet', query, { brands: ['halla'], vehicle: null })).toBe(
    '/category/varusteet?store=oulu&brand=halla&min=10&attr=koko%3Am&sort=name',
  );
  expect(listingUrl('/haku', query, { ...noFilters, sort: 'relevance' })).toBe('/haku');
  expect(isNarrowed(query)).toBe(true);
  expect(isNarrowed({ ...query, ...noFilters })).toBe(false);
});

test('"show more" keeps the pages that are shown (listing-1)', () => {
  const plain = { ...query, ...noFilters, sort: 'relevance' as const };
  expect(moreUrl('/c', { ...plain, page: 2, from: 1 })).toBe('/c?page=3&from=1');
  expect(moreUrl('/c', { ...plain, page: 1, from: 1 })).toBe('/c?page=2&from=1');
});

test('each chosen filter can be removed alone', () => {
  const none = { store: [], inStock: 0, discounted: 0, outlet: 0, label: [], price: null, category: [] };
  const size = { value: 'koko:m', label: 'M', count: 3, chosen: true };
  const facets = {
    ...none,
    brand: [{ value: 'halla', label: 'Halla', count: 3, chosen: true }],
    attributes: [{ code: 'koko', label: 'Koko', values: [size] }],
  };
  const filters = chosenFilters(query, { facets, within: null }, t);
  expect(filters.map(({ text }) => text.replace(/\u00a0/g, ' '))).toEqual([
    'Sopii: Polaris PN 2024',
    'Oulu',
    'Halla',
    'routa',
    'alkaen 10 €',
    'Koko: M',
  ]);
  expect(filters[2]?.without).toEqual({ brands: ['routa'] });
});
