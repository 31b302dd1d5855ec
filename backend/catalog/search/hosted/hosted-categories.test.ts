import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostedEnv, openFakeEngine } from '#test/fakes/fake-search-engine.ts';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';
import { categoryRequests, readCategories } from './category-index.ts';

/** 40 trees of 35 categories: more than one page of the index. */
async function makeManyCategories(shop: TestSearch): Promise<void> {
  const rows = Array.from({ length: 40 }, (_, top) =>
    Array.from({ length: 35 }, (_, i) => ({
      id: `${top}-${i}`,
      parent_id: i === 0 ? null : `${top}-0`,
      path: i === 0 ? `p${top}` : `p${top}/lapsi-${i}`,
      level: i === 0 ? 1 : 2,
      sort_order: 40 - top,
      is_included_in_menu: top % 2 === 0,
      popular: i === 3,
      name_fi: `Nimi ${top} ${i}`,
      name_en: i % 2 === 0 ? `Name ${top} ${i}` : null,
      description_fi: 'Kuvaus',
    })),
  ).flat();
  await shop.db.kysely.insertInto('category').values(rows).execute();
  await shop.reindex('contents');
}

describe('the category tree of a shop on the hosted engine', () => {
  let elsewhere: TestSearch;
  let fake: Awaited<ReturnType<typeof openFakeEngine>>;
  beforeAll(async () => {
    elsewhere = await openTestSearch();
    await makeManyCategories(elsewhere);
    fake = await openFakeEngine(elsewhere);
  });
  afterAll(async () => {
    await fake.close();
    await elsewhere.close();
  });
  let shop: TestSearch;
  beforeEach(async () => {
    fake.engine.mood = 'well';
    shop = await openTestSearch([{ name: { fi: 'Kypärä' }, categories: ['oma'] }], hostedEnv(fake.url));
    return () => shop.close();
  });
  const paths = async () => (await shop.catalog.tree('fi')).map(({ path }) => path);

  test.each(['fi', 'en'] as const)(
    'the index in 2 pages of 1000 is the same list as the tree: %s (category-2)',
    async (locale) => {
      const client = liteClient('TESTAPP', 'search-only', {
        hosts: [{ url: fake.url.replace('http://', ''), accept: 'readWrite', protocol: 'http' }],
      });
      const requests = categoryRequests(`categories_${locale}`);
      expect(requests.map(({ page, hitsPerPage, query }) => [page, hitsPerPage, query])).toEqual([
        [0, 1000, ''],
        [1, 1000, ''],
      ]);
      const { results } = await client.search({ requests });
      const tree = await elsewhere.catalog.tree(locale);
      expect(tree).toHaveLength(1400);
      expect(readCategories(results as never)).toEqual(tree);
    },
  );

  test('is fetched in the background while pages show the catalog’s own tree', async () => {
    expect(shop.hosted?.categories.fetched('fi')).toBe(false);
    expect(await paths()).toEqual(['oma']);
    await shop.hosted?.categories.fetch('fi');
    expect(shop.hosted?.categories.fetched('fi')).toBe(true);
    expect(shop.hosted?.categories.fetched('en')).toBe(false);
    expect(await shop.catalog.tree('fi')).toEqual(await elsewhere.catalog.tree('fi'));
    expect(await shop.catalog.category('p7/lapsi-3', 'fi')).toMatchObject({
      category: { name: 'Nimi 7 3' },
      crumbs: [{ value: 'Nimi 7 0' }, { value: 'Nimi 7 3' }],
      description: '',
    });
  });

  test('logs a failed fetch and keeps the last valid tree; fetches again a minute later', async () => {
    await shop.hosted?.categories.fetch('fi');
    fake.engine.mood = 'garbage';
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await shop.hosted?.categories.fetch('fi');
    expect(await paths()).toHaveLength(1400);
    expect(shop.hosted?.categories.fetched('fi')).toBe(true);
    expect(shop.logged.map(({ msg }) => msg)).toContain('the category index could not be fetched');
    fake.engine.mood = 'well';
    await elsewhere.db.kysely.updateTable('category').set({ name_fi: 'Uusi' }).where('id', '=', '0-0').execute();
    await elsewhere.reindex('contents');
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await paths();
    const name = async () => (await shop.catalog.category('p0', 'fi'))?.category.name;
    await expect.poll(name, { timeout: 20_000 }).toBe('Uusi');
  });

  test.each([
    ['an empty index', [{ hits: [], nbHits: 0 }]],
    ['records that are no categories', [{ hits: [{ id: '1', path: 'a' }], nbHits: 1 }]],
    ['more than the two pages hold', [{ hits: [], nbHits: 2001 }]],
  ])('rejects %s as a tree', (_what, pages) => {
    expect(() => readCategories(pages)).toThrow(/category index/i);
  });
});
