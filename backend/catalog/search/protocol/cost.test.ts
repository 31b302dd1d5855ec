import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { costOf, readRequests } from './request.ts';

const one = (over: object) => ({ indexName: 'products_fi', hitsPerPage: 0, ...over });
const cost = (...requests: object[]) => costOf(readRequests({ requests }));

test.each([
  ['a request without hits', [one({})], 1],
  ['a listing of 24 with all facets', [one({ hitsPerPage: 24, facets: ['*'] })], 15],
  ['a stretch of hits', [one({ offset: 5, length: 8 })], 3],
  ['values of a facet', [one({ type: 'facet', facet: 'brand', hitsPerPage: 1000 })], 2],
  ['the category index', [0, 1].map((page) => ({ indexName: 'categories_fi', hitsPerPage: 1000, page })), 502],
])('the cost of %s in points', (_, requests, points) => {
  expect(cost(...requests)).toBe(points);
});

test.each([
  ['21 requests', Array(21).fill(one({})), 'requests must have at most 20 entries.'],
  ['more than 1,000 products', [one({ hitsPerPage: 600 }), one({ hitsPerPage: 401 })], /1000 products/],
  ['all facets thirteen times', Array(13).fill(one({ facets: '*' })), /100 facets/],
])('rejects %s in a body', (_, requests, message) => {
  expect(() => readRequests({ requests })).toThrow(message);
});

test('rate-limits a visitor by the cost of searches, not by their number', async () => {
  const { request } = await testShop();
  const search = (hitsPerPage: number) =>
    request('/search/1/indexes/*/queries?x-algolia-application-id=tieva&x-algolia-api-key=public', {
      method: 'POST',
      body: JSON.stringify({ requests: [one({ hitsPerPage })] }),
    });
  // 251 points each of 7,000
  for (let n = 0; n < 27; n++) expect((await search(1000)).status).toBe(200);
  const refused = await search(1000);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ status: 429, message: expect.stringContaining('Too many') });
});
