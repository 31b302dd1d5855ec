import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import type { ListingSort } from '#domain/catalog/search/query.ts';

/** Counts the values of an attribute among what `filter` leaves; at most `limit` values, most frequent first. */
export type FacetRequest = { attribute: string; filter: Filter; limit: number; kind: 'values' | 'stats' };

/** `values` is empty for stats, `stats` null for values and when nothing has a number. */
export type FacetCount = {
  values: { value: string; count: number }[];
  stats: { min: number; max: number; avg: number; sum: number } | null;
};

export type ProductSearch = {
  locale: Locale;
  /** Empty: everything. */
  words: readonly QueryWord[];
  filter: Filter;
  /** One hit per product instead of one per sku; facets then count products. */
  distinct: boolean;
  /** `year`: newest machines first. */
  sort: ListingSort;
  /**
   * A category. Without words, by relevance: vehicles that are of it by their first category, its other goods, then what is
   * only listed there too (listing-6).
   */
  kindFirst?: string;
  /** Skus of product pages pinned to the query: first by relevance, in this order, whatever their words (search-9). */
  pinned: readonly string[];
  /** Skus of product pages that are never found. */
  hidden: readonly string[];
  offset: number;
  limit: number;
  /** Each with its own filter, so that a facet can ignore its own choice (listing-2). */
  facets: readonly FacetRequest[];
  /** Skus of the product pages that fit a vehicle, by the vehicle's text in the filters. */
  fitting: Readonly<Record<string, readonly string[]>>;
  /** Decides which reductions are still running; ms since 1970. */
  now: number;
};

/** One hit: a product with its first sku, or a sku. `categories` are the paths of its categories and their ancestors. */
export type ProductHit = {
  productId: number;
  sku: Sku;
  parentSku: Sku;
  productLine: number;
  categories: string[];
};
export type ProductsFound = { hits: ProductHit[]; total: number; facets: FacetCount[] };
