import type { KeptPage } from './kept-page.ts';
import type { PageTag } from './tags.ts';

/** What an entry costs besides its bytes: keys, headers, tags. */
const OVERHEAD = 2048;
/** What a kept page costs, in bytes. */
export const weightOf = ({ br, gzip, tags }: KeptPage) => OVERHEAD + br.length + (gzip?.length ?? 0) + tags.size * 64;

export type PageStore = ReturnType<typeof createPageStore>;

/** Kept answers within a budget of bytes; the one unasked for longest goes first. */
export function createPageStore(budgetBytes: number) {
  // in the order of use: a Map keeps the order of insertion
  const pages = new Map<string, { page: KeptPage; weight: number }>();
  const byTag = new Map<PageTag, Set<string>>();
  let bytes = 0;

  function drop(key: string) {
    const entry = pages.get(key);
    if (!entry) return;
    pages.delete(key);
    bytes -= entry.weight;
    for (const tag of entry.page.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  return {
    /** Counts as use. */
    get(key: string): KeptPage | undefined {
      const entry = pages.get(key);
      if (!entry) return undefined;
      pages.delete(key);
      pages.set(key, entry);
      // its gzip is made when first asked for
      const heavier = weightOf(entry.page) - entry.weight;
      entry.weight += heavier;
      bytes += heavier;
      return entry.page;
    },
    /** Without counting as use. */
    peek: (key: string): KeptPage | undefined => pages.get(key)?.page,
    /** In place of what was kept there. */
    put(key: string, page: KeptPage): void {
      drop(key);
      const entry = { page, weight: weightOf(page) };
      if (entry.weight > budgetBytes) return;
      pages.set(key, entry);
      bytes += entry.weight;
      for (const tag of page.tags) {
        const keys = byTag.get(tag) ?? new Set();
        byTag.set(tag, keys.add(key));
      }
      for (const oldest of pages.keys()) {
        if (bytes <= budgetBytes) break;
        drop(oldest);
      }
    },
    /** Takes everything away that shows one of these, and gives it. */
    takeTagged(tags: Iterable<PageTag>): Map<string, KeptPage> {
      const taken = new Map<string, KeptPage>();
      for (const tag of tags) {
        for (const key of byTag.get(tag) ?? []) {
          const entry = pages.get(key);
          if (entry) taken.set(key, entry.page);
        }
      }
      for (const key of taken.keys()) drop(key);
      return taken;
    },
    /** Empties it and gives what was in it. */
    takeAll(): Map<string, KeptPage> {
      const taken = new Map([...pages].map(([key, { page }]) => [key, page]));
      pages.clear();
      byTag.clear();
      bytes = 0;
      return taken;
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}
