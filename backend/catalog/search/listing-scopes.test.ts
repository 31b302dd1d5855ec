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
    { name: { fi: 'Kelkka 2019' }, usedYear: 2019, popularity: 5 },
    { name: { fi: 'Kelkka 2023' }, usedYear: 2023, popularity: 1 },
    { name: { fi: 'Mönkijä 2021' }, usedYear: 2021, popularity: 3, brand: 'Otso' },
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
