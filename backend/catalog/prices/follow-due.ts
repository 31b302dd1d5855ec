import { sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { nextBoundary } from '#domain/catalog/prices/price-plan.ts';
import { pointsToRecord } from '#domain/catalog/prices/price-points.ts';
import { appendHistory, lockDueSkus, writePlans } from './queries.ts';

const BATCH = 500;

/**
 * Follows every price that changed by itself up to now: its points go to the history with the times they took effect,
 * the products are indexed again, other processes are told. Answers how many skus. Safe in several processes at once
 * and after any pause: each sku is done once, in short transactions.
 */
export async function followDuePrices(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  search: Pick<SearchService, 'reindex'>,
): Promise<number> {
  for (let followed = 0; ; ) {
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
      await search.reindex(tx, [...new Set(due.map(({ productId }) => productId))]);
      await sql`select pg_notify(${CATALOG_CHANGED}, 'prices')`.execute(tx);
      return due.length;
    });
    followed += done;
    if (done < BATCH) return followed;
  }
}
