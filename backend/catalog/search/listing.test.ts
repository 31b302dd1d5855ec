import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeProduct } from '#test/make-products.ts';
import { openTestSearch, type TestSearch, testSearch } from '#test/test-search.ts';

const products: MadeProduct[] = [
  {
    name: { fi: 'Talvirengas Kaira', en: 'Winter tyre Kaira' },
    brand: 'Kaira',
    categories: ['renkaat/talvi'],
    popularity: 50,
    firstSoldOn: '2026-11-01',
    variants: [
      { sku: 'TR-13', name: { fi: '13 tuumaa' }, price: 8000, stock: { oulu: 2 } },
      { sku: 'TR-14', name: { fi: '14 tuumaa' }, price: 12000 },
    ],
  },
  {
    name: { fi: 'Rengas Pohja' },
    brand: 'Pohja',
    categories: ['renkaat/kesa'],
    popularity: 10,
    shippingClass: 'vehicle',
    variants: [{ sku: 'R-1', price: 9000, lowest30: 12000, stock: { ranua: 1 } }],
  },
  {
    name: { fi: 'Rengas Kaira sora' },
    brand: 'Kaira',
    categories: ['renkaat/kesa'],
    labels: ['outlet'],
    popularity: 20,
    variants: [
      { sku: 'R-2', price: 5000, lowest30: 6000, saleEndsAt: '2026-11-30T00:00:00Z', stock: { oulu: 1, ranua: 1 } },
    ],
  },
  {
    name: { fi: 'Rengaspaine mittari' },
    brand: 'Pohja',
    categories: ['tyokalut', 'renkaat'],
    popularity: 99,
    variants: [{ sku: 'M-1', price: null }],
  },
  {
    name: { fi: 'Äänitorvi' },
    brand: 'Ääni',
    categories: ['tyokalut'],
    variants: [{ sku: 'A-1', price: 2000, productLine: 2 }],
  },
];

