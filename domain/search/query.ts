import { type Cents, centsFromEuros, eurosFromCents } from '../base/money.ts';
import type { ProductCard } from '../catalog/product.ts';

export const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What a listing page shows, as its URL says it. `category` is the path of the route, never a parameter. */
export type ListingQuery = {
  q: string;
  category: string | null;
  brands: string[];
  priceMin: Cents | null;
  priceMax: Cents | null;
  inStock: boolean;
  /** Only what this store has on the shelf (store id). */
  store: string | null;
  discounted: boolean;
  outlet: boolean;
  sort: Sort;
  /** 1-based. */
  page: number;
};

/** One choice of a facet with the number of products it would show. */
export type FacetValue = { value: string; label: string; count: number; chosen: boolean };

/** One page of a listing. A facet's counts ignore its own choice, so that several can be chosen within one facet. */
export type Listing = {
  hits: ProductCard[];
  total: number;
  page: number;
  pages: number;
  pageSize: typeof PAGE_SIZE;
  facets: {
    brand: FacetValue[];
    store: FacetValue[];
    inStock: number;
    discounted: number;
    outlet: number;
    price: { min: Cents; max: Cents } | null;
    category: FacetValue[];
  };
  /** The words that were searched for instead, when the visitor's own found almost nothing. */
  corrected: string | null;
};

export const PAGE_SIZE = 24;
const MAX_PAGE = 10_000;
const MAX_QUERY_LENGTH = 200;
const MAX_BRANDS = 50;
const MAX_EUROS = 10_000_000;

function readEuros(text: string | null): Cents | null {
  const euros = Number(text?.trim().replace(',', '.') || Number.NaN);
  return euros >= 0 && euros <= MAX_EUROS ? centsFromEuros(euros) : null;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

// no database takes a NUL in a text
const readText = (text: string | null): string => (text ?? '').replaceAll('\0', ' ').trim().slice(0, MAX_QUERY_LENGTH);

/**
 * Reads a listing from URL parameters: q, brand (repeated), min and max (euros), stock, sale and outlet (`1`), store,
 * sort, page. A visitor's URL is never an error: what makes no sense is left out.
 */
export function readListingQuery(params: URLSearchParams, category: string | null = null): ListingQuery {
  const sort = params.get('sort') as Sort;
  const brands = params.getAll('brand').map(readText).filter(Boolean);
  return {
    q: readText(params.get('q')),
    category,
    brands: [...new Set(brands)].slice(0, MAX_BRANDS),
    priceMin: readEuros(params.get('min')),
    priceMax: readEuros(params.get('max')),
    inStock: params.get('stock') === '1',
    store: readText(params.get('store')) || null,
    discounted: params.get('sale') === '1',
    outlet: params.get('outlet') === '1',
    sort: sorts.includes(sort) ? sort : 'relevance',
    page: readPage(params.get('page')),
  };
}

/** The inverse of `readListingQuery`, in one fixed order and without defaults, so that one listing has one URL. */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | false | null) => {
    if (value !== '' && value !== false && value !== null) params.append(name, String(value));
  };
  put('q', query.q);
  for (const brand of query.brands) put('brand', brand);
  put('min', query.priceMin === null ? null : eurosFromCents(query.priceMin));
  put('max', query.priceMax === null ? null : eurosFromCents(query.priceMax));
  put('stock', query.inStock && 1);
  put('store', query.store);
  put('sale', query.discounted && 1);
  put('outlet', query.outlet && 1);
  put('sort', query.sort !== 'relevance' && query.sort);
  put('page', query.page !== 1 && query.page);
  return params;
}
