import { type Cents, centsFromEuros, eurosFromCents } from '#domain/base/money.ts';
import { readVehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';

export const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** Used machines can also be sorted by year, newest first. */
export const usedSorts = [...sorts, 'year'] as const;
export type ListingSort = (typeof usedSorts)[number];

/**
 * The fixed product set of a listing page: first sold within 60 days, outlet, reduced now, used machines (listing-3).
 */
export type Scope = 'new' | 'outlet' | 'offers' | 'used';

/** The parameters of a listing page. `category` and `scope` come from the route, never from URL parameters. */
export type ListingQuery = {
  q: string;
  category: string | null;
  scope: Scope | null;
  /** Narrows a page other than a category page to one category: its path. */
  within: string | null;
  /** Only products that may fit this vehicle (`writeVehicle`). */
  vehicle: string | null;
  inStock: boolean;
  /** Only products in stock in one of these stores (store ids). */
  stores: string[];
  brands: string[];
  priceMin: Cents | null;
  priceMax: Cents | null;
  discounted: boolean;
  outlet: boolean;
  /** Labels other than outlet. */
  labels: string[];
  /** Keys `code:value`, lower case: OR within a code, AND between codes. */
  attributes: string[];
  sort: ListingSort;
  /** The order when the URL has none. */
  standard: ListingSort;
  /** 1-based. */
  page: number;
  /** The first page shown: "show more" shows several pages together (at most `MAX_TOGETHER`). */
  from: number;
};

/** One value of a facet with the number of products it would show (listing-2). */
export type FacetValue = { value: string; label: string; lang?: 'fi'; count: number; chosen: boolean };

/** The values of one attribute, in the shop's order; `values` are keys `code:value`. */
export type AttributeFacet = { code: string; label: string; lang?: 'fi'; values: FacetValue[] };

/** The facets of a listing. Counts ignore the facet's own choice, so that several values can be chosen (listing-2). */
export type ListingFacets = {
  brand: FacetValue[];
  store: FacetValue[];
  inStock: number;
  discounted: number;
  outlet: number;
  label: FacetValue[];
  price: { min: Cents; max: Cents } | null;
  /** The child categories that have products. */
  category: FacetValue[];
  attributes: AttributeFacet[];
};

/** One page of a listing, or several after "show more". */
export type Listing = {
  hits: ProductCard[];
  total: number;
  page: number;
  pages: number;
  pageSize: typeof PAGE_SIZE;
  /** The name of the category in `within`. */
  within: string | null;
  facets: ListingFacets;
  /** Whether any hit has fitment data. */
  fits: boolean;
  /** The corrected query, when the original found almost nothing. */
  corrected: string | null;
};

export const PAGE_SIZE = 24;
/** Most pages shown together by "show more"; beyond that, one page at a time. */
export const MAX_TOGETHER = 8;
const MAX_PAGE = 10_000;
const MAX_QUERY_LENGTH = 200;
const MAX_CHOICES = 50;
const MAX_EUROS = 10_000_000;
const ATTRIBUTE = /^[^:]{1,100}:.{1,200}$/;

function readEuros(text: string | null): Cents | null {
  const euros = Number(text?.trim().replace(',', '.') || Number.NaN);
  return euros >= 0 && euros <= MAX_EUROS ? centsFromEuros(euros) : null;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

function readFrom(text: string | null, page: number): number {
  const from = Number(text);
  return text && Number.isInteger(from) && from >= 1 && from < page ? Math.max(from, page - MAX_TOGETHER + 1) : page;
}

/** The order of a listing whose URL has none: new products by day. */
export const defaultSort = (scope: Scope | null): ListingSort => (scope === 'new' ? 'newest' : 'relevance');

/** The available orders of a listing. */
export const sortsOf = (scope: Scope | null): readonly ListingSort[] => (scope === 'used' ? usedSorts : sorts);

const readSort = (text: string | null, scope: Scope | null): ListingSort | undefined =>
  sortsOf(scope).find((sort) => sort === text);

function readVehicleText(text: string | null): string | null {
  const vehicle = readVehicle(text);
  return vehicle && writeVehicle(vehicle);
}

// PostgreSQL rejects NUL in text
const readText = (text: string | null): string => (text ?? '').replaceAll('\0', ' ').trim().slice(0, MAX_QUERY_LENGTH);

/**
 * Reads a listing from URL parameters (listing-1): q, cat (a category's path), ajoneuvo, stock, sale and outlet (`1`), store,
 * brand, label and attr (repeated), min and max (euros), sort, page, from. Invalid values are ignored, never an error.
 */
export function readListingQuery(
  params: URLSearchParams,
  category: string | null = null,
  scope: Scope | null = null,
  standard: ListingSort = defaultSort(scope),
): ListingQuery {
  const list = (name: string) => [...new Set(params.getAll(name).map(readText).filter(Boolean))].slice(0, MAX_CHOICES);
  const page = readPage(params.get('page'));
  return {
    q: readText(params.get('q')),
    category,
    scope,
    within: readText(params.get('cat')) || null,
    vehicle: readVehicleText(readText(params.get('ajoneuvo'))),
    inStock: params.get('stock') === '1',
    stores: list('store'),
    brands: list('brand'),
    priceMin: readEuros(params.get('min')),
    priceMax: readEuros(params.get('max')),
    discounted: params.get('sale') === '1',
    outlet: params.get('outlet') === '1',
    labels: list('label'),
    attributes: [...new Set(list('attr').map((key) => key.toLowerCase()))].filter((key) => ATTRIBUTE.test(key)),
    sort: readSort(params.get('sort'), scope) ?? standard,
    standard,
    page,
    from: readFrom(params.get('from'), page),
  };
}

/**
 * The inverse of `readListingQuery`, without defaults. Parameters are in the order of the form's fields, so that a submitted
 * form and a link to the same listing have the same URL.
 */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | false | null) => {
    if (value !== '' && value !== false && value !== null) params.append(name, String(value));
  };
  const putAll = (name: string, values: readonly string[]) => {
    for (const value of values) put(name, value);
  };
  put('q', query.q);
  put('cat', query.within);
  put('ajoneuvo', query.vehicle);
  put('stock', query.inStock && 1);
  putAll('store', query.stores);
  putAll('brand', query.brands);
  put('min', query.priceMin === null ? null : eurosFromCents(query.priceMin));
  put('max', query.priceMax === null ? null : eurosFromCents(query.priceMax));
  put('sale', query.discounted && 1);
  put('outlet', query.outlet && 1);
  putAll('label', query.labels);
  putAll('attr', query.attributes);
  put('sort', query.sort !== query.standard && query.sort);
  put('page', query.page !== 1 && query.page);
  put('from', query.from !== query.page && query.from);
  return params;
}
