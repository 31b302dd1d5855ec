import type { ShopContext } from '#backend/platform/context.ts';
import { createMutex } from '#backend/platform/db/mutex.ts';
import { withRolledBackDb } from '#backend/platform/db/rolled-back-db.ts';
import type { Shop } from '#backend/shop.ts';

/** Creates the services over another context: the shop's own composition, with what it simulates. */
export type CreateShop = (ctx: ShopContext) => Shop;

const noNetwork: typeof fetch = async () => {
  throw new TypeError('fetch failed: a preview asks nobody outside the shop');
};

/**
 * Runs `work` with the shop as it will be at a moment: services of its own with empty caches, the clock at the moment, and a database
 * in which all that is planned until then has been done. It is rolled back afterwards. One at a time: each holds a connection.
 */
export function createSeeAt(shop: Shop, createShop: CreateShop) {
  const exclusive = createMutex();
  const { settings, baseUrl, hasPage } = shop;
  // of its own counts and late timers only failures matter
  const log = shop.log.child({ preview: 'date' }, { level: 'error' });
  return <T>(at: Date, work: (then: Shop) => Promise<T>): Promise<T> =>
    exclusive(() =>
      withRolledBackDb(shop.db, async (db) => {
        const then = createShop({
          ...{ db, settings, log, baseUrl, now: () => at, fetch: noNetwork, isPreview: true },
          ...(hasPage && { hasPage }),
        });
        try {
          await then.jobs.runPlanned();
          await then.prices.applyDue();
          // the facts that were loaded from the settings when the process started
          return await work({ ...then, shopFacts: shop.shopFacts });
        } finally {
          await then.search.close();
        }
      }),
    );
}
