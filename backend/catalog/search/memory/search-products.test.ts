import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import type { ClassedLexemes } from '#domain/catalog/search/analysis/lexemes.ts';
import {
  RELEVANCE,
  type WordQueries,
  type WordQuery,
  wordQueries,
} from '#domain/catalog/search/analysis/word-query.ts';
import { attributeIs, type Clause } from '#domain/catalog/search/filters/condition.ts';
import { type AttributeValues, passesFilter } from '#domain/catalog/search/filters/passes-filter.ts';
import type { MadeProduct } from '#test/make-products.ts';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';
import { attributeValues } from '../indexer/index-product.ts';
import type { IndexedProduct, IndexedSku } from './indexed-product.ts';
import type { FacetRequest, ProductSearch, ProductsFound } from './product-search.ts';
import { readWords } from './read-words.ts';
import { searchProducts } from './search-products.ts';
import { analyser, indexedProducts, segmentOf } from './test-segments.ts';

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
  q: fc.constantFrom('', '', 'rengas', 'reng', 'r', 'takki musta', 'kaira', 'p12', 'talvi', 'xyz'),
  locale: fc.constantFrom<Locale[]>('fi', 'en'),
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
  distinct: fc.boolean(),
  /** Splits the products into segments. */
  split: fc.integer({ min: 0, max: 40 }),
});

type Searched = typeof searches extends fc.Arbitrary<infer S> ? S : never;
const everything: Searched = {
  q: '',
  locale: 'fi',
  chosen: [],
  facets: [],
  sort: 'relevance',
  pinned: [],
  hidden: [],
  offset: 0,
  hasEnded: false,
  distinct: true,
  split: 0,
};

function matches(query: WordQuery, lexemes: ClassedLexemes): boolean {
  if (query.kind === 'word')
    return lexemes[query.of].some((one) => (query.isPrefix ? one.startsWith(query.lexeme) : one === query.lexeme));
  return query.kind === 'any'
    ? query.of.some((part) => matches(part, lexemes))
    : query.of.every((part) => matches(part, lexemes));
}

const levels = ['whole', 'type', 'exact', 'named'] as const;
const relevanceOf = (queries: WordQueries, lexemes: ClassedLexemes) =>
  levels.reduce((sum, level) => sum + (matches(queries[level], lexemes) ? RELEVANCE[level] : 0), 0);

type Row = { product: IndexedProduct; sku: IndexedSku; position: number };

/** Judges searches by a loop over all rows. */
function naiveSearch(products: readonly IndexedProduct[], search: ProductSearch): ProductsFound {
  const { words, locale, sort, distinct, pinned, hidden, fitting, now } = search;
  const at = new Date(now);
  const queries = words.length > 0 ? wordQueries(words) : null;
  const values = ({ product, sku }: Row) => {
    const vehicles = Object.entries(fitting).flatMap(([text, own]) =>
      own.includes(product.sku) ? text.toLowerCase() : [],
    );
    return attributeValues(product, sku, at, vehicles);
  };
  const isMatch = ({ sku, words: own }: IndexedProduct) =>
    !hidden.includes(sku) && (!queries || pinned.includes(sku) || matches(queries.all, own[locale]));
  const rows = products
    .filter(isMatch)
    .flatMap((product): Row[] => product.skus.map((sku, position) => ({ product, sku, position })));
  const unit = ({ product, sku }: Row) => (distinct ? product.id : sku.sku);
  const lowest = (numbers: (number | null)[]) =>
    Math.min(...numbers.map((number) => number ?? Number.POSITIVE_INFINITY));
  const keyOf = (own: readonly Row[]): number | string => {
    const product = own[0]?.product;
    if (!product) return 0;
    const prices = own.map((row) => values(row).price);
    switch (sort) {
      case 'relevance':
        if (!queries) return 0;
        return pinned.includes(product.sku)
          ? pinned.indexOf(product.sku) - 1000
          : -relevanceOf(queries, product.words[locale]);
      case 'newest':
        return -product.firstSoldOn;
      case 'year':
        return product.usedYear === null ? Number.POSITIVE_INFINITY : -product.usedYear;
      case 'name':
        return product.sortKeys[locale];
      case 'price-asc':
        return lowest(prices);
      case 'price-desc':
        return Number.isFinite(lowest(prices)) ? -lowest(prices) : Number.POSITIVE_INFINITY;
      case 'discount':
        return -Math.max(...own.map((row) => values(row).discountPercent ?? Number.NEGATIVE_INFINITY));
    }
  };
  const found = [
    ...Map.groupBy(
      rows.filter((row) => passesFilter(values(row), search.filter)),
      unit,
    ).values(),
  ]
    .map((own) => ({ own, first: own[0], key: keyOf(own) }))
    .flatMap(({ own, first, key }) => (first ? [{ own, first, key }] : []))
    .sort((a, b) => {
      if (a.key !== b.key) return a.key < b.key ? -1 : 1;
      const [one, other] = [a.first.product, b.first.product];
      const byPopularity = sort === 'name' ? 0 : other.popularity - one.popularity;
      return byPopularity || one.id - other.id || a.first.position - b.first.position;
    });
  return {
    hits: found.slice(search.offset, search.offset + search.limit).map(({ first: { product, sku } }) => {
      const shown = distinct ? (product.skus[0] ?? sku) : sku;
      return {
        productId: product.id,
        sku: shown.sku,
        parentSku: product.sku,
        productLine: shown.productLine,
        categories: [...product.categories],
      };
    }),
    total: found.length,
    facets: search.facets.map(({ attribute, filter, kind }) => {
      const counted = rows
        .filter((row) => passesFilter(values(row), filter))
        .flatMap((row) => {
          const { [attribute]: value }: AttributeValues = values(row);
          const all: readonly unknown[] = Array.isArray(value) ? value : [value];
          return all.flatMap((one) => (one === null ? [] : [{ unit: unit(row), value: one }]));
        });
      if (kind === 'stats') {
        const numbers = counted.map(({ value }) => Number(value));
        const sum = numbers.reduce((all, number) => all + number, 0);
        const stats = { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum };
        return { values: [], stats: numbers.length > 0 ? stats : null };
      }
      const units = Map.groupBy(counted, ({ value }) => String(value));
      const counts = [...units].map(([value, own]) => ({ value, count: new Set(own.map((one) => one.unit)).size }));
      return { values: counts, stats: null };
    }),
  };
}

