import { setTimeout as delay } from 'node:timers/promises';
import type { ShopContext } from '#backend/platform/context.ts';
import { type KeptPage, keepPage, squeezeHarder } from './cached-page.ts';
import { createFormerPages } from './former-pages.ts';
import { createPageStore } from './store.ts';
import { type PageTag, tagged } from './tags.ts';

/** An answer as it is rendered: whole, for nobody in particular. */
export type Rendered = { body: Buffer; headers: Readonly<Record<string, string>> };
/** No page could be made of it: the shop is `away` (its database does not answer), or something is wrong with the page. */
export type NotRendered = 'away' | 'broken';
/** Renders the answer of an address (path and query); null when it is not one for everybody: redirects, no such page. */
export type Render = (address: string) => Promise<Rendered | NotRendered | null>;

/** Kept answers are shown this long before they are made again: what changes without notice is at most so old. */
export const FRESH_MS = 60_000;
/** As old as this they are still shown, and made again meanwhile; older ones are waited for. */
export const STALE_MS = 600_000;
/** So long after an import pages of before it are shown to who comes while they are made again. */
const GRACE_MS = 10_000;
/** Whoever comes first after an import waits so long for the new page. */
const PATIENCE_MS = 250;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Answers of pages that are the same for every visitor, kept compressed in memory. One rendering a page whoever asks at
 * once; a page is dropped when something it shows changes (`dropTagged`, `clear`), also while it is being rendered. What was
 * dropped is shown again only when the shop is away and no new one can be made.
 */
export function createPageCache({ now, log }: Pick<ShopContext, 'now' | 'log'>, budgetBytes: number) {
  const store = createPageStore(budgetBytes);
  const former = createFormerPages(now, budgetBytes, { graceMs: GRACE_MS, oldestMs: STALE_MS });
  const rendering = new Map<string, Promise<KeptPage | null>>();
  const lastDrop = new Map<PageTag, number>();
  let drops = 0;
  let lastClear = 0;
  let squeezing = Promise.resolve();
  let waiting = 0;
  const counts = { hits: 0, stale: 0, misses: 0, drops: 0 };

  const isOutdated = (tags: ReadonlySet<PageTag>, since: number) =>
    lastClear > since || [...tags].some((tag) => (lastDrop.get(tag) ?? 0) > since);

  /** What is shown and what was shown before share the budget. */
  const makeRoom = () => former.shrinkTo(budgetBytes - store.size().bytes);
  function put(key: string, page: KeptPage) {
    store.put(key, page);
    makeRoom();
  }

  /** One page after another, with rests: it takes a core for a while, which visitors may need more. */
  function squeezeLater(key: string, page: KeptPage) {
    if (page.isBest || waiting >= MOST_WAITING) return;
    waiting++;
    squeezing = squeezing.then(async () => {
      waiting--;
      if (store.peek(key) !== page) return;
      const from = performance.now();
      const best = await squeezeHarder(page).catch(() => null);
      if (best && store.peek(key) === page) put(key, best);
      await delay(RESTS * (performance.now() - from), null, { ref: false });
    });
  }

  async function make(key: string, render: Render): Promise<KeptPage | null> {
    const since = drops;
    const { made, tags } = await tagged(() => render(key));
    if (made === 'away') return former.lastKnown(key) ?? null;
    if (made === 'broken') return null;
    if (!made) {
      former.drop(key);
      return null;
    }
    const before = store.peek(key) ?? former.lastKnown(key);
    const page = await keepPage({ ...made, tags, madeAt: now().getTime() }, before);
    if (isOutdated(tags, since)) return page;
    former.drop(key);
    put(key, page);
    squeezeLater(key, page);
    return page;
  }

  /** Whoever comes while it is being made gets the same. */
  function makeOnce(key: string, render: Render): Promise<KeptPage | null> {
    const known = rendering.get(key);
    if (known) return known;
    const made = make(key, render).finally(() => rendering.get(key) === made && rendering.delete(key));
    rendering.set(key, made);
    return made;
  }

  const complain = (key: string) => (error: unknown) =>
    log.warn({ err: error, page: key }, 'a kept page could not be made again');

  /** Takes everything away; pages that are being made are of before. */
  function empty(): Map<string, KeptPage> {
    drops++;
    lastClear = drops;
    lastDrop.clear();
    rendering.clear();
    counts.drops += store.size().pages;
    return store.takeAll();
  }

  return {
    /** What is kept and may be shown; one that has become old is made again behind it. */
    find(key: string, render: Render): KeptPage | undefined {
      const page = store.get(key);
      if (!page) {
        const old = rendering.has(key) ? former.get(key) : undefined;
        if (old) counts.stale++;
        return old;
      }
      const age = now().getTime() - page.madeAt;
      if (age < 0 || age >= STALE_MS) return undefined;
      if (age < FRESH_MS) {
        counts.hits++;
        return page;
      }
      counts.stale++;
      makeOnce(key, render).catch(complain(key));
      return page;
    },
    /** Makes it, once for all who wait; null when everybody needs an answer of their own. */
    make(key: string, render: Render): Promise<KeptPage | null> {
      counts.misses++;
      const made = makeOnce(key, render);
      const old = former.get(key);
      return old ? orAfter(made, old, complain(key)) : made;
    },
    /** Something that pages show has changed. */
    dropTagged(tags: readonly PageTag[]): void {
      drops++;
      if (lastDrop.size + tags.length > MOST_REMEMBERED) {
        lastDrop.clear();
        lastClear = drops;
      }
      for (const tag of tags) lastDrop.set(tag, drops);
      // a page begun before the change must not be given to who comes after it
      rendering.clear();
      former.spoilTagged(tags);
      const taken = store.takeTagged(tags);
      counts.drops += taken.size;
      former.addWrong(taken);
      makeRoom();
    },
    /** Everything may have changed. */
    clear(): void {
      former.spoil();
      former.addWrong(empty());
      makeRoom();
    },
    /**
     * Everything may have changed at once, by an import: pages are made again, but not all visitors wait for that. The
     * first who asks for a page gets the new one, unless it takes long; who comes meanwhile gets the one of before.
     */
    outdate(): void {
      former.addShown(empty());
      makeRoom();
    },
    /** For `/metrics` and doctor. */
    counts: () => {
      const { pages, bytes } = store.size();
      return { ...counts, pages, bytes: bytes + former.size().bytes };
    },
    /** Waits for what is squeezed in the background: tests. */
    settled: () => squeezing,
  };
}

const MOST_REMEMBERED = 10_000;
const MOST_WAITING = 200;
/** It takes a quarter of a core at most. */
const RESTS = 3;

/** What is made, or after a while what there was; then a failure only concerns the log. */
async function orAfter<T>(made: Promise<T>, old: T, complain: (error: unknown) => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      made.catch(complain);
      resolve(old);
    }, PATIENCE_MS);
  });
  return Promise.race([made, enough]).finally(() => clearTimeout(timer));
}
