import type { KeptPage } from './kept-page.ts';
import type { PageTag } from './tags.ts';

/**
 * Pages of before an import, for a short time: shown to who comes while the new one is being made. Times are in
 * milliseconds by the shop's clock.
 */
export function createFormerPages(now: () => Date, graceMs: number) {
  const pages = new Map<string, { page: KeptPage; until: number }>();
  let forgetting: NodeJS.Timeout | undefined;

  return {
    /** What was shown before; one that is here already keeps its time. */
    add(taken: ReadonlyMap<string, KeptPage>): void {
      const until = now().getTime() + graceMs;
      for (const [key, page] of taken) pages.set(key, { page, until });
      clearTimeout(forgetting);
      // nobody may come for them: their memory is needed
      forgetting = setTimeout(() => pages.clear(), graceMs).unref();
    },
    get(key: string): KeptPage | undefined {
      const former = pages.get(key);
      return former && now().getTime() < former.until ? former.page : undefined;
    },
    /** It has been made again, or is no page any more. */
    drop: (key: string): boolean => pages.delete(key),
    dropTagged(tags: readonly PageTag[]): void {
      for (const [key, { page }] of pages) if (tags.some((tag) => page.tags.has(tag))) pages.delete(key);
    },
    clear: (): void => pages.clear(),
  };
}
