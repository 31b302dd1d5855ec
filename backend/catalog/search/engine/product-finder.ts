import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { findInColumns } from '../columns/find-in-columns.ts';
import { createColumnStore } from '../columns/store.ts';
import { findNearestOfMany, MAX_NEAREST, SAMPLING } from './find-nearest.ts';
import { findProducts, type ProductSearch, type ProductsFound } from './find-products.ts';
import type { IndexState } from './result-cache.ts';

/** Whether only the first few matches of words are needed. */
const asksNearest = ({
  words,
  filter,
  facets,
  distinct,
  sort,
  offset,
  limit,
  pinned,
  hidden,
  roughTotal,
}: ProductSearch) =>
  roughTotal &&
  words.length > 0 &&
  filter.length + facets.length + pinned.length + offset === 0 &&
  distinct &&
  sort === 'relevance' &&
  limit + hidden.length <= MAX_NEAREST;

/**
 * Searches products by the fastest method: the nearest of many, in memory, or in the database when memory is behind. All
 * three give the same results.
 */
export function createProductFinder(db: Kysely<Tables>) {
  const store = createColumnStore(db);
  // in a large shop, words that are rare among the most popular products are rare enough to count
  const limits = () => ({ ...SAMPLING, popular: Math.max(SAMPLING.popular, Math.round((store.tooMany ?? 0) / 300)) });
  async function find(search: ProductSearch, { version }: Pick<IndexState, 'version'>): Promise<ProductsFound> {
    const columns = search.distinct ? await store.at(Number(version) || 0) : null;
    const isQuick = columns ? search.words.length > 1 || columns.index.isQuickFor(search.words) : false;
    const nearest = asksNearest(search) && !isQuick ? await findNearestOfMany(db, search, limits()) : null;
    if (nearest) return nearest;
    const found = columns && (await findInColumns(db, columns, search));
    return found ?? findProducts(db, search);
  }
  /** Resolves when the columns of this version, or of a later one, are in memory. */
  const warm = ({ version }: Pick<IndexState, 'version'>) => store.read(Number(version) || 0);
  return Object.assign(find, { warm });
}
