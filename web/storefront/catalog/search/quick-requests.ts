import type { Locale } from '#domain/base/locale.ts';
import { indexName } from '#domain/catalog/search/index-name.ts';
import { HIGHLIGHT_END, HIGHLIGHT_START } from './highlight.ts';

const marks = { highlightPreTag: HIGHLIGHT_START, highlightPostTag: HIGHLIGHT_END };

/** The requests of the quick search, one per index (search-2). */
export const quickRequests = (query: string, locale: Locale, prefix = '') => [
  {
    indexName: prefix + indexName('products', locale),
    query,
    hitsPerPage: 8,
    distinct: true,
    ruleContexts: ['product_quick_search'],
    attributesToRetrieve: [
      'sku',
      'slug',
      'name',
      'defaultImage.url',
      'price',
      'finalPrice',
      'pricedFrom',
      'saleMode',
      'variationPrices',
      'vatRate',
    ],
    attributesToHighlight: ['name.default'],
    ...marks,
  },
  {
    indexName: prefix + indexName('categories', locale),
    query,
    hitsPerPage: 4,
    attributesToRetrieve: ['name', 'path', 'breadcrumb'],
    attributesToHighlight: ['name'],
    ...marks,
  },
  {
    indexName: prefix + indexName('contents', locale),
    query,
    hitsPerPage: 3,
    attributesToRetrieve: ['parentName', 'name', 'path', 'url'],
    attributesToHighlight: ['name'],
    ...marks,
  },
  {
    indexName: prefix + indexName('blogs', locale),
    query,
    hitsPerPage: 3,
    attributesToRetrieve: ['title', 'slug', 'date'],
    attributesToHighlight: ['title'],
    ...marks,
  },
  {
    indexName: prefix + indexName('spareparts', locale),
    query,
    hitsPerPage: 4,
    attributesToRetrieve: ['sku', 'name.default', 'supplier'],
    attributesToHighlight: ['name.default'],
    ...marks,
  },
];
