import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Listing } from '#domain/catalog/search/query.ts';
import { hostedEnv, type Mood, openFakeEngine } from '#test/fakes/fake-search-engine.ts';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';

const made = (sku: string, fi: string, popularity: number, brand = 'Kaira', price = 10_000) => ({
  sku,
  name: { fi },
  brand,
  popularity,
  categories: ['ajovarusteet'],
  variants: [{ sku, price, stock: { oulu: 1 } }],
});
/** The hosted index puts the other helmet first, so that tests see which engine responded. */
const here = [made('A', 'Kypärä Aurora', 9), made('B', 'Kypärä Borea', 1, '-miinus', 20_000)];
const there = [
  made('A', 'Kypärä Aurora', 1),
  made('B', 'Kypärä Borea', 9, '-miinus', 20_000),
  made('GONE', 'Kypärä Cirrus', 5),
];
const HOSTED = ['Kypärä Borea', 'Kypärä Aurora'];
const EMBEDDED = ['Kypärä Aurora', 'Kypärä Borea'];

const pick = ({ facets, total }: Listing) => ({ facets, total });

describe('a shop on the hosted engine', () => {
  let elsewhere: TestSearch;
  let fake: Awaited<ReturnType<typeof openFakeEngine>>;
  let shop: TestSearch;
  beforeAll(async () => {
    elsewhere = await openTestSearch(there);
    fake = await openFakeEngine(elsewhere, 'koe_');
    shop = await openTestSearch(here, hostedEnv(fake.url, { SEARCH_INDEX_PREFIX: 'koe_' }));
  });
  afterAll(async () => {
    await fake.close();
    await shop.close();
    await elsewhere.close();
  });
  beforeEach(async () => {
    fake.engine.mood = 'well';
    // past the open circuit, with a freshly fetched category tree
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await shop.hosted?.categories.fetch('fi');
    fake.engine.asked.length = 0;
    fake.engine.calls = 0;
    shop.logged.length = 0;
  });

  const names = async (url = 'q=kypärä') => (await shop.listing(url)).hits.map((hit) => hit.name.default);

  test('lists the hosted engine’s hits without those that the catalog lacks', async () => {
    expect(await names()).toEqual(HOSTED);
    expect((await shop.listing('q=kypärä')).total).toBe(3);
    expect(fake.engine.asked[0]).toMatchObject({
      indexName: 'koe_products_fi',
      query: 'kypärä',
      page: 0,
      distinct: true,
    });
    expect(shop.logged).toEqual([]);
  });

  test('sends filters, facets, orders and pages in one call', async () => {
    const url = 'q=kypärä&brand=-miinus&min=150&max=250&sort=price-asc&stock=1';
    const { facets, hits, total } = await shop.listing(url);
    expect(hits.map((hit) => hit.sku)).toEqual(['B']);
    expect(fake.engine.calls).toBe(1);
    expect(fake.engine.asked[0]).toMatchObject({
      indexName: 'koe_products_fi_price_asc',
      numericFilters: [['finalPrice.inclTax:150 TO 250']],
    });
    expect(fake.engine.asked[0]?.facetFilters).toContainEqual(['brand:\\-miinus']);
    expect({ facets, total }).toMatchObject(pick(await elsewhere.listing(url)));
  });

  test.each(['', 'brand=Kaira', 'min=50&max=150', 'store=oulu', 'q=kypärä&sort=name', 'page=1&sort=discount'])(
    'counts as the embedded engine does: %s',
    async (url) => {
      expect(pick(await shop.listing(url))).toEqual(pick(await elsewhere.listing(url)));
      expect(fake.engine.calls).toBe(1);
    },
  );

  test('the embedded engine handles what the hosted one does not support', async () => {
    expect(await names('q=kypärä&ajoneuvo=Polaris|RMK|2020')).toEqual([]);
    expect((await shop.listing('q=kypärä&page=200')).hits).toEqual([]);
    expect(fake.engine.calls).toBe(0);
    expect(shop.logged).toEqual([]);
  });

  test.each<[Mood, number, string | RegExp]>([
    ['hangs up', 0, 'Network request failed'],
    ['not gzip', 0, 'Network request failed'],
    ['garbage', 200, /^Not the answer of a search engine/],
    ['empty', 200, /^Not the answer of a search engine/],
    ['one answer short', 200, /^Not the answer of a search engine/],
    ['odd hits', 200, /^Not a record of this shop/],
    ['redirects', 302, 'HTTP 302'],
    [400, 400, 'No: 400'],
    [403, 403, 'No: 403'],
    [404, 404, 'No: 404'],
    [429, 429, 'No: 429'],
    [500, 500, 'HTTP 500'],
    [503, 503, 'HTTP 503'],
  ])(
    'falls back to the embedded engine and logs the reason when the hosted one is %s (search-5, search-6)',
    async (mood, status, message) => {
      fake.engine.mood = mood;
      expect(await names()).toEqual(EMBEDDED);
      expect(shop.logged).toMatchObject([
        {
          status,
          message: typeof message === 'string' ? message : expect.stringMatching(message),
          msg: 'the hosted search engine failed; the embedded one answers',
        },
      ]);
    },
  );

  test.each<[Mood, string]>([
    ['silent', 'Connection timeout'],
    ['stalls', 'Socket timeout'],
  ])('falls back in time and logs the reason when the hosted engine %s (search-5, search-6)', async (mood, message) => {
    const timeouts = { SEARCH_CONNECT_TIMEOUT_MS: '100', SEARCH_READ_TIMEOUT_MS: '100', SEARCH_INDEX_PREFIX: 'koe_' };
    const hasty = await openTestSearch(here, hostedEnv(fake.url, timeouts));
    fake.engine.mood = mood;
    const { hits } = await hasty.listing('q=kypärä');
    expect(hits.map((hit) => hit.name.default)).toEqual(EMBEDDED);
    expect(hasty.logged).toContainEqual(
      expect.objectContaining({ status: 0, message, msg: 'the hosted search engine failed; the embedded one answers' }),
    );
    await hasty.close();
  });

  test('a refused connection is ’Network request failed’ (search-5)', async () => {
    const closed = await openFakeEngine(elsewhere);
    await closed.close();
    const other = await openTestSearch(here, hostedEnv(closed.url));
    expect((await other.listing('q=kypärä')).hits).toHaveLength(2);
    expect(other.logged[0]).toMatchObject({ status: 0, message: 'Network request failed' });
    expect(new Set(other.logged.map(({ message }) => message))).toEqual(new Set(['Network request failed']));
    await other.close();
  });

  test('after two failures sends nothing for 15 s, then one trial request', async () => {
    fake.engine.mood = 503;
    for (let i = 0; i < 5; i++) expect(await names()).toEqual(EMBEDDED);
    expect(fake.engine.calls).toBe(2);
    shop.clock.now = new Date(shop.clock.now.getTime() + 15_000);
    fake.engine.mood = 'hangs up';
    await Promise.all([names(), names(), names()]);
    expect(fake.engine.calls).toBe(3);
    shop.clock.now = new Date(shop.clock.now.getTime() + 15_000);
    fake.engine.mood = 'well';
    expect(await names()).toEqual(HOSTED);
    expect(await names()).toEqual(HOSTED);
  });

  test('the status check sends a request', async () => {
    expect(await shop.search.status()).toMatchObject({
      engine: 'hosted',
      resting: false,
      answeredInMs: expect.any(Number),
      categoriesFetched: true,
    });
    fake.engine.mood = 403;
    expect(await shop.search.status()).toMatchObject({ answeredInMs: null, last: { status: 403, message: 'No: 403' } });
  });

  test('gives the page the hosted address and the shop’s endpoint as fallback (search-6)', async () => {
    expect(shop.search.address).toEqual({
      appId: 'TESTAPP',
      apiKey: 'search-only',
      hosted: { url: fake.url, prefix: 'koe_' },
    });
    const request = { requests: [{ indexName: 'products_fi', query: 'kypärä' }] };
    const { status, body } = await shop.search.multiQuery(request, { appId: 'TESTAPP', key: 'search-only' });
    expect({ status, body }).toMatchObject({ status: 200, body: { results: [{ nbHits: 2 }] } });
    expect(fake.engine.calls).toBe(0);
  });
});
