import { type ListingQuery, writeListingQuery } from '#domain/catalog/search/query.ts';

/** The address of a listing; a changed choice starts at its first page again. */
export function listingUrl(pathname: string, query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  const text = writeListingQuery({ ...query, page: 1, from: 1, ...change }).toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** The next page together with those shown now. */
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

/** True when anything narrows the listing beyond its own category. */
export const isNarrowed = (query: ListingQuery): boolean =>
  listingUrl('', { ...query, ...noFilters }) !== listingUrl('', query);
