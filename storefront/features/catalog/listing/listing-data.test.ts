import { expect, test } from 'vitest';
import type { Listing, ListingQuery } from '#domain/search/query.ts';
import { loadListing, MAX_TOGETHER } from './listing-data.ts';

const asked: number[] = [];
const search = {
  async listing({ page }: ListingQuery): Promise<Listing> {
    asked.push(page);
    const facets = { brand: [], store: [], inStock: 0, discounted: 0, outlet: 0, price: null, category: [] };
    return { hits: [], total: 240, page, pages: 10, pageSize: 24, facets, corrected: null };
  },
};
const load = async (query: string) => {
  asked.length = 0;
  const data = await loadListing(search, new URLSearchParams(query), 'renkaat', 'fi');
  return { data, asked: [...asked] };
};

test('a page by itself, or together with those before it', async () => {
  expect((await load('page=3')).asked).toEqual([3]);
  expect((await load('page=3&from=1')).asked).toEqual([1, 2, 3]);
  expect((await load('page=3&from=7')).asked).toEqual([3]);
  expect((await load('page=10&from=1')).asked).toHaveLength(MAX_TOGETHER);
});

test('a page behind the last one does not exist', async () => {
  expect((await load('page=11')).data).toBeNull();
  expect((await load('')).data?.query).toMatchObject({ category: 'renkaat', page: 1 });
});
