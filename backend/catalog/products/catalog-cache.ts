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
const MAX_CARDS = 2000;

type Entry<T> = { readAt: number; value: T };

export type CatalogCache = ReturnType<typeof createCatalogCache>;

/** Caches reads for pages until any process changes the catalog. Carts and orders read the database. */
export function createCatalogCache({ db, now, log }: { db: Pick<Db, 'listen'> } & Pick<ShopContext, 'now' | 'log'>) {
  const contentInvalidators: (() => void)[] = [];
  const catalogInvalidators: (() => void)[] = [];
  const productInvalidators: ((ids: readonly number[]) => void)[] = [];
  let listening: Promise<void> | undefined;
  let failedAt: number | undefined;
  /** Counts notifications: a product read while one arrived is not cached. */
  let notifications = 0;

  function invalidateCatalog(payload: string): void {
    for (const invalidate of contentInvalidators) invalidate();
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

  function cachedUntil<A extends readonly string[], T>(
    invalidators: (() => void)[],
    read: (...args: A) => Promise<T>,
  ): (...args: A) => Promise<T> {
    const entries = new LRUCache<string, Entry<Promise<T>>>({ max: MAX_ENTRIES });
    invalidators.push(() => entries.clear());
    return async (...args) => {
      await ensureListening();
      const key = JSON.stringify(args);
      const entry = entries.get(key);
      if (entry && isFresh(entry)) return entry.value;
      const added = { readAt: now().getTime(), value: read(...args) };
      entries.set(key, added);
      added.value.catch(() => entries.peek(key) === added && entries.delete(key));
      return added.value;
    };
  }

  return {
    /** Wraps `read` so that its results are cached by its arguments until the catalog changes. */
    cached: <A extends readonly string[], T>(read: (...args: A) => Promise<T>) =>
      cachedUntil(catalogInvalidators, read),

    /** The same until the catalog or the content pages change. */
    cachedContent: <A extends readonly string[], T>(read: (...args: A) => Promise<T>) =>
      cachedUntil(contentInvalidators, read),

    /**
     * Wraps a read of products by id or another key. Each product is cached until its stock or the catalog changes. Unknown
     * keys are left out and not cached.
     */
    cachedProducts<K extends number | string, T extends { id: number }>(
      read: (keys: readonly K[]) => Promise<T[]>,
      keyOf: (product: T) => K,
      max = MAX_CARDS,
    ): (keys: readonly K[]) => Promise<T[]> {
      const products = new LRUCache<K, Entry<T>>({ max });
      catalogInvalidators.push(() => products.clear());
      productInvalidators.push((ids) => {
        const changed = new Set(ids);
        for (const [key, { value }] of products) if (changed.has(value.id)) products.delete(key);
      });
      return async (keys) => {
        await ensureListening();
        const found = new Map<K, T>();
        for (const key of keys) {
          const entry = products.get(key);
          if (entry && isFresh(entry)) found.set(key, entry.value);
        }
        const missing = keys.filter((key) => !found.has(key));
        if (missing.length > 0) {
          const [before, readAt] = [notifications, now().getTime()];
          for (const product of await read(missing)) {
            found.set(keyOf(product), product);
            if (notifications === before) products.set(keyOf(product), { readAt, value: product });
          }
        }
        return keys.flatMap((key) => found.get(key) ?? []);
      };
    },
  };
}
