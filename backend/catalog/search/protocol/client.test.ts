import type { LiteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchServer } from '#test/search-server.ts';

type Result = Record<string, unknown> & {
  hits: Record<string, never>[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
};

describe('the unmodified algoliasearch client (search-5)', () => {
  let server: Awaited<ReturnType<typeof openSearchServer>>;
  let client: LiteClient;
  beforeAll(async () => {
    server = await openSearchServer();
    client = server.client('tieva', 'public');
  });
  afterAll(() => server.close());

  const ask = async (...requests: Record<string, unknown>[]) => {
    const { results } = await client.search({ requests: requests as never });
    return results as unknown as Result[];
  };
  const one = async (request: Record<string, unknown>) => {
    const [result] = await ask({ indexName: 'products_fi', ...request });
    if (!result) throw new Error('no result');
    return result;
  };
  const skus = ({ hits }: Result) => hits.map((hit) => hit.sku);

  it('runs quick search in one call: products, categories, contents, blogs and spare parts', async () => {
    const [found, categories, contents, blogs, parts] = await ask(
      {
        indexName: 'products_fi',
        query: 'kypara',
        hitsPerPage: 8,
        distinct: true,
        ruleContexts: ['product_quick_search'],
      },
      {
        indexName: 'categories_fi',
        query: 'kyparat',
        hitsPerPage: 4,
        attributesToRetrieve: ['name', 'path', 'breadcrumb'],
        attributesToHighlight: [],
      },
      {
        indexName: 'contents_fi',
        query: 'maksu',
        hitsPerPage: 3,
        attributesToRetrieve: ['parentName', 'name', 'path', 'url'],
        attributesToHighlight: [],
      },
      {
        indexName: 'blogs_fi',
        query: 'kypärä',
        hitsPerPage: 3,
        attributesToRetrieve: ['title', 'slug', 'date'],
        attributesToHighlight: [],
      },
      { indexName: 'spareparts_fi', query: '3211186', hitsPerPage: 4 },
    );
    expect(found && skus(found).toSorted()).toEqual(['KYP', 'KYP2']);
    expect(categories?.hits).toEqual([
      {
        objectID: 'ajovarusteet/kyparat',
        name: 'ajovarusteet/kyparat',
        path: 'ajovarusteet/kyparat',
        breadcrumb: [
          { slug: 'ajovarusteet', value: 'ajovarusteet' },
          { slug: 'ajovarusteet/kyparat', value: 'ajovarusteet/kyparat' },
        ],
      },
    ]);
    expect(contents?.hits).toEqual([
      {
        objectID: 'asiakaspalvelu/maksutavat',
        parentName: 'Asiakaspalvelu',
        name: 'Maksutavat',
        path: 'asiakaspalvelu/maksutavat',
        url: '/cms/asiakaspalvelu/maksutavat',
      },
    ]);
    expect(blogs?.hits).toEqual([
      {
        objectID: 'kypara-ostajan-opas',
        title: 'Kypärän ostajan opas',
        slug: 'kypara-ostajan-opas',
        date: '2026-10-01',
      },
    ]);
    expect(parts?.hits.map((hit) => hit.sku)).toEqual(['3211-186@1044', '3211-186@78', '3211-186/B@1044']);
    expect(parts?.hits[0]).toMatchObject({
      supplierNumber: '1044',
      supplier: 'Polaris',
      group: 'Hihnat',
      productCode: '3211-186',
      name: { default: 'Variaattorin hihna', variation: '' },
      stock: null,
      price: { inclTax: 123.45 },
      finalPrice: { inclTax: 123.45, exclTax: 98.37 },
    });
  });

  it('returns products in the specified shape, money in euros', async () => {
    const { hits } = await one({ query: 'ajolasit' });
    expect(hits[0]).toMatchObject({
      objectID: 'LASIT',
      sku: 'LASIT',
      slug: 'tuote-lasit',
      name: { default: 'Ajolasit', variation: '' },
      brand: '-miinus',
      yotpo: { reviewScore: null },
      stock: { qty: 0, stockStatus: 'outOfStock' },
      finalPrice: { inclTax: 50, exclTax: 39.84 },
      price: { inclTax: 80 },
      vatRate: 25.5,
      productLine: 1,
      categories: [{ level: 1, id: 'ajovarusteet', parentId: null, value: 'ajovarusteet' }],
    });
  });

  it('counts facets and gives number ranges', async () => {
    const result = await one({ facets: ['brand', 'price', 'inStock', 'nonsense'], hitsPerPage: 0 });
    expect(result.hits).toEqual([]);
    expect(result.facets.brand).toEqual({ Kaira: 1, Pohja: 1, '-miinus': 1 });
    expect(result.facets.inStock).toEqual({ true: 1, false: 2 });
    expect(result.facets_stats).toMatchObject({ price: { min: 50, max: 210 } });
    expect(result.facets).not.toHaveProperty('nonsense');
    expect((await one({ facets: 'brand' })).facets).toHaveProperty('brand');
    expect(Object.keys((await one({ facets: ['*'] })).facets)).toContain('categories');
    expect((await one({ facets: ['brand'], maxValuesPerFacet: 1 })).facets.brand).toEqual({ '-miinus': 1 });
  });

  it('filters by facetFilters: AND, OR, NOT, escaped minus', async () => {
    const found = async (facetFilters: unknown) => skus(await one({ facetFilters })).toSorted();
    expect(await found('brand:kaira')).toEqual(['KYP']);
    expect(await found(['brand:Kaira', 'inStock:true'])).toEqual(['KYP']);
    expect(await found([['brand:Kaira', 'brand:Pohja']])).toEqual(['KYP', 'KYP2']);
    expect(await found([['brand:Kaira', 'brand:Pohja'], 'inStock:false'])).toEqual(['KYP2']);
    expect(await found(['brand:-Kaira'])).toEqual(['KYP2', 'LASIT']);
    expect(await found(['brand:\\-miinus'])).toEqual(['LASIT']);
    expect(await found(['sku:KYP-L'])).toEqual(['KYP']);
    expect(await found(['categories:ajovarusteet/kyparat'])).toEqual(['KYP', 'KYP2']);
  });

  it('filters by numericFilters and by a filters expression', async () => {
    expect(skus(await one({ numericFilters: ['price < 100', 'price >= 50'] }))).toEqual(['LASIT']);
    expect(skus(await one({ numericFilters: [['price:0 TO 50', 'price > 200']] })).toSorted()).toEqual([
      'KYP2',
      'LASIT',
    ]);
    expect(skus(await one({ filters: 'brand:Kaira OR brand:Pohja AND NOT inStock:true' }))).toEqual(['KYP2']);
    expect(skus(await one({ filters: '(brand:"Kaira" OR price:5 TO 60) AND discounted:true' }))).toEqual(['LASIT']);
  });

  it('returns one hit per product or one per sku', async () => {
    expect(skus(await one({ query: 'kelkkakypärä', distinct: true }))).toEqual(['KYP']);
    const each = await one({ query: 'kelkkakypärä', distinct: false });
    expect(skus(each)).toEqual(['KYP-S', 'KYP-L']);
    expect(each.hits[1]).toMatchObject({ name: { variation: 'L' }, finalPrice: { inclTax: 110 }, parentSku: 'KYP' });
  });

  it('pages, and supports the sort replicas', async () => {
    const second = await one({ indexName: 'products_fi_price_asc', page: 1, hitsPerPage: 2 });
    expect(second).toMatchObject({ page: 1, hitsPerPage: 2, nbHits: 3, nbPages: 2, index: 'products_fi_price_asc' });
    expect(skus(second)).toEqual(['KYP2']);
    expect(skus(await one({ indexName: 'products_en_price_desc' })).at(0)).toBe('KYP2');
  });

  it('reads the category tree as 2 pages of 1000 (category-2)', async () => {
    const [first, second] = await ask(
      ...[0, 1].map((page) => ({
        indexName: 'categories_fi',
        query: '',
        hitsPerPage: 1000,
        page,
        distinct: true,
        attributesToHighlight: [],
      })),
    );
    expect(first?.hits.map((hit) => hit.path)).toEqual(['ajovarusteet', 'ajovarusteet/kyparat']);
    expect(first?.hits[0]).toMatchObject({
      level: 1,
      parentId: null,
      isIncludedInMenu: true,
      children: ['ajovarusteet/kyparat'],
    });
    expect(second?.hits).toEqual([]);
  });

  it('retrieves and highlights the requested attributes', async () => {
    expect(
      (await one({ query: 'ajolasit', attributesToRetrieve: ['name.default'], attributesToHighlight: [] })).hits,
    ).toEqual([{ objectID: 'LASIT', name: { default: 'Ajolasit' } }]);
    const [hit] = (
      await one({
        query: 'ajolas',
        attributesToRetrieve: ['*', '-images'],
        highlightPreTag: '[',
        highlightPostTag: ']',
      })
    ).hits;
    expect(hit).not.toHaveProperty('images');
    expect(hit?._highlightResult).toMatchObject({
      name: { default: { value: '[Ajolas]it', matchLevel: 'full', matchedWords: ['ajolas'] } },
      brand: { value: '-miinus', matchLevel: 'none' },
    });
    expect(await one({ responseFields: ['nbHits'] })).toEqual({ nbHits: 3 });
  });

  it('accepts params as an object and as a url-encoded string', async () => {
    const params = new URLSearchParams({
      query: 'kypärä',
      hitsPerPage: '1',
      facetFilters: '[["brand:Pohja"]]',
      facets: 'brand',
    });
    const asText = await one({ params: params.toString() });
    expect(asText).toMatchObject({ nbHits: 1, hitsPerPage: 1, query: 'kypärä', facets: { brand: { Pohja: 1 } } });
    const { results } = await client.search([
      { indexName: 'products_fi', params: { query: 'kypärä', hitsPerPage: 1 } },
    ] as never);
    expect(results[0]).toMatchObject({ nbHits: 2, hitsPerPage: 1 });
  });

  it('searches facet values', async () => {
    const { results } = await client.search({
      requests: [{ indexName: 'products_fi', type: 'facet', facet: 'brand', facetQuery: 'ka', maxFacetHits: 5 }],
    });
    expect(results[0]).toMatchObject({ facetHits: [{ value: 'Kaira', highlighted: '<em>Ka</em>ira', count: 1 }] });
  });

  it('returns 404 for an unknown index and 403 for a wrong key, in headers and in the query', async () => {
    await expect(one({ indexName: 'nothing_fi' })).rejects.toMatchObject({
      status: 404,
      message: 'Index nothing_fi does not exist',
    });
    for (const authMode of ['WithinHeaders', 'WithinQueryParameters'] as const) {
      await expect(
        server.client('tieva', 'public', authMode).search([{ indexName: 'products_fi' }]),
      ).resolves.toBeDefined();
      for (const [appId, key] of [
        ['tieva', 'guess'],
        ['other', 'public'],
      ] as const)
        await expect(server.client(appId, key, authMode).search([{ indexName: 'products_fi' }])).rejects.toMatchObject({
          status: 403,
          message: 'Invalid Application-ID or API key',
        });
    }
  });
});
