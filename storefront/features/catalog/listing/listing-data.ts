import type { Locale } from '#domain/base/locale.ts';
import { type Listing, type ListingQuery, readListingQuery } from '#domain/search/query.ts';

/** Pages shown together at most after "show more"; beyond that paging goes on page by page. */
export const MAX_TOGETHER = 8;

export type ListingData = {
  listing: Listing;
  query: ListingQuery;
  /** The first page that is shown: `?from=1&page=3` shows three pages together, so that Back finds them again. */
  from: number;
};

type Search = { listing(query: ListingQuery, locale: Locale): Promise<Listing> };

export function readFrom(params: URLSearchParams, page: number): number {
  const from = Number(params.get('from'));
  return Number.isInteger(from) && from >= 1 && from < page ? Math.max(from, page - MAX_TOGETHER + 1) : page;
}

/** What a listing address shows; null when its page does not exist. */
export async function loadListing(
  search: Search,
  params: URLSearchParams,
  category: string | null,
  locale: Locale,
): Promise<ListingData | null> {
  const query = readListingQuery(params, category);
  const from = readFrom(params, query.page);
  const numbers = Array.from({ length: query.page - from + 1 }, (_, index) => from + index);
  const pages = await Promise.all(numbers.map((page) => search.listing({ ...query, page }, locale)));
  const last = pages.at(-1);
  if (!last || (query.page > 1 && query.page > last.pages)) return null;
  return { query, from, listing: { ...last, hits: pages.flatMap(({ hits }) => hits) } };
}
