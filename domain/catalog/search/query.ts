import { type Cents, centsFromEuros, eurosFromCents } from '#domain/base/money.ts';
import { readVehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';

export const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** Used machines are also looked for by their year, newest first. */
export const usedSorts = [...sorts, 'year'] as const;
export type ListingSort = (typeof usedSorts)[number];

/**
 * What a page of its own lists, whatever its URL says: first sold within 60 days, outlet, reduced now, used machines
 * (decisions 2).
 */
export type Scope = 'new' | 'outlet' | 'offers' | 'used';

/** What a listing page shows, as its URL says it. `category` and `scope` are the route's, never parameters. */
export type ListingQuery = {
  q: string;
  category: string | null;
  scope: Scope | null;
  /** Narrows a page that is no category to one: its path. */
  within: string | null;
  /** Only what may fit this vehicle (`writeVehicle`). */
  vehicle: string | null;
  inStock: boolean;
  /** Only what one of these stores has on the shelf (store ids). */
  stores: string[];
  brands: string[];
  priceMin: Cents | null;
  priceMax: Cents | null;
  discounted: boolean;
  outlet: boolean;
  /** Labels other than outlet. */
  labels: string[];
  /** Keys `code:value`, lower case: any value of a code, and every code. */
  attributes: string[];
  sort: ListingSort;
  /** 1-based. */
  page: number;
  /** The first page shown: after "show more" several stand together (`MAX_TOGETHER` at most). */
  from: number;
};

/** One choice of a facet with the number of products it would show. */
export type FacetValue = { value: string; label: string; lang?: 'fi'; count: number; chosen: boolean };

/** The values of one attribute, in the shop's order; `values` are keys `code:value`. */
export type AttributeFacet = { code: string; label: string; lang?: 'fi'; values: FacetValue[] };

/** What a listing counts. A facet's counts ignore its own choice, so that several can be chosen within one facet. */
export type ListingFacets = {
  brand: FacetValue[];
  store: FacetValue[];
  inStock: number;
  discounted: number;
  outlet: number;
  label: FacetValue[];
  price: { min: Cents; max: Cents } | null;
  /** The categories below the one shown that have something. */
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
  /** The name of the category the listing is narrowed to (`within`). */
  within: string | null;
  facets: ListingFacets;
  /** Somebody has told which vehicles some of the hits fit. */
  fits: boolean;
  /** The words that were searched for instead, when the visitor's own found almost nothing. */
  corrected: string | null;
};

export const PAGE_SIZE = 24;
/** Pages shown together at most after "show more"; beyond that paging goes on page by page. */
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

/** The order of a listing whose URL names none: new products stand by their day. */
export const defaultSort = (scope: Scope | null): ListingSort => (scope === 'new' ? 'newest' : 'relevance');

/** The orders a listing can be put in. */
export const sortsOf = (scope: Scope | null): readonly ListingSort[] => (scope === 'used' ? usedSorts : sorts);

const readSort = (text: string | null, scope: Scope | null): ListingSort =>
  sortsOf(scope).find((sort) => sort === text) ?? defaultSort(scope);

function readVehicleText(text: string | null): string | null {
  const vehicle = readVehicle(text);
  return vehicle && writeVehicle(vehicle);
}

// no database takes a NUL in a text
const readText = (text: string | null): string => (text ?? '').replaceAll('\0', ' ').trim().slice(0, MAX_QUERY_LENGTH);

/**
 * Reads a listing from URL parameters: q, cat (a category's path), ajoneuvo, stock, sale and outlet (`1`), store, brand,
 * label and attr (repeated), min and max (euros), sort, page, from. A visitor's URL is never an error: what makes no
 * sense is left out.
 */
export function readListingQuery(
  params: URLSearchParams,
  category: string | null = null,
  scope: Scope | null = null,
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
    sort: readSort(params.get('sort'), scope),
    page,
    from: readFrom(params.get('from'), page),
  };
}

/**
 * The inverse of `readListingQuery`, without defaults. The order is that of the fields on the page, so that a form that
 * is sent and a link that is built give one listing one URL.
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
  put('sort', query.sort !== defaultSort(query.scope) && query.sort);
  put('page', query.page !== 1 && query.page);
  put('from', query.from !== query.page && query.from);
  return params;
}
