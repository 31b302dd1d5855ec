import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';
import { weightOf } from './store.ts';
import type { PageTag } from './tags.ts';

type Times = {
  /** How long stale pages are served while new ones are rendered. */
  graceMs: number;
  /** Pages older than this are never served. */
  oldestMs: number;
};

/**
 * Pages that a change has replaced. Those from before an import are served briefly while the new page is rendered; all of
 * them are fallbacks while the database is unavailable. Times are in milliseconds by the shop's clock.
 */
export function createStalePages(now: () => Date, budgetBytes: number, { graceMs, oldestMs }: Times) {
  const pages = new LRUCache<string, { page: CachedPage; until: number }>({
    maxSize: budgetBytes,
    sizeCalculation: ({ page }) => weightOf(page),
  });
  let cleanup: NodeJS.Timeout | undefined;

  function isTooOld({ renderedAt }: CachedPage): boolean {
    const age = now().getTime() - renderedAt;
    return age < 0 || age >= oldestMs;
  }
  function remove(key: string): void {
    pages.delete(key);
  }
  function removeOld(): void {
    for (const [key, { page }] of [...pages]) if (isTooOld(page)) remove(key);
  }
  function scheduleCleanup(): void {
    cleanup = setTimeout(() => {
      removeOld();
      cleanup = undefined;
      if (pages.size > 0) scheduleCleanup();
    }, oldestMs).unref();
  }
  function add(taken: ReadonlyMap<string, CachedPage>, until: number): void {
    removeOld();
    for (const [key, page] of taken) if (!isTooOld(page)) pages.set(key, { page, until });
    if (!cleanup && pages.size > 0) scheduleCleanup();
  }

  return {
    /** Adds pages from before an import; `get` finds them for a short time. */
    addStale: (taken: ReadonlyMap<string, CachedPage>): void => add(taken, now().getTime() + graceMs),
    /** Adds pages that are known to be wrong; only `fallback` finds them. */
    addFallbacks: (taken: ReadonlyMap<string, CachedPage>): void => add(taken, 0),
    /** The page to serve while it is rendered again. */
    get(key: string): CachedPage | undefined {
      const former = pages.peek(key);
      return former && now().getTime() < former.until && !isTooOld(former.page) ? former.page : undefined;
    },
    /** The page to serve when the database is unavailable. */
    fallback(key: string): CachedPage | undefined {
      const former = pages.peek(key);
      return former && !isTooOld(former.page) ? former.page : undefined;
    },
    remove,
    /** Turns stale pages with one of the tags into fallbacks. */
    expireTags(tags: readonly PageTag[]): void {
      for (const former of pages.values()) if (tags.some((tag) => former.page.tags.has(tag))) former.until = 0;
    },
    /** Turns all stale pages into fallbacks. */
    expireAll(): void {
      for (const former of pages.values()) former.until = 0;
    },
    /** Evicts the oldest entries until the total size fits. */
    shrinkTo(bytes: number): void {
      while (pages.calculatedSize > bytes) pages.pop();
    },
    size: () => ({ bytes: pages.calculatedSize }),
  };
}
