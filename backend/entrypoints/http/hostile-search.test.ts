import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { makeProduct } from '#test/make-products.ts';
import { type TestShop, testShop } from '#test/test-shop.ts';

/** Hostile requests to the search endpoint through the whole app: each gets a result or a refusal that names the field. */
const TEXTS: [what: string, text: string][] = [
  ['nothing', ''],
  ['a sku without a supplier', 'x@'],
  ['only a supplier', '@1044'],
  ['10 kB', 'kypärä '.repeat(1500)],
  ['10 kB without a space', 'x'.repeat(10_000)],
  ['SQL', `'; drop table product; --`],
  ['a quote and a backslash', `\\' or 1=1 /*`],
  ['tsquery', `a:* & !b | (c <-> d:AB)`],
  ['only operators', '& | ! ( ) <->'],
  ['like', '%_%'],
  ['a regular expression', '(a+)+$ [[:alpha:]]{9999}'],
  ['emoji', '🛷🏍️👩‍👩‍👧'],
  ['half a character', '\ud800'],
  ['the other half', 'a\udc00b'],
  ['NUL', 'a\u0000b'],
  ['control characters', '\u0001\u0008\u001b[2J'],
  ['turned around', '\u202eäräpyk'],
  ['marks upon marks', `a${'\u0301'.repeat(3000)}`],
  ['a thousand words', Array.from({ length: 1000 }, (_, i) => `w${i}`).join(' ')],
  ['one letter a word', 'a '.repeat(200)],
  ['an object’s own', '__proto__ constructor toString'],
  ['JSON', '{"$gt":""}'],
];
const INDEXES = ['products_fi', 'products_en_price_asc', 'categories_fi', 'contents_en', 'blogs_fi', 'spareparts_fi'];

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const requests = (...list: object[]) => JSON.stringify({ requests: list });
const one = (over: object) => requests({ indexName: 'products_fi', ...over });

/** Bodies and their expected statuses. */
const BODIES: [what: string, body: string, status: number][] = [
  ['no body', '', 400],
  ['half a body', '{"requests":[', 400],
  ['a list nested deep', nested(100_000), 400],
  ['requests nested deep', `{"requests":${nested(50_000)}}`, 400],
  ['filters nested deep', `{"requests":[{"indexName":"products_fi","facetFilters":${nested(50_000)}}]}`, 400],
  ['something unread nested deep', `{"requests":[{"indexName":"products_fi","userData":${nested(50_000)}}]}`, 200],
  ['page −1', one({ page: -1 }), 400],
  ['page 10⁹', one({ page: 1e9 }), 400],
  ['page 10⁶', one({ page: 1e6 }), 200],
  ['hitsPerPage 10⁹', one({ hitsPerPage: 1e9 }), 400],
  ['hitsPerPage −1', one({ hitsPerPage: -1 }), 400],
  ['length 10⁹', one({ length: 1e9 }), 400],
  ['offset −1', one({ offset: -1, length: 1 }), 400],
  ['Infinity', '{"requests":[{"indexName":"products_fi","page":1e999}]}', 400],
  ['a list for the query', one({ query: ['a'] }), 400],
  ['a list for the index', requests({ indexName: ['products_fi'] }), 400],
  ['a list for filters', one({ filters: ['brand:A'] }), 400],
  ['a number for facets', one({ facets: 7 }), 400],
  ['objects among facets', one({ facets: [{}] }), 400],
  ['an object for distinct', one({ distinct: {} }), 400],
  ['null for all', one({ query: null, page: null, filters: null }), 400],
  ['parentheses nested deep', one({ filters: `${'('.repeat(20_000)}a:b${')'.repeat(20_000)}` }), 400],
  ['10,000 conditions', one({ facetFilters: Array(10_000).fill('brand:a') }), 400],
  ['300 conditions', one({ facetFilters: [Array(300).fill('brand:a')] }), 200],
  ['300 clauses, each counted', one({ facetFilters: Array(300).fill('inStock:true'), facets: ['*'] }), 200],
  ['21 requests', requests(...Array(21).fill({ indexName: 'products_fi' })), 400],
  [
    '20 requests, each heavy',
    requests(...Array(20).fill({ indexName: 'products_fi', hitsPerPage: 1000, facets: ['*'] })),
    400,
  ],
  [
    '20 requests with words',
    requests(...Array(20).fill({ indexName: 'products_fi', query: 'a b c d e f g h i j', hitsPerPage: 20 })),
    200,
  ],
  ['100 facets', one({ facets: Array.from({ length: 100 }, (_, i) => `brand${i}`) }), 200],
  ['5,000 facets', one({ facets: Array.from({ length: 5000 }, (_, i) => `brand${i}`) }), 400],
  ['another index', requests({ indexName: "products_fi'; --" }), 404],
  ['the index of everything', requests({ indexName: '*' }), 404],
  ['an index with NUL', requests({ indexName: 'products_fi\u0000' }), 404],
  [
    'an own field of objects',
    '{"requests":[{"indexName":"products_fi","__proto__":{"page":-1},"constructor":1}]}',
    200,
  ],
  ['broken percent escapes', one({ params: 'query=%E4%ZZ%&page=%00' }), 400],
  ['a bad query in params', one({ params: 'query=%E4%ZZ%&hitsPerPage=3' }), 200],
];

