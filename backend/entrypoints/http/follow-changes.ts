import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import { parseProductIds, STOCK_CHANGED } from '#backend/catalog/stock/stock-change.ts';
import type { PageCache } from '#backend/platform/cache/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';

/** An import tells the version of the catalog it has made. */
const IMPORTED = /^\d+$/;

/**
 * Drops kept pages when any process changes what they show: all after a change of prices and, those in use one by one,
 * after an import; the written ones
 * after one of texts, those that show a product when its stock changes. A notice may be lost with its connection: then
 * everything goes when there is one again. Resolves, once it hears, to a function that stops it.
 */
export async function followChanges({ db }: Pick<ShopContext, 'db'>, cache: PageCache): Promise<() => Promise<void>> {
  const stops = await Promise.all([
    db.listen(CATALOG_CHANGED, (payload) => {
      if (payload === 'content') cache.dropTagged(['content']);
      else if (IMPORTED.test(payload)) cache.outdate();
      else cache.clear();
    }),
    db.listen(STOCK_CHANGED, (payload) => {
      const products = parseProductIds(payload);
      if (products.length > 0) cache.dropTagged(products.map((id) => `product:${id}` as const));
      else cache.clear();
    }),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
