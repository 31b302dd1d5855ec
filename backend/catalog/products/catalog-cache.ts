import { LRUCache } from 'lru-cache';
import { parseProductIds, STOCK_CHANGED } from '#backend/catalog/stock/stock-change.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { CATALOG_CHANGED } from './tree-cache.ts';

/** A notification can be lost with its connection; cached entries therefore expire after this long. */
const MAX_AGE_MS = 60_000;
/** Between two attempts to listen, so that not every reader waits for a failing database. */
const LISTEN_RETRY_MS = 1000;
const MAX_ENTRIES = 500;
const MAX_PRODUCTS = 2000;

type Entry<T> = { readAt: number; value: T };

export type CatalogCache = ReturnType<typeof createCatalogCache>;

/**
 * Caches catalog reads for listings, menus and product cards until any process changes the catalog. Carts, orders and
 * product pages read the database.
 */
export function createCatalogCache({ db, now, log }: { db: Pick<Db, 'listen'> } & Pick<ShopContext, 'now' | 'log'>) {
  const catalogInvalidators: (() => void)[] = [];
  const productInvalidators: ((ids: readonly number[]) => void)[] = [];
  let listening: Promise<void> | undefined;
  let failedAt: number | undefined;
  /** Counts notifications: a product read while one arrived is not cached. */
  let notifications = 0;

  function invalidateCatalog(payload: string): void {
    // pages and articles are not cached here
    if (payload === 'content') return;
    notifications++;
    for (const invalidate of catalogInvalidators) invalidate();
  }
  function invalidateStock(payload: string): void {
    const ids = parseProductIds(payload);
    if (ids.length === 0) invalidateCatalog('');
    notifications++;
    for (const invalidate of productInvalidators) invalidate(ids);
  }
  async function listen(): Promise<void> {
    const stops: (() => Promise<void>)[] = [];
    try {
      stops.push(await db.listen(CATALOG_CHANGED, invalidateCatalog));
      stops.push(await db.listen(STOCK_CHANGED, invalidateStock));
      // entries cached while not listening may be stale
      if (failedAt !== undefined) invalidateCatalog('');
    } catch (error) {
      failedAt = now().getTime();
      listening = undefined;
      log.warn({ err: error }, 'cannot listen for catalog changes; cached entries expire after a minute');
      for (const stop of stops) stop().catch(() => {});
    }
  }
  async function ensureListening(): Promise<void> {
    if (failedAt !== undefined && !listening && Math.abs(now().getTime() - failedAt) < LISTEN_RETRY_MS) return;
    listening ??= listen();
    await listening;
  }
  const isFresh = ({ readAt }: { readAt: number }) => Math.abs(now().getTime() - readAt) < MAX_AGE_MS;

  return {
    /** Wraps `read` so that its results are cached by key until the catalog changes. */
    cached<K extends string, T>(read: (key: K) => Promise<T>): (key: K) => Promise<T> {
      const entries = new LRUCache<K, Entry<Promise<T>>>({ max: MAX_ENTRIES });
      catalogInvalidators.push(() => entries.clear());
      return async (key) => {
        await ensureListening();
        const entry = entries.get(key);
        if (entry && isFresh(entry)) return entry.value;
        const added = { readAt: now().getTime(), value: read(key) };
        entries.set(key, added);
        added.value.catch(() => entries.peek(key) === added && entries.delete(key));
        return added.value;
      };
    },

    /**
     * Wraps a read of products by id. Each product is cached until its stock or the catalog changes. Unknown ids are left
     * out and not cached.
     */
    cachedProducts<T extends { id: number }>(
      read: (ids: readonly number[]) => Promise<T[]>,
    ): (ids: readonly number[]) => Promise<T[]> {
      const products = new LRUCache<number, Entry<T>>({ max: MAX_PRODUCTS });
      catalogInvalidators.push(() => products.clear());
      productInvalidators.push((ids) => {
        for (const id of ids) products.delete(id);
      });
      return async (ids) => {
        await ensureListening();
        const found = new Map<number, T>();
        for (const id of ids) {
          const entry = products.get(id);
          if (entry && isFresh(entry)) found.set(id, entry.value);
        }
        const missing = ids.filter((id) => !found.has(id));
        if (missing.length > 0) {
          const [before, readAt] = [notifications, now().getTime()];
          for (const product of await read(missing)) {
            found.set(product.id, product);
            if (notifications === before) products.set(product.id, { readAt, value: product });
          }
        }
        return ids.flatMap((id) => found.get(id) ?? []);
      };
    },
  };
}