/** Facets without the order of equally frequent values and the last digits of sums. */
const comparable = ({ facets, ...found }: ProductsFound) => ({
  ...found,
  facets: facets.map(({ values, stats }) => ({
    values: values.map(({ value, count }) => `${value} ${count}`).toSorted(),
    stats: stats && { ...stats, avg: stats.avg.toFixed(6), sum: stats.sum.toFixed(6) },
  })),
});

describe('search in memory', () => {
  let shop: TestSearch;
  let products: IndexedProduct[];
  beforeAll(async () => {
    shop = await openTestSearch(Array.from({ length: 40 }, (_, n) => made(n + 1)));
    products = await indexedProducts(shop);
  });
  afterAll(() => shop.close());

  const searchOf = ({ q, chosen, facets, pinned, hasEnded, split, ...asked }: Searched) => {
    const segments = [products.slice(0, split), products.slice(split)].filter((some) => some.length > 0).map(segmentOf);
    const vocabularies = segments.map(({ vocabulary }) => vocabulary);
    const search: ProductSearch = {
      ...asked,
      words: readWords(vocabularies, q, analyser),
      filter: chosen,
      pinned: q ? pinned : [],
      limit: 5,
      now: Date.parse(hasEnded ? '2026-12-01' : '2026-11-21'),
      fitting: { 'Polaris|PN|2020': ['P3', 'P8'] },
      // each ignores one choice, as listing facets do
      facets: facets.map(
        (attribute, i): FacetRequest => ({
          attribute,
          filter: chosen.filter((_, at) => at !== i),
          limit: 100,
          kind: attribute === 'price' ? 'stats' : 'values',
        }),
      ),
    };
    return { segments, search };
  };

  it('gives the results of a loop over all rows, in one segment or two (listing-2, search-9)', () => {
    fc.assert(
      fc.property(searches, (asked) => {
        const { segments, search } = searchOf(asked);
        expect(comparable(searchProducts(segments, search))).toEqual(comparable(naiveSearch(products, search)));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('finds nothing of a product that another segment replaces', () => {
    const { search } = searchOf({ ...everything, facets: ['brand'] });
    const [first, ...others] = products;
    if (!first) throw new Error('no products');
    const changed = { ...first, brand: 'Uusi', skus: first.skus.slice(0, 1) };
    const main = segmentOf(products);
    main.remove(new Set([first.id]));
    const found = searchProducts([main, segmentOf([changed])], search);
    expect(comparable(found)).toEqual(comparable(naiveSearch([changed, ...others], search)));
  });

  it('rejects an attribute that products do not have', () => {
    const { segments, search } = searchOf({ ...everything, chosen: [[attributeIs('colour', 'red')]] });
    expect(() => searchProducts(segments, search)).toThrow('attribute "colour" is not one of objectID');
  });
});
