import { LRUCache } from 'lru-cache';
import type { KeptPage } from './cached-page.ts';
import type { PageTag } from './tags.ts';

/** What an entry costs besides its bytes: keys, headers, tags. */
const OVERHEAD = 2048;
/** What a kept page costs, in bytes. */
export const weightOf = ({ br, gzip, tags }: KeptPage) => OVERHEAD + br.length + (gzip?.length ?? 0) + tags.size * 64;

export type PageStore = ReturnType<typeof createPageStore>;

/** Cached pages within a budget of bytes, found by key and by tag; the least recently used one is evicted first. */
export function createPageStore(budgetBytes: number) {
  const byTag = new Map<PageTag, Set<string>>();
  const pages = new LRUCache<string, { page: KeptPage; weight: number }>({
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

  function put(key: string, page: KeptPage): void {
    pages.set(key, { page, weight: weightOf(page) });
    // a page larger than the budget is not stored
    if (!pages.has(key)) return;
    for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
  }

  return {
    /** Counts as use. */
    get(key: string): KeptPage | undefined {
      const entry = pages.get(key);
      // its gzip is made when first asked for
      if (entry && entry.weight !== weightOf(entry.page)) put(key, entry.page);
      return entry?.page;
    },
    /** Without counting as use. */
    peek: (key: string): KeptPage | undefined => pages.peek(key)?.page,
    /** In place of what was kept there. */
    put,
    /** Removes every page that has one of these tags, and returns them. */
    takeTagged(tags: Iterable<PageTag>): Map<string, KeptPage> {
      const taken = new Map<string, KeptPage>();
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
    takeAll(): Map<string, KeptPage> {
      const taken = new Map<string, KeptPage>();
      pages.rforEach(({ page }, key) => taken.set(key, page));
      pages.clear();
      return taken;
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
