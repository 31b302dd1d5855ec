import { expect, it } from 'vitest';
import { makeCategory } from '#test/make-products.ts';
import { testSearch } from '#test/test-search.ts';

it('ranks categories: exact name, then narrower kinds, then accessories', async () => {
  const shop = await testSearch();
  const names = ['Kelkkatrailerit', 'Lasten kelkat', 'Kelkat', 'Mönkijät'];
  for (const name of names) await makeCategory(shop.db, name.toLowerCase().replace(' ', '-'), { fi: name });
  await shop.reindex();
  const found = async (query: string) => {
    const requests = [{ indexName: 'categories_fi', query, attributesToHighlight: [] }];
    const { body } = await shop.search.multiQuery({ requests }, { appId: 'tieva', key: 'public' });
    const { results } = body as { results: { hits: { name: string }[] }[] };
    return results[0]?.hits.map(({ name }) => name);
  };
  expect(await found('kelkat')).toEqual(['Kelkat', 'Lasten kelkat', 'Kelkkatrailerit']);
  expect(await found('mönkijän')).toEqual(['Mönkijät']);
});
