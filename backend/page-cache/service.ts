import type { ShopContext } from '../context.ts';
import { type KeptPage, keepPage, squeezeHarder } from './kept-page.ts';
import { createPageStore } from './store.ts';
import { type PageTag, tagged } from './tags.ts';

/** An answer as it is rendered: whole, for nobody in particular. */
export type Rendered = { body: Buffer; headers: Readonly<Record<string, string>> };
/** Renders the answer of an address (path and query); null when it is not one for everybody: redirects, errors. */
export type Render = (address: string) => Promise<Rendered | null>;

/** Kept answers are shown this long before they are made again: what changes without notice is at most so old. */
export const FRESH_MS = 60_000;
/** As old as this they are still shown, and made again meanwhile; older ones are waited for. */
export const STALE_MS = 600_000;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Answers of pages that are the same for every visitor, kept compressed in memory. One rendering a page whoever asks at
 * once; a page is dropped when something it shows changes (`dropTagged`, `clear`), also while it is being rendered.
 */
export function createPageCache({ now, log }: Pick<ShopContext, 'now' | 'log'>, budgetBytes: number) {
  const store = createPageStore(budgetBytes);
  const rendering = new Map<string, Promise<KeptPage | null>>();
  const lastDrop = new Map<PageTag, number>();
  let drops = 0;
  let lastClear = 0;
  let squeezing = Promise.resolve();
  let waiting = 0;
  const counts = { hits: 0, stale: 0, misses: 0, drops: 0 };

  const isOutdated = (tags: ReadonlySet<PageTag>, since: number) =>
    lastClear > since || [...tags].some((tag) => (lastDrop.get(tag) ?? 0) > since);

  /** One page after another: it takes a core for a while. */
  function squeezeLater(key: string, page: KeptPage) {
    if (waiting >= MOST_WAITING) return;
    waiting++;
    squeezing = squeezing.then(async () => {
      waiting--;
      if (store.peek(key) !== page) return;
      const br = await squeezeHarder(page).catch(() => null);
      if (br && store.peek(key) === page) store.put(key, { ...page, br });
    });
  }

  async function make(key: string, render: Render): Promise<KeptPage | null> {
    const since = drops;
    const { made, tags } = await tagged(() => render(key));
    if (!made) return null;
    const page = await keepPage({ ...made, tags, madeAt: now().getTime() });
    if (isOutdated(tags, since)) return page;
    store.put(key, page);
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

  return {
    /** What is kept and may be shown; one that has become old is made again behind it. */
    find(key: string, render: Render): KeptPage | undefined {
      const page = store.get(key);
      if (!page) return undefined;
      const age = now().getTime() - page.madeAt;
      if (age < 0 || age >= STALE_MS) return undefined;
      if (age < FRESH_MS) {
        counts.hits++;
        return page;
      }
      counts.stale++;
      makeOnce(key, render).catch((error) =>
        log.warn({ err: error, page: key }, 'a kept page could not be made again'),
      );
      return page;
    },
    /** Makes it, once for all who wait; null when everybody needs an answer of their own. */
    make(key: string, render: Render): Promise<KeptPage | null> {
      counts.misses++;
      return makeOnce(key, render);
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
      counts.drops += store.dropTagged(tags);
    },
    /** Everything may have changed. */
    clear(): void {
      drops++;
      lastClear = drops;
      lastDrop.clear();
      rendering.clear();
      counts.drops += store.size().pages;
      store.clear();
    },
    /** For `/metrics` and doctor. */
    counts: () => ({ ...counts, ...store.size() }),
    /** Waits for what is squeezed in the background: tests. */
    settled: () => squeezing,
  };
}

const MOST_REMEMBERED = 10_000;
const MOST_WAITING = 200;
