import { expect, it } from 'vitest';
import type { Clause } from '#domain/catalog/search/filters/condition.ts';
import { attributeIs } from '#domain/catalog/search/filters/condition.ts';
import { testSearch } from '#test/test-search.ts';
import { readFittingSkus } from '../engine/fitting.ts';
import type { FacetRequest, ProductSearch } from './product-search.ts';
import { readWords } from './read-words.ts';
import { searchProducts } from './search-products.ts';
import { analyser, segmentsOf } from './test-segments.ts';

async function testFind(...products: Parameters<typeof testSearch>) {
  const shop = await testSearch(...products);
  const find = async (q: string, { filter = [], ...over }: Partial<ProductSearch> = {}) => {
    const segments = await segmentsOf(shop);
    const vehicles = filter.flat().flatMap((one) => (one.attribute === 'vehicle' && 'value' in one ? [one.value] : []));
    const fitting = await Promise.all(
      vehicles.map(async (text) => [text, await readFittingSkus(shop.db.kysely, text)] as const),
    );
    return searchProducts(segments, {
      locale: 'fi',
      words: readWords(
        segments.map(({ vocabulary }) => vocabulary),
        q,
        analyser,
      ),
      filter,
      distinct: true,
      sort: 'relevance',
      pinned: [],
      hidden: [],
      offset: 0,
      limit: 20,
      facets: [],
      fitting: Object.fromEntries(fitting),
      now: shop.clock.now.getTime(),
      ...over,
    });
  };
  const skus = async (q: string, over: Partial<ProductSearch> = {}) =>
    (await find(q, over)).hits.map((hit) => hit.parentSku);
  return { ...shop, find, skus };
}

const is = (attribute: string, value: string): Clause => [attributeIs(attribute, value)];
const not = (attribute: string, value: string): Clause => [{ ...attributeIs(attribute, value), negated: true }];
const colour = { fi: 'Väri', en: 'Colour' };
const size = {
  code: 'koko',
  label: { fi: 'Koko', en: 'Size' },
  values: ['L', 'M'].map((name) => ({ code: name.toLowerCase(), label: { fi: name } })),
};

it('filters and counts by attributes and variation options (listing-2)', async () => {
  const { find, skus, ...shop } = await testFind([
    { sku: 'A', name: { fi: 'Takki' }, attributes: [{ label: colour, value: { fi: 'Musta', en: 'Black' } }] },
    {
      sku: 'B',
      name: { fi: 'Takki' },
      attributes: [{ label: colour, value: { fi: 'Punainen' } }],
      selectable: [size],
      variants: [
        { sku: 'B-m', options: { koko: 'm' } },
        { sku: 'B-l', options: { koko: 'l' } },
      ],
    },
  ]);
  expect(await skus('', { filter: [is('attributes', 'vari:musta')] })).toEqual(['A']);
  expect(await skus('', { filter: [is('attributes', 'koko:l'), is('attributes', 'vari:punainen')] })).toEqual(['B']);
  const facet: FacetRequest = { attribute: 'attributes', filter: [], limit: 9, kind: 'values' };
  expect((await find('', { facets: [facet] })).facets[0]?.values.map(({ value, count }) => [value, count])).toEqual([
    ['koko:l', 1],
    ['koko:m', 1],
    ['vari:musta', 1],
    ['vari:punainen', 1],
  ]);
  const texts = async () => {
    const [segment] = await segmentsOf(shop);
    return ['koko:l', 'koko:m', 'vari:musta', 'vari:vihreä'].map((key) => segment?.attributeText(key));
  };
  expect((await texts()).slice(0, 3)).toEqual([
    { key: 'koko:l', code: 'koko', label: size.label, value: { fi: 'L' }, position: 0 },
    { key: 'koko:m', code: 'koko', label: size.label, value: { fi: 'M' }, position: 1 },
    { key: 'vari:musta', code: 'vari', label: colour, value: { fi: 'Musta', en: 'Black' }, position: 0 },
  ]);
  await shop.db.exec(`update product set attributes = '[{"label": {"fi": "Väri"}, "value": {"fi": "Vihreä"}}]'`);
  expect((await texts()).map((text) => text?.key)).toEqual(['koko:l', 'koko:m', undefined, 'vari:vihreä']);
});

it('keeps the order of a variation option that another product has as an attribute', async () => {
  const shop = await testFind([
    { sku: 'A', name: { fi: 'Takki' }, selectable: [size], variants: [{ sku: 'A-m', options: { koko: 'm' } }] },
    { sku: 'B', name: { fi: 'Housut' }, attributes: [{ label: { fi: 'Koko' }, value: { fi: 'M' } }] },
  ]);
  const [segment] = await segmentsOf(shop);
  expect(segment?.attributeText('koko:m')).toMatchObject({ position: 1 });
});

it('finds the products that may fit a vehicle (vehicle-1)', async () => {
  const { skus, db } = await testFind(['A', 'B', 'C'].map((sku) => ({ sku, name: { fi: 'Hihna' } })));
  await db.exec(`insert into fitment (product_sku, make, model, year_from, year_to) values
    ('A', 'Polaris', 'PN 640', 2020, 2024), ('B', 'polaris', 'pn 640', 0, 9999), ('C', 'Polaris', 'PN 500', 0, 9999)`);
  const of = (vehicle: string) => skus('', { filter: [is('vehicle', vehicle)] });
  expect(await of('Polaris|PN 640|2022')).toEqual(['A', 'B']);
  expect(await of('Polaris|PN 640|2025')).toEqual(['B']);
  expect(await of('Polaris|PN 640')).toEqual(['A', 'B']);
  expect(await of('nonsense')).toEqual([]);
  expect(await skus('', { filter: [not('vehicle', 'Polaris|PN 640')] })).toEqual(['C']);
});

it('filters used machines and sorts them by year', async () => {
  const { skus } = await testFind([
    { sku: 'A', name: { fi: 'Kelkka' }, usedYear: 2015, popularity: 9 },
    { sku: 'B', name: { fi: 'Kelkka' }, usedYear: 2019 },
    { sku: 'C', name: { fi: 'Kelkka' } },
  ]);
  expect(await skus('', { filter: [is('used', 'true')], sort: 'year' })).toEqual(['B', 'A']);
  expect(await skus('', { filter: [is('used', 'false')] })).toEqual(['C']);
});

it('shows pinned products first by relevance, in their order, unless a filter excludes them (search-9)', async () => {
  const { find, skus } = await testFind([
    { sku: 'A', name: { fi: 'Kypärä' }, popularity: 9 },
    { sku: 'B', name: { fi: 'Kypärälaukku' } },
    { sku: 'C', name: { fi: 'Visiiri' }, brand: 'Kaira' },
  ]);
  expect(await skus('kypärä', { pinned: ['C', 'B', 'gone'] })).toEqual(['C', 'B', 'A']);
  expect((await find('kypärä', { pinned: ['C'] })).total).toBe(3);
  expect(await skus('kypärä', { pinned: ['C', 'B'], filter: [not('brand', 'kaira')] })).toEqual(['B', 'A']);
  expect(await skus('kypärä', { pinned: ['B'], sort: 'name' })).toEqual(['A', 'B']);
});