describe('listing', () => {
  let shop: TestSearch;
  beforeAll(async () => {
    shop = await openTestSearch(products);
  });
  afterAll(() => shop.close());
  const skus = async (...args: Parameters<TestSearch['listing']>) =>
    (await shop.listing(...args)).hits.map((hit) => hit.slug.replace('tuote-', ''));
  const names = async (...args: Parameters<TestSearch['listing']>) =>
    (await shop.listing(...args)).hits.map((hit) => hit.name.default);

  it('ranks the product type first, then whole words, then compounds and prefixes', async () => {
    expect(await names('q=rengas')).toEqual([
      'Rengas Kaira sora',
      'Rengas Pohja',
      'Talvirengas Kaira',
      'Rengaspaine mittari',
    ]);
  });

  it('shows a product once, however many of its skus match', async () => {
    expect((await shop.listing('q=kaira')).total).toBe(2);
  });

  it('finds by sku, by the other language, and by the word list', async () => {
    expect(await names('q=tr-14')).toEqual(['Talvirengas Kaira']);
    expect(await names('q=TR14')).toEqual(['Talvirengas Kaira']);
    expect(await names('q=winter tyres')).toEqual(['Talvirengas Kaira']);
    expect(await names('q=tyre')).toContain('Rengas Pohja');
  });

  it('sorts (listing-1)', async () => {
    expect(await names('sort=name')).toEqual([
      'Rengas Kaira sora',
      'Rengas Pohja',
      'Rengaspaine mittari',
      'Talvirengas Kaira',
      'Äänitorvi',
    ]);
    expect((await names('sort=price-asc')).at(0)).toBe('Äänitorvi');
    expect((await names('sort=price-asc')).at(-1)).toBe('Rengaspaine mittari');
    expect(await names('sort=price-desc&max=100')).toEqual([
      'Rengas Pohja',
      'Talvirengas Kaira',
      'Rengas Kaira sora',
      'Äänitorvi',
    ]);
    expect((await names('sort=newest')).at(0)).toBe('Talvirengas Kaira');
    expect((await names('sort=discount')).slice(0, 2)).toEqual(['Rengas Pohja', 'Rengas Kaira sora']);
  });

  it('shows what a category is for before what is listed there too (listing-6)', async () => {
    const inTyres = await names('', 'renkaat');
    expect(inTyres).toEqual(['Rengas Pohja', 'Talvirengas Kaira', 'Rengas Kaira sora', 'Rengaspaine mittari']);
    expect(await names('', 'tyokalut')).toEqual(['Rengaspaine mittari', 'Äänitorvi']);
    expect(await names('sort=name', 'renkaat')).toEqual([...inTyres].sort((a, b) => a.localeCompare(b, 'fi')));
  });

  it('filters by the choices (listing-1)', async () => {
    expect(await names('brand=Pohja&brand=kaira&q=rengas')).toHaveLength(4);
    expect(await names('max=85&min=50,01')).toEqual(['Talvirengas Kaira']);
    expect(await names('stock=1')).toHaveLength(3);
    expect(await names('store=ranua&sort=name')).toEqual(['Rengas Kaira sora', 'Rengas Pohja']);
    expect(await names('sale=1&sort=name')).toEqual(['Rengas Kaira sora', 'Rengas Pohja']);
    expect(await names('outlet=1&sort=name')).toEqual(['Rengas Kaira sora', 'Äänitorvi']);
    expect(await skus('', 'renkaat')).toHaveLength(4);
    expect(await names('', 'renkaat/talvi')).toEqual(['Talvirengas Kaira']);
  });

  it('all conditions must hold for the same sku', async () => {
    expect(await names('stock=1&min=100')).toEqual([]);
  });

  it('counts facets without their own choice (listing-2)', async () => {
    const { facets, total } = await shop.listing('brand=Pohja&stock=1', 'renkaat');
    expect(total).toBe(1);
    expect(facets.brand).toEqual([
      { value: 'Kaira', label: 'Kaira', count: 2, chosen: false },
      { value: 'Pohja', label: 'Pohja', count: 1, chosen: true },
    ]);
    expect(facets.store.map(({ value, count }) => [value, count])).toEqual([
      ['oulu', 0],
      ['rovaniemi', 0],
      ['ranua', 1],
    ]);
    expect(facets).toMatchObject({ inStock: 1, discounted: 1, outlet: 0, price: { min: 9000, max: 9000 } });
  });

  it('counts the child categories', async () => {
    const top = await shop.listing('');
    expect(top.facets.category.map(({ value, count }) => [value, count])).toEqual([
      ['renkaat', 4],
      ['tyokalut', 2],
    ]);
    const inside = await shop.listing('', 'renkaat');
    expect(inside.facets.category.map(({ value }) => value)).toEqual(['renkaat/kesa', 'renkaat/talvi']);
  });

  it('keeps a chosen brand that has no products', async () => {
    const { facets } = await shop.listing('brand=Nobody&q=rengas');
    expect(facets.brand).toContainEqual({ value: 'Nobody', label: 'Nobody', count: 0, chosen: true });
  });

  it('pages (listing-1)', async () => {
    const page = await shop.listing('page=2');
    expect(page).toMatchObject({ hits: [], total: 5, page: 2, pages: 1, pageSize: 24 });
  });

  it('gives the corrected query of a mistyped word (search-10)', async () => {
    expect(await shop.listing('q=talvirengsa')).toMatchObject({ total: 1, corrected: 'talvirengas' });
    expect(await shop.listing('q=rengas')).toMatchObject({ corrected: null });
  });

  it('finds nothing for punctuation alone, and handles any other text', async () => {
    expect((await shop.listing('q=%25%25%25')).total).toBe(0);
    for (const q of ["' | !", '\\', '\0', '(((', ':*', "a'b", '🛷', '\ud800', 'a'.repeat(5000)])
      await expect(shop.listing('', null, { q })).resolves.toBeDefined();
  });

  it('ends a reduction at its time (listing-3)', async () => {
    const other = await testSearch(products);
    other.clock.now = new Date('2026-12-01T00:00:00Z');
    expect((await other.listing('sale=1')).hits.map((hit) => hit.name.default)).toEqual(['Rengas Pohja']);
    expect((await other.listing('max=60')).hits.map((hit) => hit.name.default)).toEqual([
      'Rengas Kaira sora',
      'Äänitorvi',
    ]);
  });
});
