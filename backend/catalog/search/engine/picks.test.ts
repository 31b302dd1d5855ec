import { expect, it } from 'vitest';
import { type Picks, queryKey } from '#domain/catalog/search/picks.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { testSearch } from '#test/test-search.ts';

const products = [
  { sku: 'SUOSITTU', name: { fi: 'Moottorisaha Kelo', en: 'Chainsaw Kelo' }, brand: 'Kelo', popularity: 9 },
  { sku: 'UUSI', name: { fi: 'Moottorisaha Vaara', en: 'Chainsaw Vaara' }, brand: 'Vaara' },
  { sku: 'KIRVES', name: { fi: 'Kirves Pirtti', en: 'Axe Pirtti' }, brand: 'Pirtti' },
];

async function picked(picks: Partial<Picks>) {
  const { search } = await testSearch(products, { pinned: {}, hidden: [], hiddenFrom: {}, ...picks });
  return async (q: string, locale: 'fi' | 'en' = 'fi') => {
    const listing = await search.listing(readListingQuery(new URLSearchParams({ q }), null), locale);
    const brands = listing.facets.brand.map(({ value }) => value);
    return { skus: listing.hits.map((hit) => hit.sku), total: listing.total, brands };
  };
}

it('shows pinned products first, in their language, whatever their words (search-9)', async () => {
  const find = await picked({
    pinned: { [queryKey('Moottorisaha')]: { fi: ['KIRVES', 'POISTUNUT', 'UUSI'], en: [] } },
  });
  expect((await find('moottorisaha')).skus).toEqual(['KIRVES', 'UUSI', 'SUOSITTU']);
  expect((await find('MOOTTORISAHA')).skus[0]).toBe('KIRVES');
  expect((await find('moottorisaha', 'en')).skus).toEqual(['SUOSITTU', 'UUSI']);
  expect((await find('moottorisahat')).skus).toEqual(['SUOSITTU', 'UUSI']);
});

it('never finds, lists or counts hidden products (search-9)', async () => {
  const find = await picked({ hidden: ['SUOSITTU'], pinned: { saha: { fi: ['SUOSITTU'], en: [] } } });
  for (const q of ['moottorisaha', 'saha', 'suosittu']) expect((await find(q)).skus).not.toContain('SUOSITTU');
  expect(await find('saha')).toEqual({ skus: ['UUSI'], total: 1, brands: ['Vaara'] });
  expect(await find('')).toEqual({ skus: ['UUSI', 'KIRVES'], total: 2, brands: ['Pirtti', 'Vaara'] });
});

it('hides a product from one query only (search-9)', async () => {
  const find = await picked({ hiddenFrom: { saha: ['UUSI'] } });
  expect((await find('saha')).skus).toEqual(['SUOSITTU']);
  expect((await find('moottorisaha')).total).toBe(2);
});
