import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import { parseProductIds, STOCK_CHANGED } from '#backend/catalog/stock/stock-change.ts';
import type { PageCache } from '#backend/platform/cache/service.ts';
import type { Shop } from '#backend/shop.ts';

/** Payload of an import: the catalog's new version. */
const IMPORTED = /^\d+$/;

/**
 * Invalidates cached pages when any process changes their data: all after a price change or a lost connection, which may have
 * lost notifications; all, gradually, after an import; content pages after a change of content; the pages of a product after a
 * change of its stock; all, gradually, when the search shows a large change; all after a
 * change of the shop's facts. Resolves, once it listens, to a function that stops it.
 */
export async function followChanges(
  { db, search, shopFacts }: Pick<Shop, 'db' | 'search' | 'shopFacts'>,
  cache: PageCache,
): Promise<() => Promise<void>> {
  search.onRebuilt(() => cache.markAllStale());
  shopFacts.onChanged(() => cache.invalidateAll());
  const stops = await Promise.all([
    db.listen(CATALOG_CHANGED, (payload) => {
      if (payload === 'content') cache.invalidateTags(['content']);
      else if (IMPORTED.test(payload)) cache.markAllStale();
      else cache.invalidateAll();
    }),
    db.listen(STOCK_CHANGED, (payload) => {
      const products = parseProductIds(payload);
      if (products.length > 0) cache.invalidateTags(products.map((id) => `product:${id}` as const));
      else cache.invalidateAll();
    }),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
