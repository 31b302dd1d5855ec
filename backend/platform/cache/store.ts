import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';
import type { PageTag } from './tags.ts';

/** Estimated bytes of an entry besides its body: keys, headers, tags. */
const OVERHEAD = 2048;
/** Estimated memory of a cached page in bytes. */
export const weightOf = ({ br, gzip, tags }: CachedPage) => OVERHEAD + br.length + (gzip?.length ?? 0) + tags.size * 64;

export type PageStore = ReturnType<typeof createPageStore>;

/** Cached pages within a budget of bytes, found by key and by tag; the least recently used one is evicted first. */
export function createPageStore(budgetBytes: number) {
  const byTag = new Map<PageTag, Set<string>>();
  const pages = new LRUCache<string, { page: CachedPage; weight: number }>({
    maxSize: budgetBytes,
    sizeCalculation: ({ weight }) => weight,
    dispose({ page }, key) {
      for (const tag of page.tags) {
        const keys = byTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) byTag.delete(tag);
      }
    },
  });

  function put(key: string, page: CachedPage): void {
    pages.set(key, { page, weight: weightOf(page) });
    // a page larger than the budget is not stored
    if (!pages.has(key)) return;
    for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
  }

  return {
    /** Marks the page as recently used. */
    get(key: string): CachedPage | undefined {
      const entry = pages.get(key);
      // updates the weight after gzip was added
      if (entry && entry.weight !== weightOf(entry.page)) put(key, entry.page);
      return entry?.page;
    },
    /** Like `get`, without marking it as used. */
    peek: (key: string): CachedPage | undefined => pages.peek(key)?.page,
    /** Adds or replaces a page. */
    put,
    /** Removes every page that has one of these tags, and returns them. */
    takeTagged(tags: Iterable<PageTag>): Map<string, CachedPage> {
      const taken = new Map<string, CachedPage>();
      for (const tag of tags) {
        for (const key of byTag.get(tag) ?? []) {
          const entry = pages.peek(key);
          if (entry) taken.set(key, entry.page);
        }
      }
      for (const key of taken.keys()) pages.delete(key);
      return taken;
    },
    /** Removes and returns all pages, the least recently used first. */
    takeAll(): Map<string, CachedPage> {
      const taken = new Map<string, CachedPage>();
      pages.rforEach(({ page }, key) => taken.set(key, page));
      pages.clear();
      return taken;
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
