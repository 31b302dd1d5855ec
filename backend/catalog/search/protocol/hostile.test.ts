import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '#backend/platform/db/database-unavailable.ts';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';
import { searchRoutes } from './routes.ts';

const SENTENCE = /^(?:body|requests|facet|attribute)\S* .*[^.]\.$/s;
const VALIDATOR_WORDS = /Invalid (input|option|string|key)|expected \w+, received|Too (small|big):|Unrecognized key/;

describe('the search endpoint with invalid input', () => {
  let shop: TestSearch;
  beforeAll(async () => {
    shop = await openTestSearch([{ name: { fi: 'Kypärä' } }]);
  });
  afterAll(() => shop.close());

  const CREDENTIALS = { 'x-algolia-application-id': 'tieva', 'x-algolia-api-key': 'public' };
  const post = async (body: string) => {
    const response = await searchRoutes(shop).request('/1/indexes/*/queries', {
      method: 'POST',
      headers: CREDENTIALS,
      body,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const ask = (request: Record<string, unknown>) =>
    post(JSON.stringify({ requests: [{ indexName: 'products_fi', ...request }] }));

  it.each([
    ['body', 'not json'],
    ['body', '[]'],
    ['body', 'null'],
    ['requests', '{}'],
    ['requests', '{"requests":{}}'],
    ['requests.0', '{"requests":[1]}'],
    ['requests', JSON.stringify({ requests: Array(51).fill({ indexName: 'products_fi' }) })],
    ['requests.0.indexName', '{"requests":[{}]}'],
    ['requests.0.indexName', '{"requests":[{"indexName":5}]}'],
  ])('the error names %s', async (field, text) => {
    const { status, body } = await post(text);
    expect({ status, ...body }).toEqual({ status: 400, message: expect.stringMatching(SENTENCE) });
    expect(body.message).toContain(field);
    expect(body.message).not.toMatch(VALIDATOR_WORDS);
  });

  it.each<[string, Record<string, unknown>]>([
    ['page', { page: -1 }],
    ['page', { page: 1.5 }],
    ['hitsPerPage', { hitsPerPage: 1001 }],
    ['hitsPerPage', { params: 'hitsPerPage=many' }],
    ['query', { query: { text: 'a' } }],
    ['facets', { facets: 5 }],
    ['facetFilters', { facetFilters: 'brand' }],
    ['facetFilters', { facetFilters: [[['brand:a']]] }],
    ['facetFilters', { facetFilters: { a: 1 } }],
    ['facetFilters', { facetFilters: ['brand:\u0000'] }],
    ['nonsense', { facetFilters: ['nonsense:a'] }],
    ['constructor', { facetFilters: ['constructor:a'] }],
    ['numericFilters', { numericFilters: ['price ~ 3'] }],
    ['brand', { numericFilters: ['brand < 3'] }],
    ['filters', { filters: 'brand:A OR (brand:B AND inStock:true)' }],
    ['filters', { filters: 'NOT (brand:A OR brand:B)' }],
    ['filters', { filters: '(brand:A' }],
    ['filters', { filters: 'brand:' }],
    ['filters', { filters: `${'('.repeat(5000)}a` }],
    ['filters', { filters: 'price:1 TO x' }],
    ['distinct', { distinct: 'maybe' }],
    ['type', { type: 'everything' }],
    ['facet', { type: 'facet' }],
    ['nonsense', { type: 'facet', facet: 'nonsense' }],
  ])('the error names %s (%#)', async (field, request) => {
    const { status, body } = await ask(request);
    expect({ status, ...body }).toEqual({ status: 400, message: expect.stringMatching(SENTENCE) });
    expect(body.message).toContain(field);
    expect(body.message).not.toMatch(VALIDATOR_WORDS);
  });

  it('the error says what a field must be', async () => {
    const messages = [];
    for (const request of [
      { page: -1 },
      { hitsPerPage: 'many' },
      { facetFilters: 'brand' },
      { filters: '(brand:A' },
      { type: 'everything', query: 5 },
    ])
      messages.push((await ask(request)).body.message);
    expect(messages).toEqual([
      'requests.0.page must be at least 0.',
      'requests.0.hitsPerPage must be a number.',
      'requests.0.facetFilters cannot be read: "brand" must be attribute:value.',
      'requests.0.filters cannot be read: a closing parenthesis is missing.',
      'requests.0.type must be one of default, facet; requests.0.query must be text.',
    ]);
  });

  it('returns 404 for other paths and methods', async () => {
    const routes = searchRoutes(shop);
    expect((await routes.request('/1/indexes/products_fi/queries', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await routes.request('/1/indexes/*/queries')).status).toBe(404);
  });

  it('reads a NUL as a space', async () => {
    for (const indexName of ['products_fi', 'contents_fi', 'spareparts_fi'])
      expect((await ask({ indexName, query: 'a@1\u0000' })).status).toBe(200);
  });

  it.each(['products_fi', 'contents_fi', 'spareparts_fi'])(
    'reads a page beyond the end of %s, with no query',
    async (indexName) => {
      for (const window of [{ page: 1 }, { page: 1, hitsPerPage: 0 }, { offset: 5, length: 5 }])
        expect(await ask({ indexName, ...window })).toMatchObject({ status: 200 });
    },
  );

  it('lets the one place of errors log a database that is away', async () => {
    const away = new DatabaseUnavailable(new Error('connect ECONNREFUSED'));
    const found = vi.spyOn(shop.catalog, 'foundProducts').mockRejectedValueOnce(away);
    const credentials = { appId: 'tieva', key: 'public' };
    await expect(shop.search.multiQuery({ requests: [{ indexName: 'products_fi' }] }, credentials)).rejects.toBe(away);
    found.mockRestore();
  });

  it('never fails on any input', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom("'", '\\', ':*', '!', '&', '|', '<->', '%', '_', '\ud800', '999999999999999999999', '__proto__'),
    );
    const attribute = fc.constantFrom('brand', 'price', 'inStock', 'categories', 'sku', 'firstSoldOn', 'level', 'path');
    const request = fc.record(
      {
        indexName: fc.constantFrom(
          'products_fi',
          'products_en_name',
          'categories_fi',
          'contents_en',
          'blogs_fi',
          'spareparts_fi',
        ),
        query: text,
        facetFilters: fc.array(
          fc.tuple(attribute, text).map(([name, value]) => `${name}:${value}`),
          { maxLength: 4 },
        ),
        filters: fc.oneof(
          text,
          fc.tuple(attribute, text).map(([name, value]) => `${name}:"${value}"`),
        ),
        numericFilters: fc.array(
          fc.tuple(attribute, fc.double()).map(([name, value]) => `${name} >= ${value}`),
          { maxLength: 2 },
        ),
        facets: fc.array(fc.oneof(attribute, text), { maxLength: 3 }),
        page: fc.nat(),
        hitsPerPage: fc.nat(1000),
        distinct: fc.boolean(),
        attributesToRetrieve: fc.array(text, { maxLength: 3 }),
        highlightPreTag: text,
      },
      { requiredKeys: ['indexName'] },
    );
    await fc.assert(
      fc.asyncProperty(request, async (value) => {
        const { status } = await ask(value);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 1000 },
    );
  });
});
