import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testSearch } from '#test/test-search.ts';
import { valueAt } from '../../protocol/attributes.ts';
import { readCategories } from '../category-index.ts';
import { hostedFacets, hostedName, hostedNumbers } from '../request-filters.ts';

async function exported() {
  const shop = await testSearch([
    {
      sku: 'KYP',
      name: { fi: 'Kelkkakypärä', en: 'Snowmobile helmet' },
      brand: 'Kaira',
      categories: ['ajovarusteet/kyparat'],
      labels: ['new'],
      popularity: 9,
      attributes: [{ label: { fi: 'Väri' }, value: { fi: 'Musta' } }],
      usedYear: 2020,
      variants: [
        { sku: 'KYP-S', name: { fi: 'S' }, price: 10_000, stock: { oulu: 2 } },
        { sku: 'KYP-L', name: { fi: 'L' }, price: 9000, lowest30: 12_000, saleEndsAt: '2026-12-24T00:00:00Z' },
      ],
    },
    { sku: 'LASIT', name: { fi: 'Ajolasit' }, variants: [{ sku: 'LASIT', price: null }] },
  ]);
  await shop.db.kysely
    .insertInto('spare_part')
    .values({
      product_code: '0032-11/B',
      code_norm: '003211B',
      supplier_number: '1044',
      supplier: 'Polaris',
      name: 'Hihna',
      price_cents: 12_345,
    })
    .execute();
  await shop.db.kysely
    .insertInto('content_page')
    .values({
      kind: 'page',
      path: 'maksutavat',
      locale: 'fi',
      title: 'Maksutavat',
      description: 'Lasku ja kortti',
      plain: 'Maksa osamaksulla.',
    })
    .execute();
  await shop.reindex('contents');
  const parent = await mkdtemp(join(tmpdir(), 'tieva-search-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, 'out');
  const told: string[] = [];
  const written = await shop.search.exportTo(folder, (index, done) => told.push(`${index} ${done}`));
  const text = (index: string, file: string) => readFile(join(folder, index, file), 'utf8');
  const lines = async (index: string, file = 'records.jsonl') =>
    (await text(index, file))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const json = async (index: string, file: string) => JSON.parse(await text(index, file));
  return { shop, parent, folder, told, written, records: lines, json };
}

test('writes a folder per index; the replicas of products have settings only', async () => {
  const { folder, told, written } = await exported();
  expect(written).toEqual({
    products_fi: 3,
    products_en: 3,
    categories_fi: 2,
    categories_en: 2,
    contents_fi: 1,
    contents_en: 1,
    blogs_fi: 0,
    blogs_en: 0,
    spareparts_fi: 1,
    spareparts_en: 1,
  });
  expect(told).toContain('products_fi 3');
  expect(await readdir(folder)).toHaveLength(10 + 2 * 5);
  expect((await readdir(join(folder, 'products_fi'))).toSorted()).toEqual([
    'records.jsonl',
    'rules.jsonl',
    'settings.json',
    'synonyms.jsonl',
  ]);
  expect(await readdir(join(folder, 'products_en_price_asc'))).toEqual(['settings.json']);
});

test('product records are sku hits with all filter and sort fields', async () => {
  const { shop, records, json } = await exported();
  const all = await records('products_fi');
  const { body } = await shop.search.multiQuery(
    { requests: [{ indexName: 'products_fi', distinct: false, attributesToHighlight: [] }] },
    { appId: 'tieva', key: 'public' },
  );
  const { hits } = (body as { results: { hits: { sku: string }[] }[] }).results[0] ?? { hits: [] };
  expect(hits).toHaveLength(3);
  for (const { variationPrices: _, categories, ...hit } of hits as (Record<string, unknown> & { sku: string })[])
    expect(all.find(({ sku }) => sku === hit.sku)).toMatchObject({
      ...hit,
      categories: expect.arrayContaining(categories as unknown[]),
    });

  const reduced = all.find(({ sku }) => sku === 'KYP-L') ?? {};
  expect(reduced).toMatchObject({
    objectID: 'KYP-L',
    parentSku: 'KYP',
    categoryPaths: ['ajovarusteet', 'ajovarusteet/kyparat'],
    categoryNames: ['ajovarusteet', 'ajovarusteet/kyparat'],
    attributes: ['vari:musta', 'mallivuosi:2020', 'kunto:hyvä'],
    storeAvailability: [],
    inStock: false,
    discounted: true,
    discountPercent: 25,
    outlet: false,
    used: true,
    finalPrice: { inclTax: 90 },
    variationPrices: { lowest: 90, highest: 100 },
    firstSoldOn: Date.parse('2025-01-01') / 1000,
  });
  const settings = await json('products_fi', 'settings.json');
  for (const name of [...hostedFacets, ...hostedNumbers].map(hostedName)) {
    expect(valueAt(reduced, name), name).toBeDefined();
    if (name !== 'objectID') expect(settings.attributesForFaceting.join(), name).toContain(name);
  }
  for (const sort of ['price_asc', 'price_desc', 'newest', 'name', 'discount']) {
    const replica = await json(`products_fi_${sort}`, 'settings.json');
    const [, by = ''] = /^(?:asc|desc)\((.*)\)$/.exec(replica.ranking[0]) ?? [];
    expect(valueAt(reduced, by), sort).toBeDefined();
    expect(settings.replicas).toContain(`products_fi_${sort}`);
  }
  expect(settings).toMatchObject({ attributeForDistinct: 'parentSku', distinct: true });
});

test('the category records are the tree, and fit in two pages (category-2)', async () => {
  const { shop, records, json } = await exported();
  const hits = (await records('categories_en')).toSorted((a, b) => Number(a.position) - Number(b.position));
  expect(readCategories([{ hits, nbHits: hits.length }])).toEqual(await shop.catalog.tree('en'));
  const settings = await json('categories_en', 'settings.json');
  expect(settings).toMatchObject({ paginationLimitedTo: 2000 });
  expect(settings.ranking.at(-1)).toBe('asc(position)');
});

test('page records have their words, part records the searchable code', async () => {
  const { records } = await exported();
  expect(await records('contents_fi')).toMatchObject([
    {
      objectID: 'maksutavat',
      name: 'Maksutavat',
      url: '/cms/maksutavat',
      description: 'Lasku ja kortti',
      words: 'Maksa osamaksulla.',
    },
  ]);
  expect(await records('spareparts_en')).toMatchObject([
    {
      objectID: '0032-11/B@1044',
      supplier: 'Polaris',
      code: '003211B',
      codeLength: 7,
      finalPrice: { inclTax: 123.45 },
    },
  ]);
});

test('writes synonyms of the word list and the rule for the context of quick search', async () => {
  const { records } = await exported();
  const synonyms: { synonyms: string[] }[] = (await records('products_fi', 'synonyms.jsonl')) as never;
  const sets = synonyms.map((group) => group.synonyms);
  expect(sets).toContainEqual(expect.arrayContaining(['kypärä', 'helmet']));
  expect(sets).toContainEqual(expect.arrayContaining(['mönkijä', 'nelipyörä']));
  expect(await records('products_fi', 'rules.jsonl')).toContainEqual(
    expect.objectContaining({ conditions: [{ context: 'product_quick_search' }] }),
  );
});

test('never overwrites a folder, and leaves nothing when it fails', async () => {
  const { shop, parent, folder } = await exported();
  await expect(shop.search.exportTo(folder)).rejects.toThrow('out');
  const fails = () => {
    throw new Error('full');
  };
  await expect(shop.search.exportTo(join(parent, 'other'), fails)).rejects.toThrow('full');
  expect(await readdir(parent)).toEqual(['out']);
});
