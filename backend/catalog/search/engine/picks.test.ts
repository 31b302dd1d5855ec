import { expect, it } from 'vitest';
import { type Picks, queryKey } from '#domain/catalog/search/picks.ts';
import { testSearch } from '#test/test-search.ts';
import { readAnalyser } from '../word-list.ts';
import { createEngine } from './engine.ts';

const products = [
  { sku: 'SUOSITTU', name: { fi: 'Moottorisaha Kelo', en: 'Chainsaw Kelo' }, brand: 'Kelo', popularity: 9 },
  { sku: 'UUSI', name: { fi: 'Moottorisaha Vaara', en: 'Chainsaw Vaara' }, brand: 'Vaara' },
  { sku: 'KIRVES', name: { fi: 'Kirves Pirtti', en: 'Axe Pirtti' }, brand: 'Pirtti' },
];

async function picked(picks: Partial<Picks>) {
  const shop = await testSearch(products);
  const ctx = { db: shop.db, now: () => shop.clock.now };
  const engine = createEngine(ctx, readAnalyser(), { pinned: {}, hidden: [], hiddenFrom: {}, ...picks });
  return async (q: string, locale: 'fi' | 'en' = 'fi') => {
    const facets = [{ attribute: 'brand', filter: [], limit: 9, kind: 'values' as const }];
    const options = { q, locale, filter: [], distinct: true, sort: 'relevance' as const, offset: 0, limit: 8, facets };
    const { hits, total, facets: counted } = await engine.products(options);
    return { skus: hits.map((hit) => hit.parentSku), total, brands: counted[0]?.values.map(({ value }) => value) };
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
