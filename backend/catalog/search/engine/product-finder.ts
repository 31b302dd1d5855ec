import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { findInColumns } from '../columns/find-in-columns.ts';
import { createColumnStore } from '../columns/store.ts';
import { findNearestOfMany, LOOKING, MOST_NEAREST } from './find-nearest.ts';
import { findProducts, type ProductSearch, type ProductsFound } from './find-products.ts';
import type { IndexState } from './remembered.ts';

/** Only the first few of what words find. */
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
  limit + hidden.length <= MOST_NEAREST;

/**
 * Searches products by the shortest road: the nearest of many, over the columns in memory, or in the database when those
 * are behind. All three answer alike.
 */
export function createProductFinder(db: Kysely<Tables>) {
  const store = createColumnStore(db);
  // what the most popular of a large shop do not tell is rare enough to be counted
  const looking = () => ({ ...LOOKING, popular: Math.max(LOOKING.popular, Math.round((store.tooMany ?? 0) / 300)) });
  async function find(search: ProductSearch, { version }: Pick<IndexState, 'version'>): Promise<ProductsFound> {
    const columns = search.distinct ? await store.at(Number(version) || 0) : null;
    const isQuick = columns ? search.words.length > 1 || columns.index.isQuickFor(search.words) : false;
    const nearest = asksNearest(search) && !isQuick ? await findNearestOfMany(db, search, looking()) : null;
    if (nearest) return nearest;
    const found = columns && (await findInColumns(db, columns, search));
    return found ?? findProducts(db, search);
  }
  /** Resolves when the columns of this version, or of a later one, are in memory. */
  const warm = ({ version }: Pick<IndexState, 'version'>) => store.read(Number(version) || 0);
  return Object.assign(find, { warm });
}
