import { LRUCache } from 'lru-cache';
import { productsOf, STOCK_CHANGED } from '#backend/catalog/stock/stock-change.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { CATALOG_CHANGED } from './tree-cache.ts';

/** A notice can be lost with its connection; what is kept is then read again after this long. */
const MAX_AGE_MS = 60_000;
/** Not every reader waits for a database that cannot be listened to. */
const LISTEN_AGAIN_MS = 1000;
/** Facts are small; of products those shown lately. */
const MOST_FACTS = 500;
const MOST_PRODUCTS = 2000;

type Known<T> = { readAt: number; value: T };

export type KeptFacts = ReturnType<typeof createKeptFacts>;

/**
 * What is read of the catalog again and again, kept until any process changes it: listings, menus and cards of products
 * ask the database little then. Carts, orders and product pages never ask here.
 */
export function createKeptFacts({ db, now, log }: { db: Pick<Db, 'listen'> } & Pick<ShopContext, 'now' | 'log'>) {
  const forgetCatalog: (() => void)[] = [];
  const forgetProducts: ((ids: readonly number[]) => void)[] = [];
  let listening: Promise<void> | undefined;
  let failedAt: number | undefined;
  /** Counts the notices: what was being read while one came is not kept. */
  let notices = 0;

  function changed(payload: string): void {
    // what is written is no fact of the catalog
    if (payload === 'content') return;
    notices++;
    for (const forget of forgetCatalog) forget();
  }
  function stockChanged(payload: string): void {
    const ids = productsOf(payload);
    if (ids.length === 0) changed('');
    notices++;
    for (const forget of forgetProducts) forget(ids);
  }
  async function listen(): Promise<void> {
    const stops: (() => Promise<void>)[] = [];
    try {
      stops.push(await db.listen(CATALOG_CHANGED, changed));
      stops.push(await db.listen(STOCK_CHANGED, stockChanged));
      // what was kept while nothing was heard may be of before a change
      if (failedAt !== undefined) changed('');
    } catch (error) {
      failedAt = now().getTime();
      listening = undefined;
      log.warn({ err: error }, 'no notices of catalog changes; the catalog is read again every minute');
      for (const stop of stops) stop().catch(() => {});
    }
  }
  async function heard(): Promise<void> {
    if (failedAt !== undefined && !listening && Math.abs(now().getTime() - failedAt) < LISTEN_AGAIN_MS) return;
    listening ??= listen();
    await listening;
  }
  const isFresh = ({ readAt }: { readAt: number }) => Math.abs(now().getTime() - readAt) < MAX_AGE_MS;

  return {
    /** The same reading, whose answers are kept by key until the catalog changes. */
    keep<K extends string, T>(read: (key: K) => Promise<T>): (key: K) => Promise<T> {
      const facts = new LRUCache<K, Known<Promise<T>>>({ max: MOST_FACTS });
      forgetCatalog.push(() => facts.clear());
      return async (key) => {
        await heard();
        const known = facts.get(key);
        if (known && isFresh(known)) return known.value;
        const fact = { readAt: now().getTime(), value: read(key) };
        facts.set(key, fact);
        fact.value.catch(() => facts.peek(key) === fact && facts.delete(key));
        return fact.value;
      };
    },

    /**
     * The same reading of products by id, each kept until it, its stock or the catalog changes. Unknown ids are left out
     * and asked for again.
     */
    keepProducts<T extends { id: number }>(
      read: (ids: readonly number[]) => Promise<T[]>,
    ): (ids: readonly number[]) => Promise<T[]> {
      const products = new LRUCache<number, Known<T>>({ max: MOST_PRODUCTS });
      forgetCatalog.push(() => products.clear());
      forgetProducts.push((ids) => {
        for (const id of ids) products.delete(id);
      });
      return async (ids) => {
        await heard();
        const found = new Map<number, T>();
        for (const id of ids) {
          const known = products.get(id);
          if (known && isFresh(known)) found.set(id, known.value);
        }
        const missing = ids.filter((id) => !found.has(id));
        if (missing.length > 0) {
          const [before, readAt] = [notices, now().getTime()];
          for (const product of await read(missing)) {
            found.set(product.id, product);
            if (notices === before) products.set(product.id, { readAt, value: product });
          }
        }
        return ids.flatMap((id) => found.get(id) ?? []);
      };
    },
  };
}
