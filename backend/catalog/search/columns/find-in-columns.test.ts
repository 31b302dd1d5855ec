import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attributeIs, type Clause } from '#domain/catalog/search/filters/condition.ts';
import { type MadeProduct, makeProduct } from '#test/make-products.ts';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';
import { productAttributes } from '../engine/attributes.ts';
import type { FacetRequest } from '../engine/facet-sql.ts';
import { findProducts, type ProductSearch, type ProductsFound } from '../engine/find-products.ts';
import { readWords } from '../engine/vocabulary.ts';
import { readAnalyser } from '../word-list.ts';
import { columnAttributes } from './attributes.ts';
import { findInColumns } from './find-in-columns.ts';
import { type Columns, createColumnStore } from './store.ts';

const analyser = readAnalyser();
const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
const brands = ['Kaira', 'Pohja', 'Tieva'];
const colours = ['Musta', 'Punainen', 'Vihreä'];
const sizes = ['s', 'm', 'l'];
const places = ['renkaat/talvi', 'renkaat/kesa', 'asusteet', 'asusteet/takit'];

/** A small catalog that combines all attribute values. */
const made = (n: number): MadeProduct => ({
  sku: `P${n}`,
  name: { fi: pick(['Rengas', 'Takki', 'Talvirengas', 'Rengassarja'], n * 7 + (n >> 2)) + (n % 3 ? ' malli' : '') },
  brand: pick(brands, n * 5),
  categories: [pick(places, n), ...(n % 4 === 0 ? [pick(places, n + 1)] : [])],
  labels: n % 5 === 0 ? ['outlet'] : n % 7 === 0 ? ['new', 'campaign'] : [],
  popularity: (n * 13) % 17,
  firstSoldOn: `2026-0${1 + (n % 9)}-01`,
  attributes: [{ label: { fi: 'Väri' }, value: { fi: pick(colours, n * 3 + (n >> 3)) } }],
  ...(n % 11 === 0 && { usedYear: 2010 + (n % 7) }),
  selectable:
    n % 3
      ? []
      : [{ code: 'koko', label: { fi: 'Koko' }, values: sizes.map((code) => ({ code, label: { fi: code } })) }],
  variants: (n % 3 ? [''] : sizes.slice(0, 1 + (n % 2) + 1)).map((size, i) => ({
    sku: `P${n}${size}`,
    ...(size && { options: { koko: size } }),
    price: (n + i) % 13 === 0 ? null : 500 * (1 + ((n * 3 + i * 5) % 8)),
    ...((n + i) % 4 === 0 && (n + i) % 13 !== 0 && { lowest30: 9000 }),
    ...((n + i) % 8 === 0 && { saleEndsAt: '2026-11-25T00:00:00Z' }),
    stock: { ...((n + i) % 2 && { oulu: 1 }), ...((n + i) % 5 === 0 && { ranua: 2 }) },
  })),
});

const choices: Clause[] = [
  [attributeIs('brand', 'kaira'), attributeIs('brand', 'Pohja')],
  [{ ...attributeIs('brand', 'Tieva'), negated: true }],
  [attributeIs('storeAvailability', 'oulu')],
  [attributeIs('inStock', 'true')],
  [attributeIs('discounted', 'true')],
  [attributeIs('outlet', 'false')],
  [attributeIs('attributes', 'vari:musta'), attributeIs('attributes', 'vari:vihreä')],
  [attributeIs('attributes', 'koko:m')],
  [attributeIs('categories', 'renkaat')],
  [attributeIs('vehicle', 'Polaris|PN|2020')],
  [attributeIs('used', 'true')],
  [{ ...attributeIs('parentSku', 'p3'), negated: true }],
  [{ kind: 'range', attribute: 'price', from: 10, to: 30, negated: false }],
  [{ kind: 'compare', attribute: 'discountPercent', operator: '>', number: 50, negated: true }],
  [attributeIs('attributes', 'nobody:says')],
];
const counted = [
  'brand',
  'categories',
  'storeAvailability',
  'labels',
  'attributes',
  'inStock',
  'outlet',
  'discounted',
  'used',
  'price',
  'productLine',
  'sku',
];

const searches = fc.record({
  q: fc.constantFrom('', '', 'rengas', 'reng', 'r', 'takki musta', 'kaira', 'xyz'),
  chosen: fc.subarray(choices, { maxLength: 4 }),
  facets: fc.subarray(counted, { maxLength: 5 }),
  sort: fc.constantFrom<ProductSearch['sort'][]>(
    'relevance',
    'newest',
    'price-asc',
    'price-desc',
    'discount',
    'name',
    'year',
  ),
  pinned: fc.constantFrom([], ['P7', 'P2']),
  hidden: fc.constantFrom([], ['P4', 'P5']),
  offset: fc.constantFrom(0, 3),
  hasEnded: fc.boolean(),
});

/** Equally frequent values are in the database's own order. */
const comparable = ({ facets, ...found }: ProductsFound) => ({
  ...found,
  facets: facets.map(({ values, stats }) => ({
    values: values.map(({ value, count }) => `${value} ${count}`).toSorted(),
    stats: stats && { ...stats, avg: stats.avg.toFixed(6), sum: stats.sum.toFixed(6) },
  })),
});

