/** Part of the hits to read. */
export type Window = { offset: number; limit: number };

/** Hits beyond this are counted but not returned (`paginationLimitedTo`). */
const PAGINATION_LIMIT = 2000;

type Asked = { page: number; hitsPerPage: number; offset: number; length?: number | undefined };

/** The hits of a page (0-based), or of an offset and length, within the first 2,000. */
export function windowOf({ page, hitsPerPage, offset: from, length }: Asked): Window {
  const offset = Math.min(length === undefined ? page * hitsPerPage : from, PAGINATION_LIMIT);
  return { offset, limit: Math.min(length ?? hitsPerPage, PAGINATION_LIMIT - offset) };
}

export const pagesOf = (total: number, hitsPerPage: number): number =>
  hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, PAGINATION_LIMIT) / hitsPerPage);
