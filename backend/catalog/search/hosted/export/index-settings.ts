import type { Locale } from '#domain/base/locale.ts';
import { entriesOf } from '#domain/base/records.ts';
import { type IndexKind, indexName } from '#domain/catalog/search/index-name.ts';
import type { Sort } from '#domain/catalog/search/query.ts';
import { hostedFacets, hostedName, hostedNumbers } from '../request-filters.ts';

/** Settings of one index, in the hosted engine's format. */
export type IndexSettings = Record<string, unknown>;

/** Largest number of hits: the category index is read as two pages of 1000 (category-2); the engine's default is 1000. */
const PAGINATION_LIMIT = 2000;

const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
/** The first ranking criterion of each order of products. */
const ORDERS: Readonly<Record<Exclude<Sort, 'relevance'>, string>> = {
  newest: 'desc(firstSoldOn)',
  'price-asc': 'asc(finalPrice.inclTax)',
  'price-desc': 'desc(finalPrice.inclTax)',
  discount: 'desc(discountPercent)',
  name: 'asc(sortKey)',
};

const language = (locale: Locale): IndexSettings => ({
  indexLanguages: [locale],
  queryLanguages: [locale],
  ignorePlurals: [locale],
});

const productSettings = (locale: Locale): IndexSettings => ({
  searchableAttributes: [
    'name.default',
    'sku,parentSku,itemId',
    'unordered(name.variation),brand',
    'unordered(categoryNames)',
    'unordered(marketing.productSalesPhrase1),unordered(marketing.productSalesPhrase2),unordered(marketing.productSalesPhrase3)',
  ],
  attributesForFaceting: [
    ...hostedFacets.filter((name) => name !== 'objectID').map((name) => `searchable(${hostedName(name)})`),
    ...hostedNumbers.map((name) => `${hostedName(name)}`),
  ],
  numericAttributesForFiltering: hostedNumbers.map(hostedName),
  attributeForDistinct: 'parentSku',
  distinct: true,
  // facets count products, not skus
  facetingAfterDistinct: true,
  customRanking: ['desc(popularity)', 'asc(position)'],
  disableTypoToleranceOnAttributes: ['sku', 'parentSku', 'itemId'],
  ...(locale === 'fi' && { decompoundedAttributes: { fi: ['name.default'] } }),
  unretrievableAttributes: [],
  maxValuesPerFacet: 1000,
  paginationLimitedTo: PAGINATION_LIMIT,
  ...language(locale),
});

const settingsOf: Record<IndexKind, (locale: Locale) => IndexSettings> = {
  products: productSettings,
  categories: (locale) => ({
    searchableAttributes: ['name'],
    attributesForFaceting: ['path', 'parentId', 'level', 'isIncludedInMenu', 'popular'],
    attributeForDistinct: 'path',
    distinct: true,
    customRanking: ['desc(popularity)', 'asc(position)'],
    // without a query the hits must be in tree order, whatever is popular
    ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'asc(position)'],
    paginationLimitedTo: PAGINATION_LIMIT,
    ...language(locale),
  }),
  contents: (locale) => ({
    searchableAttributes: ['name', 'parentName', 'unordered(description)', 'unordered(words)'],
    attributesForFaceting: ['path', 'parentName'],
    customRanking: ['asc(position)'],
    ...language(locale),
  }),
  blogs: (locale) => ({
    searchableAttributes: ['title', 'unordered(description)', 'unordered(words)'],
    customRanking: ['asc(position)'],
    ...language(locale),
  }),
  // codes are not analysed: no languages, no typing correction, exact match before prefix
  spareparts: () => ({
    searchableAttributes: ['sku,productCode,code'],
    attributesForFaceting: ['supplierNumber', 'supplier', 'group'],
    typoTolerance: false,
    separatorsToIndex: '',
    customRanking: ['asc(codeLength)', 'asc(code)'],
  }),
};

/** An index with its settings; replicas are the same records in another order. */
export type NamedSettings = { name: string; settings: IndexSettings };

/** Settings of an index and of its replicas. `prefix` is added to every name. */
export function indexSettings(kind: IndexKind, locale: Locale, prefix: string): NamedSettings[] {
  const name = `${prefix}${indexName(kind, locale)}`;
  const settings = settingsOf[kind](locale);
  if (kind !== 'products') return [{ name, settings }];
  const replicas = entriesOf(ORDERS).map(([sort, first]) => ({
    name: `${prefix}${indexName(kind, locale, sort)}`,
    settings: { ...settings, ranking: [first, ...RANKING] },
  }));
  return [{ name, settings: { ...settings, replicas: replicas.map((replica) => replica.name) } }, ...replicas];
}