describe('in-memory search', () => {
  let shop: TestSearch;
  let columns: Columns;
  const store = () => createColumnStore(shop.db.kysely);
  const version = async () => {
    const { rows } = await sql<{ value: string }>`select value from shop_meta where key = 'search_version'`.execute(
      shop.db.kysely,
    );
    return Number(rows[0]?.value);
  };
  const current = async (from = store()): Promise<Columns> => {
    await from.read(await version());
    const read = await from.at(await version());
    if (!read) throw new Error('the columns are behind');
    return read;
  };
  beforeAll(async () => {
    shop = await openTestSearch(Array.from({ length: 40 }, (_, n) => made(n + 1)));
    await shop.db.exec(`insert into fitment (product_sku, make, model, year_from, year_to) values
      ('P3', 'Polaris', 'PN', 2019, 2021), ('P8', 'polaris', 'pn', 0, 9999), ('P9', 'Polaris', 'PN', 2021, 2022)`);
    columns = await current();
  });
  afterAll(() => shop.close());

  const searchOf = async ({
    q,
    chosen,
    facets,
    sort,
    pinned,
    hidden,
    offset,
    hasEnded,
  }: typeof searches extends fc.Arbitrary<infer S> ? S : never) =>
    ({
      locale: 'fi',
      words: q ? await readWords(shop.db.kysely, q, analyser) : [],
      filter: chosen,
      distinct: true,
      sort,
      pinned: q ? pinned : [],
      hidden,
      offset,
      limit: 5,
      now: new Date(hasEnded ? '2026-12-01' : '2026-11-21'),
      // each ignores one choice, as listing facets do
      facets: facets.map(
        (attribute, i): FacetRequest => ({
          attribute,
          filter: chosen.filter((_, at) => at !== i),
          limit: 100,
          kind: attribute === 'price' ? 'stats' : 'values',
        }),
      ),
    }) satisfies ProductSearch;

  it('gives the results of the database for any search', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (asked) => {
        const search = await searchOf(asked);
        const found = await findInColumns(shop.db.kysely, columns, search);
        expect(found && comparable(found)).toEqual(comparable(await findProducts(shop.db.kysely, search)));
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it('supports every attribute that the database can count', () => {
    const countable = Object.entries(productAttributes).filter(([, { type }]) => type !== 'test');
    expect(Object.keys(columnAttributes).toSorted()).toEqual(countable.map(([name]) => name).toSorted());
  });

  it('counts each choice as if it were selected (listing-2)', async () => {
    const chosen = [choices[0], choices[2]] as Clause[];
    const search = await searchOf({
      q: '',
      chosen,
      facets: ['attributes'],
      sort: 'relevance',
      pinned: [],
      hidden: [],
      offset: 0,
      hasEnded: false,
    });
    const facet = { attribute: 'attributes', filter: chosen, limit: 100, kind: 'values' as const };
    const found = await findInColumns(shop.db.kysely, columns, { ...search, facets: [facet] });
    const values = found?.facets[0]?.values ?? [];
    expect(values.length).toBeGreaterThan(3);
    for (const { value, count } of values) {
      const filter = [...chosen, [attributeIs('attributes', value)]];
      expect((await findInColumns(shop.db.kysely, columns, { ...search, filter, facets: [] }))?.total).toBe(count);
    }
  });

  it('leaves a catalog above the size limit to the database, and counts it once', async () => {
    const own = createColumnStore(shop.db.kysely, 39);
    const now = await version();
    expect(await own.at(now)).toBeNull();
    const asked = vi.spyOn(shop.db.kysely, 'getExecutor');
    expect(await own.at(now)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('follows a product added, a product removed, and stock that runs out', async () => {
    const own = store();
    await current(own);
    const all = {
      q: '',
      chosen: [],
      facets: ['storeAvailability'],
      sort: 'name',
      pinned: [],
      hidden: [],
      offset: 0,
      hasEnded: false,
    } as const;
    const search = await searchOf({ ...all, chosen: [], facets: ['storeAvailability'], pinned: [], hidden: [] });
    const totals = async () => {
      const found = await findInColumns(shop.db.kysely, await current(own), search);
      expect(found && comparable(found)).toEqual(comparable(await findProducts(shop.db.kysely, search)));
      return found?.total;
    };
    expect(await totals()).toBe(40);
    const id = await makeProduct(shop.db, {
      sku: 'UUSI',
      name: { fi: 'Uusi' },
      variants: [{ sku: 'UUSI', stock: { ranua: 1 } }],
    });
    await shop.reindex([id]);
    expect(await totals()).toBe(41);
    await shop.db.exec(`update stock_level set qty = 0 where sku = 'UUSI'`);
    await shop.search.stockChanged(['UUSI']);
    expect(await totals()).toBe(41);
    await shop.db.exec(`delete from product where sku = 'P1' or id = ${id}`);
    await shop.reindex([id, ...shop.ids.slice(0, 1)]);
    expect(await totals()).toBe(39);
  });
});
