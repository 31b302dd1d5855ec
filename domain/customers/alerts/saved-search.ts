import { DAY_MS } from '#domain/base/time/durations.ts';
import { readListingQuery, writeListingQuery } from '#domain/catalog/search/query.ts';

const MAX_LENGTH = 1000;
const MOST_KNOWN = 500;
/** A little less than a day, so that the mail of a day is not one sweep later each time. */
const REST_MS = DAY_MS - 10 * 60_000;

/** The listing of used machines that an address means; its order and page do not matter. */
export const usedQuery = (params: URLSearchParams) => {
  const query = readListingQuery(params, null, 'used');
  return { ...query, sort: query.standard, page: 1, from: 1 };
};

/** A listing of used machines as one text, equal for equal filters in any order; null when it is too long to keep (alert-2). */
export function savedSearchOf(params: URLSearchParams): string | null {
  const query = usedQuery(params);
  const { stores, brands, labels, attributes } = query;
  const sorted = { stores: stores.toSorted(), brands: brands.toSorted(), labels: labels.toSorted() };
  const text = writeListingQuery({ ...query, ...sorted, attributes: attributes.toSorted() }).toString();
  return text.length <= MAX_LENGTH ? text : null;
}

/** The matches that nobody was told of yet. */
export const newMatches = (known: readonly string[], found: readonly string[]): string[] =>
  found.filter((slug) => !known.includes(slug));

/** What is known after a mail: everything found, and as many of the others as are kept. */
export const knownAfter = (known: readonly string[], found: readonly string[]): string[] =>
  [...new Set([...found, ...known])].slice(0, MOST_KNOWN);

/** Whether a search may send a mail again: one in a day at most. */
export const isRested = (toldAt: Date | null, now: Date): boolean =>
  toldAt === null || now.getTime() - toldAt.getTime() >= REST_MS;
