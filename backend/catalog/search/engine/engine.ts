import { codeOf } from '#backend/platform/caught-error.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { ContentsFound } from '../memory/contents.ts';
import type { RemoteIndexHost } from '../memory/index-host.ts';
import type { ProductsFound } from '../memory/product-search.ts';
import type { AskedContents, AskedProducts, Found } from '../memory/searcher.ts';
import { findSpareParts, type SparePartSearch, type SparePartsFound } from './find-spare-parts.ts';
import { type FittingSkus, readFitting } from './fitting.ts';

export type Engine = {
  products(search: Omit<AskedProducts, 'fitting' | 'now'>): Promise<Found<ProductsFound>>;
  contents(search: AskedContents): Promise<Found<ContentsFound>>;
  spareParts(search: SparePartSearch): Promise<SparePartsFound>;
};

type Deps = Pick<ShopContext, 'db' | 'now'> & {
  /** The search index at the state of the catalog. */
  index: () => Promise<RemoteIndexHost>;
  fittingSkus: FittingSkus;
};

/** SQLSTATE of a statement that ran into its timeout. */
const CANCELLED = '57014';

/** A search stopped by its timeout is not a bug, and a retry would not help. */
function rethrowTimeout(error: unknown): never {
  if (codeOf(error) !== CANCELLED) throw error;
  throw new ShopError('unavailable', 'The search took too long and was stopped.');
}

/** Products and contents from the index in memory; spare parts by their codes in the database. */
export function createEngine({ db, now, index, fittingSkus }: Deps): Engine {
  return {
    async products(search) {
      const [host, fitting] = await Promise.all([
        index(),
        readFitting([search.filter, ...search.facets.map(({ filter }) => filter)], fittingSkus),
      ]);
      return host.searchProducts({ ...search, fitting, now: now().getTime() });
    },
    contents: async (search) => (await index()).searchContents(search),
    spareParts: (search) => findSpareParts(db.searching, search).catch(rethrowTimeout),
  };
}
