import type { ShopContext } from '#backend/platform/context.ts';
import { createMutex } from '#backend/platform/db/mutex.ts';
import { withRolledBackDb } from '#backend/platform/db/rolled-back-db.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';

/** Creates the services over another context: the shop's own composition, with what it simulates. */
export type CreateShop = (ctx: ShopContext) => Shop;

/** A page asks for a few things at once; a search field for one with each letter. */
const MOST_ASKED = 16;

const noNetwork: typeof fetch = async () => {
  throw new TypeError('fetch failed: a preview asks nobody outside the shop');
};

/**
 * Runs `work` with the shop as it will be at a moment: services of its own with empty caches, the clock at the moment, and a database
 * in which all that is planned until then has been done. It is rolled back afterwards. One at a time, because each holds a
 * connection; more than `MOST_ASKED` are refused.
 */
export function createSeeAt(shop: Shop, createShop: CreateShop) {
  const exclusive = createMutex();
  const { settings, baseUrl, hasPage } = shop;
  // of its own counts and late timers only failures matter
  const log = shop.log.child({ preview: 'date' }, { level: 'error' });
  let asked = 0;
  const seen = <T>(at: Date, work: (then: Shop) => Promise<T>): Promise<T> =>
    exclusive(() =>
      withRolledBackDb(shop.db, async (db) => {
        const then = createShop({
          db,
          settings,
          log,
          baseUrl,
          now: () => at,
          fetch: noNetwork,
          isPreview: true,
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
  return async <T>(at: Date, work: (then: Shop) => Promise<T>): Promise<T> => {
    if (asked >= MOST_ASKED) throw new ShopError('unavailable', 'Too many pages of previews are asked for at once.');
    asked++;
    try {
      return await seen(at, work);
    } finally {
      asked--;
    }
  };
}