const ADDRESS = '/search/1/indexes/*/queries?x-algolia-application-id=tieva&x-algolia-api-key=public';

describe('hostile requests to the search endpoint', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await testShop();
    await makeProduct(shop.shop.db, { name: { fi: 'Kypärä' }, brand: 'a', categories: ['ajo'] });
    await shop.shop.db.kysely.transaction().execute((tx) => shop.shop.search.recordChange(tx, 'all'));
  });
  const post = (body: string, path = ADDRESS) => shop.request(path, { method: 'POST', body });

  test.each(BODIES)('%s', async (_what, body, status) => {
    const answer = await post(body);
    const text = await answer.text();
    expect({ status: answer.status, text: text.slice(0, 300) }).toMatchObject({ status });
    if (status === 400)
      expect(JSON.parse(text)).toMatchObject({ status: 400, message: expect.stringMatching(/^(requests|body)/) });
  });

  test.each(TEXTS)('query: %s', async (_what, text) => {
    const answer = await post(requests(...INDEXES.map((indexName) => ({ indexName, query: text, facets: ['*'] }))));
    expect(answer.status).toBe(200);
    const { results } = (await answer.json()) as { results: { hits: unknown[] }[] };
    expect(results).toHaveLength(INDEXES.length);
    const facet = await post(one({ type: 'facet', facet: 'brand', facetQuery: text.slice(0, 512) }));
    expect(facet.status).toBe(200);
    const listed = await shop.shop.search.listing(readListingQuery(new URLSearchParams({ q: text })), 'fi');
    expect(listed.total).toBeGreaterThanOrEqual(0);
  });

  test.each(TEXTS)('filter value: %s', async (_what, text) => {
    for (const over of [
      { facetFilters: [`brand:${text}`] },
      { filters: `brand:"${text}"` },
      { filters: text },
      { numericFilters: [`price > ${text}`] },
    ])
      expect((await post(one(over))).status, JSON.stringify(over).slice(0, 80)).toBeOneOf([200, 400]);
    const url = new URLSearchParams();
    for (const name of [
      'q',
      'brand',
      'store',
      'label',
      'attr',
      'min',
      'max',
      'sort',
      'page',
      'from',
      'ajoneuvo',
      'cat',
    ])
      url.append(name, text);
    await expect(shop.shop.search.listing(readListingQuery(url), 'en')).resolves.toBeDefined();
  });

  test.each([
    ['GET', '/data/category/categories-v2.json?locale=%', 400],
    ['GET', '/data/category/categories-v2.json?locale[]=fi', 200],
    ['GET', '/data/category/categories-v2.json?locale=__proto__', 400],
    ['GET', '/data/category/%00', 404],
    ['GET', '/data/catalog/cards.json?sku=%00&sku=%ED%A0%80&sku=%', 200],
    ['GET', `/data/catalog/cards.json?sku=${'x'.repeat(8000)}`, 200],
    ['POST', '/search/1/indexes/%/queries', 404],
    ['POST', '/search/1/indexes/%2A/queries', 400],
    ['POST', '/search/1/indexes/%00/queries', 404],
    ['GET', ADDRESS, 405],
    ['PUT', ADDRESS, 405],
    ['POST', ADDRESS.replace('queries', 'recommendations'), 404],
  ])('%s %s', async (method, path, status) => {
    const credentials = { 'x-algolia-application-id': 'tieva', 'x-algolia-api-key': 'public' };
    const answer = await shop.request(path, { method, headers: credentials });
    expect(answer.status).toBe(status);
  });

  test('refuses a body of more than 256 kB unread', async () => {
    expect((await post(one({ query: 'x'.repeat(300_000) }))).status).toBe(413);
  });

  test('random bodies never cause a server error', async () => {
    const anything = fc.anything({ withNullPrototype: false, withBigInt: false, maxDepth: 4 });
    const field = fc.constantFrom(
      ...['query', 'page', 'hitsPerPage', 'offset', 'length', 'facets', 'facetFilters', 'numericFilters', 'filters'],
      ...['distinct', 'params', 'attributesToRetrieve', 'attributesToHighlight', 'highlightPreTag', 'responseFields'],
      ...['type', 'facet', 'facetQuery', 'maxFacetHits', 'maxValuesPerFacet', '__proto__'],
    );
    const request = fc
      .tuple(fc.constantFrom(...INDEXES), fc.dictionary(field, anything, { maxKeys: 4 }))
      .map(([indexName, fields]) => ({ indexName, ...fields }));
    const body = fc.oneof(
      { weight: 1, arbitrary: anything },
      { weight: 4, arbitrary: fc.record({ requests: fc.array(request, { maxLength: 3 }) }) },
    );
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const answer = await post(JSON.stringify(value) ?? '');
        if (answer.status !== 200) expect(answer.status, await answer.text()).toBe(400);
      }),
      { numRuns: 400 },
    );
  });
});
