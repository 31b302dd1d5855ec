import { sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { nextBoundary } from '#domain/catalog/prices/price-plan.ts';
import { pointsToRecord } from '#domain/catalog/prices/price-points.ts';
import { appendHistory, lockDueSkus, writePlans } from './queries.ts';

const BATCH = 500;

/**
 * Applies every scheduled price change up to now: appends it to the history with the time it took effect, reindexes the
 * products and notifies other processes. Returns the number of skus. Safe in several processes at once and after any
 * pause: each sku is handled once, in short transactions (price-5).
 */
export async function applyDuePrices(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  search: Pick<SearchService, 'recordChange'>,
): Promise<number> {
  for (let applied = 0; ; ) {
    const at = now();
    const done = await db.kysely.transaction().execute(async (tx) => {
      const due = await lockDueSkus(tx, at, BATCH);
      if (due.length === 0) return 0;
      await appendHistory(
        tx,
        due.flatMap(({ sku, plan, last }) => pointsToRecord(plan, last, at).map((point) => ({ sku, ...point }))),
      );
      await writePlans(
        tx,
        due.map(({ sku, plan }) => ({ sku, plan, next: nextBoundary(plan, at) })),
      );
      await search.recordChange(tx, [...new Set(due.map(({ productId }) => productId))]);
      await sql`select pg_notify(${CATALOG_CHANGED}, 'prices')`.execute(tx);
      return due.length;
    });
    applied += done;
    if (done < BATCH) return applied;
  }
}
