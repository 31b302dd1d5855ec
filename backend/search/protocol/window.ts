/** Part of the hits to read. */
export type Window = { offset: number; limit: number };

/** Hits beyond this are counted but not given out (`paginationLimitedTo`). */
const PAGINATION_LIMIT = 2000;

/** The hits of a page (0-based), within the first 2,000. */
export function windowOf(page: number, hitsPerPage: number): Window {
  const offset = Math.min(page * hitsPerPage, PAGINATION_LIMIT);
  return { offset, limit: Math.min(hitsPerPage, PAGINATION_LIMIT - offset) };
}

export const pagesOf = (total: number, hitsPerPage: number): number =>
  hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, PAGINATION_LIMIT) / hitsPerPage);
