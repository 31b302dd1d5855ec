import { setTimeout as delay } from 'node:timers/promises';
import type { ShopContext } from '#backend/platform/context.ts';
import { type CachedPage, compressPage, recompress } from './cached-page.ts';
import { createStalePages } from './stale-pages.ts';
import { createPageStore } from './store.ts';
import { collectTags, type PageTag } from './tags.ts';

/** A rendered page that is the same for every visitor. */
export type Rendered = { body: Buffer; headers: Readonly<Record<string, string>> };
/** Why rendering failed: the database is `unavailable`, or the page itself is `broken`. */
export type RenderFailure = 'unavailable' | 'broken';
/** Renders a path with query; null for responses that are not cacheable: redirects, personal pages, not found. */
export type Render = (address: string) => Promise<Rendered | RenderFailure | null>;

/** Cached pages are fresh for this long: bounds the age of changes that invalidate nothing. */
export const FRESH_MS = 60_000;
/** Up to this age a page is served while it is rendered again; visitors wait for older ones. */
export const STALE_MS = 600_000;
/** How long after an import stale pages are served while new ones are rendered. */
const GRACE_MS = 10_000;
/** How long the first visitor after an import waits for the new page. */
const PATIENCE_MS = 250;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * In-memory cache of compressed pages that are the same for every visitor. Concurrent requests share one rendering. A change
 * invalidates the pages that show it (`invalidateTags`, `invalidateAll`), also while they are being rendered. Invalidated
 * pages are served only if the database is unavailable.
 */
export function createPageCache({ now, log }: Pick<ShopContext, 'now' | 'log'>, budgetBytes: number) {
  const store = createPageStore(budgetBytes);
  const stalePages = createStalePages(now, budgetBytes, { graceMs: GRACE_MS, oldestMs: STALE_MS });
  const rendering = new Map<string, Promise<CachedPage | null>>();
  const lastInvalidation = new Map<PageTag, number>();
  let invalidations = 0;
  let lastInvalidationOfAll = 0;
  let recompressing = Promise.resolve();
  let waiting = 0;
  const counts = { hits: 0, stale: 0, misses: 0, drops: 0 };

  const isInvalidated = (tags: ReadonlySet<PageTag>, since: number) =>
    lastInvalidationOfAll > since || [...tags].some((tag) => (lastInvalidation.get(tag) ?? 0) > since);

  /** Current and stale pages share the budget. */
  const makeRoom = () => stalePages.shrinkTo(budgetBytes - store.size().bytes);
  function put(key: string, page: CachedPage) {
    store.put(key, page);
    makeRoom();
  }

  /** Recompresses queued pages one at a time, with pauses that leave the core to requests. */
  function recompressLater(key: string, page: CachedPage) {
    if (page.isBest || waiting >= MOST_WAITING) return;
    waiting++;
    recompressing = recompressing.then(async () => {
      waiting--;
      if (store.peek(key) !== page) return;
      const from = performance.now();
      const best = await recompress(page).catch(() => null);
      if (best && store.peek(key) === page) put(key, best);
      await delay(PAUSE_RATIO * (performance.now() - from), null, { ref: false });
    });
  }

  async function renderAndStore(key: string, render: Render): Promise<CachedPage | null> {
    const since = invalidations;
    const { result, tags } = await collectTags(() => render(key));
    if (result === 'unavailable') return stalePages.fallback(key) ?? null;
    if (result === 'broken') return null;
    if (!result) {
      stalePages.remove(key);
      return null;
    }
    const before = store.peek(key) ?? stalePages.fallback(key);
    const page = await compressPage({ ...result, tags, renderedAt: now().getTime() }, before);
    if (isInvalidated(tags, since)) return page;
    stalePages.remove(key);
    put(key, page);
    recompressLater(key, page);
    return page;
  }

  /** Concurrent requests of a page share one rendering. */
  function renderOnce(key: string, render: Render): Promise<CachedPage | null> {
    const running = rendering.get(key);
    if (running) return running;
    const started = renderAndStore(key, render).finally(() => rendering.get(key) === started && rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  const logFailure = (key: string) => (error: unknown) =>
    log.warn({ err: error, page: key }, 'rendering a cached page again failed');

  /** Removes and returns all pages; running renderings will not be stored. */
  function takeAll(): Map<string, CachedPage> {
    invalidations++;
    lastInvalidationOfAll = invalidations;
    lastInvalidation.clear();
    rendering.clear();
    counts.drops += store.size().pages;
    return store.takeAll();
  }

  return {
    /** A page that may be served, or undefined. One that is not fresh is rendered again in the background. */
    find(key: string, render: Render): CachedPage | undefined {
      const page = store.get(key);
      if (!page) {
        const old = rendering.has(key) ? stalePages.get(key) : undefined;
        if (old) counts.stale++;
        return old;
      }
      const age = now().getTime() - page.renderedAt;
      if (age < 0 || age >= STALE_MS) return undefined;
      if (age < FRESH_MS) {
        counts.hits++;
        return page;
      }
      counts.stale++;
      renderOnce(key, render).catch(logFailure(key));
      return page;
    },
    /** Renders a page, once for concurrent requests; null if the response is not cacheable. */
    renderPage(key: string, render: Render): Promise<CachedPage | null> {
      counts.misses++;
      const fresh = renderOnce(key, render);
      const old = stalePages.get(key);
      return old ? freshOrStale(fresh, old, logFailure(key)) : fresh;
    },
    /** Invalidates the pages that have one of the tags. */
    invalidateTags(tags: readonly PageTag[]): void {
      invalidations++;
      if (lastInvalidation.size + tags.length > MOST_REMEMBERED) {
        lastInvalidation.clear();
        lastInvalidationOfAll = invalidations;
      }
      for (const tag of tags) lastInvalidation.set(tag, invalidations);
      // a rendering that began before the change must not serve later requests
      rendering.clear();
      stalePages.expireTags(tags);
      const taken = store.takeTagged(tags);
      counts.drops += taken.size;
      stalePages.addFallbacks(taken);
      makeRoom();
    },
    /** Invalidates all pages. */
    invalidateAll(): void {
      stalePages.expireAll();
      stalePages.addFallbacks(takeAll());
      makeRoom();
    },
    /**
     * Marks all pages stale after an import, which changes everything at once: the first request of a page waits briefly for
     * the new one, requests during its rendering get the stale one.
     */
    markAllStale(): void {
      stalePages.addStale(takeAll());
      makeRoom();
    },
    /** Counters for `/metrics` and doctor. */
    counts: () => {
      const { pages, bytes } = store.size();
      return { ...counts, pages, bytes: bytes + stalePages.size().bytes };
    },
    /** Resolves when no page waits for recompression. For tests. */
    settled: () => recompressing,
  };
}

const MOST_REMEMBERED = 10_000;
const MOST_WAITING = 200;
/** Pauses three times as long as it worked: recompression takes at most a quarter of a core. */
const PAUSE_RATIO = 3;

/** The fresh value, or the old one after a short wait; a later failure is only logged. */
async function freshOrStale<T>(fresh: Promise<T>, old: T, logFailure: (error: unknown) => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      fresh.catch(logFailure);
      resolve(old);
    }, PATIENCE_MS);
  });
  return Promise.race([fresh, enough]).finally(() => clearTimeout(timer));
}
