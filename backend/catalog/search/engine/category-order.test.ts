import { expect, it } from 'vitest';
import { makeCategory } from '#test/make-products.ts';
import { testSearch } from '#test/test-search.ts';
import { readAnalyser } from '../word-list.ts';
import { createEngine } from './engine.ts';

it('ranks categories: exact name, then narrower kinds, then accessories', async () => {
  const shop = await testSearch();
  const names = ['Kelkkatrailerit', 'Lasten kelkat', 'Kelkat', 'Mönkijät'];
  for (const name of names) await makeCategory(shop.db, name.toLowerCase().replace(' ', '-'), { fi: name });
  await shop.reindex();
  const engine = createEngine({ db: shop.db, now: () => shop.clock.now }, readAnalyser());
  const options = { kind: 'category' as const, locale: 'fi' as const, filter: [], offset: 0, limit: 4 };
  const found = async (q: string) => (await engine.contents({ ...options, q })).hits.map(({ hit }) => hit.name);
  expect(await found('kelkat')).toEqual(['Kelkat', 'Lasten kelkat', 'Kelkkatrailerit']);
  expect(await found('mönkijän')).toEqual(['Mönkijät']);
});
