import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';
import { readAnalyser } from '../word-list.ts';
import { findNearestOfMany } from './find-nearest.ts';
import { findProducts } from './find-products.ts';
import { readWords } from './vocabulary.ts';

const analyser = readAnalyser();
const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
// with a sample of 40, a catalog of 150 products counts as large
const limits = { popular: 40, sample: 8, enough: 5, countable: 15 };

let shop: TestSearch;
beforeAll(async () => {
  const names = [
    'Rengas',
    'Talvirengas musta',
    'Rengassarja',
    'Musta takki',
    'Renkaan venttiili',
    'Takin vetoketju',
    'Kela',
  ];
  shop = await openTestSearch(
    Array.from({ length: 150 }, (_, n) => ({
      sku: `P${n}`,
      name: { fi: `${pick(names, n * 5 + (n >> 3))} ${pick(['Kaira', 'Pohja', 'Rekola'], n >> 1)}` },
      brand: pick(['Kaira', 'Pohja', 'Rekola'], n >> 1),
      categories: [pick(['renkaat', 'takit', 'kalastus'], n)],
      popularity: (n * 37) % 101,
    })),
  );
  await shop.db.exec('analyze');
});
afterAll(() => shop.close());

const search = async (q: string, limit: number, hidden: string[] = []) => ({
  locale: 'fi' as const,
  words: await readWords(shop.db.kysely, q, analyser),
  limit,
  hidden,
});

it('finds the same products in the same order as a search of the whole index', async () => {
  let common = 0;
  for (const q of [
    'r',
    're',
    'rengas',
    'renkaat',
    'renk',
    'musta',
    'mus',
    'takki',
    'kaira',
    'rekola',
    'k',
    'kala',
    't',
    'kela',
    'renkaat kaira',
    'musta rekola',
    'rekola r',
    'mus t',
    'renk poh',
  ])
    for (const hidden of [[], ['P3', 'P12']]) {
      const params = await search(q, 3, hidden);
      const nearest = await findNearestOfMany(shop.db.kysely, params, limits);
      if (!nearest) continue;
      common++;
      const all = await findProducts(shop.db.kysely, {
        ...params,
        filter: [],
        facets: [],
        distinct: true,
        sort: 'relevance',
        pinned: [],
        offset: 0,
        now: shop.clock.now,
      });
      expect([q, nearest.hits.map((hit) => hit.sku)]).toEqual([q, all.hits.map((hit) => hit.sku)]);
      expect(nearest.isRough).toBe(true);
      expect(nearest.total).toBeGreaterThan(limits.countable);
    }
  expect(common).toBeGreaterThan(10);
});

it('gives null for rare words', async () => {
  expect(await findNearestOfMany(shop.db.kysely, await search('kela', 3), { ...limits, countable: 1000 })).toBeNull();
  expect(await findNearestOfMany(shop.db.kysely, await search('xyz', 3), limits)).toBeNull();
});
