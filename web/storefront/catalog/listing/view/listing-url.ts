import { type ListingQuery, readListingQuery, type Scope, writeListingQuery } from '#domain/catalog/search/query.ts';

/** The address of a listing with changes, at its first page unless `change` has another (listing-1). */
export function listingUrl(pathname: string, query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  const text = writeListingQuery({ ...query, page: 1, from: 1, ...change }).toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** The address that shows the next page together with those shown now. */
export const moreUrl = (pathname: string, query: ListingQuery): string =>
  listingUrl(pathname, query, { page: query.page + 1, from: query.from });

export const noFilters: Partial<ListingQuery> = {
  within: null,
  vehicle: null,
  inStock: false,
  stores: [],
  brands: [],
  priceMin: null,
  priceMax: null,
  discounted: false,
  outlet: false,
  labels: [],
  attributes: [],
};

/** Whether any filter is chosen besides the category of the page. */
export const isNarrowed = (query: ListingQuery): boolean =>
  listingUrl('', { ...query, ...noFilters }) !== listingUrl('', query);

/** Listings with more filters are requested too seldom to cache. */
const MOST_CACHED_FILTERS = 3;

/** What a cached listing depends on; searches, price ranges and vehicles have too many values to cache. */
export const listingCache =
  (scope: Scope | null) =>
  (params: URLSearchParams): URLSearchParams | null => {
    const query = readListingQuery(params, null, scope);
    if (query.q || query.vehicle || query.priceMin !== null || query.priceMax !== null) return null;
    const written = writeListingQuery(query);
    // a category may have another standard order
    if (scope === null && params.get('sort') === query.standard) written.append('sort', query.standard);
    return written.size > MOST_CACHED_FILTERS ? null : written;
  };
