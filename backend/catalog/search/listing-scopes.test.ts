import { afterAll, beforeAll, expect, it } from 'vitest';
import { readListingQuery, type Scope } from '#domain/catalog/search/query.ts';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';

let shop: TestSearch;
beforeAll(async () => {
  shop = await openTestSearch([
    { name: { fi: 'Uusin' }, firstSoldOn: '2026-11-20', popularity: 1 },
    { name: { fi: 'Uusi' }, firstSoldOn: '2026-09-22', popularity: 9 },
    { name: { fi: 'Päivän liian vanha' }, firstSoldOn: '2026-09-21' },
    { name: { fi: 'Näyttelykappale' }, labels: ['outlet'] },
    { name: { fi: 'Viimeinen' }, variants: [{ sku: 'V-1', productLine: 2 }] },
    {
      name: { fi: 'Alennettu' },
      variants: [{ sku: 'A-1', price: 800, lowest30: 1000, saleEndsAt: '2026-11-30T00:00:00Z' }],
    },
    {
      name: { fi: 'Kelkka 2019' },
      usedYear: 2019,
      used: { condition: 'fair', kilometres: 8450 },
      popularity: 5,
    },
    {
      name: { fi: 'Kelkka 2023' },
      usedYear: 2023,
      used: { condition: 'fair', kilometres: 900 },
      popularity: 1,
    },
    {
      name: { fi: 'Mönkijä 2021' },
      usedYear: 2021,
      popularity: 3,
      brand: 'Otso',
      used: { condition: 'good', kilometres: 9100 },
    },
  ]);
});
afterAll(() => shop.close());

const names = async (scope: Scope, url = '') => {
  const { hits } = await shop.search.listing(readListingQuery(new URLSearchParams(url), null, scope), 'fi');
  return hits.map((hit) => hit.name.default);
};

it('lists products as new for 60 days, the newest first (listing-3)', async () => {
  expect(await names('new')).toEqual(['Uusin', 'Uusi']);
  expect(await names('new', 'sort=relevance')).toEqual(['Uusi', 'Uusin']);
  expect(await names('new', 'sort=name')).toEqual(['Uusi', 'Uusin']);
});

it('lists outlet products by label or product line (listing-3)', async () => {
  expect(await names('outlet', 'sort=name')).toEqual(['Näyttelykappale', 'Viimeinen']);
});

it('lists offers while the reduction lasts (listing-3)', async () => {
  expect(await names('offers')).toEqual(['Alennettu']);
  shop.clock.now = new Date('2026-12-01T10:00:00Z');
  expect(await names('offers')).toEqual([]);
  shop.clock.now = new Date('2026-11-21T10:00:00Z');
});

it('orders used machines by year, page by page and filtered', async () => {
  expect(await names('used')).toEqual(['Kelkka 2019', 'Mönkijä 2021', 'Kelkka 2023']);
  expect(await names('used', 'sort=year')).toEqual(['Kelkka 2023', 'Mönkijä 2021', 'Kelkka 2019']);
  expect(await names('used', 'sort=year&brand=Otso')).toEqual(['Mönkijä 2021']);
  expect(await names('used', 'sort=year&page=2')).toEqual([]);
});

it('filters used machines by year, condition and distance (listing-8)', async () => {
  const filtered = (...keys: string[]) => names('used', `${new URLSearchParams(keys.map((key) => ['attr', key]))}`);
  expect(await filtered('mallivuosi:2021', 'mallivuosi:2023')).toEqual(['Mönkijä 2021', 'Kelkka 2023']);
  expect(await filtered('kunto:tyydyttävä')).toEqual(['Kelkka 2019', 'Kelkka 2023']);
  expect(await filtered('ajokilometrit:5-000–10-000-km', 'kunto:hyvä')).toEqual(['Mönkijä 2021']);
  const { facets } = await shop.search.listing(readListingQuery(new URLSearchParams(), null, 'used'), 'en');
  const km = facets.attributes.find(({ code }) => code === 'ajokilometrit');
  expect(km?.values.map(({ label, count }) => [label, count])).toEqual([
    ['0–1,000 km', 1],
    ['5,000–10,000 km', 2],
  ]);
});
