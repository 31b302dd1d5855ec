import { LRUCache } from 'lru-cache';
import type { KeptPage } from './cached-page.ts';
import { weightOf } from './store.ts';
import type { PageTag } from './tags.ts';

type Times = {
  /** So long after an import pages of before it are shown while they are made again. */
  graceMs: number;
  /** Older pages are not shown at all. */
  oldestMs: number;
};

/**
 * Pages of before a change. Those of before an import are shown for a short time to who comes while the new one is being
 * made; all of them when the shop is away and cannot make another. Times are in milliseconds by the shop's clock.
 */
export function createFormerPages(now: () => Date, budgetBytes: number, { graceMs, oldestMs }: Times) {
  const pages = new LRUCache<string, { page: KeptPage; until: number }>({
    maxSize: budgetBytes,
    sizeCalculation: ({ page }) => weightOf(page),
  });
  let forgetting: NodeJS.Timeout | undefined;

  function isTooOld({ madeAt }: KeptPage): boolean {
    const age = now().getTime() - madeAt;
    return age < 0 || age >= oldestMs;
  }
  function drop(key: string): void {
    pages.delete(key);
  }
  function forgetOld(): void {
    for (const [key, { page }] of [...pages]) if (isTooOld(page)) drop(key);
  }
  function forgetLater(): void {
    forgetting = setTimeout(() => {
      forgetOld();
      forgetting = undefined;
      if (pages.size > 0) forgetLater();
    }, oldestMs).unref();
  }
  function add(taken: ReadonlyMap<string, KeptPage>, until: number): void {
    forgetOld();
    for (const [key, page] of taken) if (!isTooOld(page)) pages.set(key, { page, until });
    if (!forgetting && pages.size > 0) forgetLater();
  }

  return {
    /** What an import takes away; one that is here already keeps its time. */
    addShown: (taken: ReadonlyMap<string, KeptPage>): void => add(taken, now().getTime() + graceMs),
    /** What is known to be wrong now: shown only when the shop is away. */
    addWrong: (taken: ReadonlyMap<string, KeptPage>): void => add(taken, 0),
    /** The page to show while it is made again. */
    get(key: string): KeptPage | undefined {
      const former = pages.peek(key);
      return former && now().getTime() < former.until && !isTooOld(former.page) ? former.page : undefined;
    },
    /** The page to show when no other can be made. */
    lastKnown(key: string): KeptPage | undefined {
      const former = pages.peek(key);
      return former && !isTooOld(former.page) ? former.page : undefined;
    },
    /** It has been made again, or is no page any more. */
    drop,
    /** What shows one of these is wrong now. */
    spoilTagged(tags: readonly PageTag[]): void {
      for (const former of pages.values()) if (tags.some((tag) => former.page.tags.has(tag))) former.until = 0;
    },
    spoil(): void {
      for (const former of pages.values()) former.until = 0;
    },
    /** Gives room to what is shown: those here for longest go first. */
    shrinkTo(most: number): void {
      while (pages.calculatedSize > most) pages.pop();
    },
    size: () => ({ bytes: pages.calculatedSize }),
  };
}
