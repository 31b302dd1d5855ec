import { type ListingQuery, writeListingQuery } from '#domain/search/query.ts';

const withQuery = (pathname: string, params: URLSearchParams): string => {
  const text = params.toString();
  return text ? `${pathname}?${text}` : pathname;
};

/** The address of a listing; a changed choice starts at its first page again. */
export const listingUrl = (pathname: string, query: ListingQuery, change: Partial<ListingQuery> = {}): string =>
  withQuery(pathname, writeListingQuery({ ...query, page: 1, ...change }));

/** The next page together with those shown now. */
export function moreUrl(pathname: string, query: ListingQuery, from: number): string {
  const params = writeListingQuery({ ...query, page: query.page + 1 });
  params.set('from', String(from));
  return withQuery(pathname, params);
}

export type ChosenFilter = { id: string; text: string; without: Partial<ListingQuery> };

/** True when anything narrows the listing beyond its own category. */
export const isNarrowed = (query: ListingQuery): boolean =>
  query.brands.length > 0 ||
  query.priceMin !== null ||
  query.priceMax !== null ||
  query.inStock ||
  query.store !== null ||
  query.discounted ||
  query.outlet;

export const noFilters: Partial<ListingQuery> = {
  brands: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
  store: null,
  discounted: false,
  outlet: false,
};
