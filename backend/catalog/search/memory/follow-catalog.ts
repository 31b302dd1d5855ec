import { setTimeout as delay } from 'node:timers/promises';
import type { CategoryRecord } from '#backend/catalog/products/stored.ts';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { oneProcessAtATime } from '#backend/platform/db/one-process-at-a-time.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { type Dictionary, indexedWords } from '#domain/catalog/search/search-rule.ts';
import { shop } from '#shop.config';
import { changesSince, type IndexVersion, latestVersion, SEARCH_CHANGED } from '../indexer/changes.ts';
import { readPages } from '../indexer/page-documents.ts';
import { idsByPopularity, readProductRowsJson } from '../indexer/product-rows.ts';
import type { RemoteIndexHost } from './index-host.ts';
import type { OpenedHost } from './index-thread.ts';
import type { IndexState } from './snapshot.ts';

/** The lock of processes that would build the same index side by side. */
const BUILD_LOCK = 7_450_217;
const BATCH = 500;
/** More changed products than this, and more than a tenth of all, are built into a new main segment. */
const MAX_CHANGED = 2000;
const MAX_SHARE = 0.1;
/** A shop of so few products is built while a search waits; in a larger one, searches meanwhile find what was there before. */
const QUICK_TO_BUILD = 5000;
/** A search waits no longer for a change that it should find. */
const PATIENCE_MS = 5000;
/** Staff who look at a preview wait for its own index. */
const PREVIEW_PATIENCE_MS = 30_000;
const SAY_EVERY_MS = 5000;
/** Between two attempts to open or build the index. */
const RETRY_MS = 5000;
/** A notification can be lost: the first search after this long asks for changes, and does not wait for the answer. */
const ASK_MS = 60_000;
/** A recorded change that has not been committed by then was rolled back. */
const COMMIT_MS = 10_000;

type Deps = Pick<ShopContext, 'db' | 'now' | 'log'> & {
  open: (onLost: () => void) => OpenedHost;
  /** The words of the file with the rules of staff. */
  words: () => Promise<Dictionary>;
  /** Where the index is stored between starts; null: nowhere. */
  snapshot: string | null;
  /** Reads what other processes stored, and stores nothing itself. */
  isPreview?: boolean;
};

/**
 * Keeps an index host at the state of the catalog. Changes are rows that are written with the catalog; a notification only
 * says that there are new ones, so that a lost one costs time and never a wrong result.
 */
export function followCatalog({ db, now, log, open, words, snapshot, isPreview = false }: Deps) {
  let opened: OpenedHost | null = null;
  let known: IndexVersion | null = null;
  let opening: Promise<OpenedHost> | null = null;
  let following: Promise<void> | null = null;
  let rebuilding: Promise<void> | null = null;
  /** The latest version that was announced. A replica of the database may show it later. */
  let announced = 0;
  /** Announcements may have been lost. */
  let hasMissed = false;
  /** Whether the index is opened again when its thread has ended. */
  let staysOpen = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** A version that this process has recorded, and when. */
  let recorded = { version: 0, at: 0 };
  let categories: readonly CategoryRecord[] | null = null;
  let stopListening: (() => Promise<void>) | null = null;
  /** Products in the index, and those changed since it was built. */
  let held = { products: 0, changed: 0 };
  let followedAt = 0;
  /** The words that the shown index was built with. */
  let builtWith = '';
  const rebuilt: (() => void)[] = [];

  const readTree = async () => {
    categories ??= await readCategories(db.searching);
    return categories;
  };
  const buildContents = async (host: RemoteIndexHost) => {
    categories = null;
    const pages = await readPages(db.searching, localDay(now(), shop.timeZone));
    return host.buildContents({ categories: await readTree(), pages });
  };

  /** Builds the whole index in `host`. Later changes are followed from the version noted before anything is read. */
  async function build(host: RemoteIndexHost): Promise<IndexState> {
    const version = await latestVersion(db.searching);
    const contents = await buildContents(host);
    const ids = await idsByPopularity(db.searching);
    let said = performance.now();
    await host.startProducts({ categories: await readTree(), now: now().getTime() });
    let added = Promise.resolve();
    for (let at = 0; at < ids.length; at += BATCH) {
      const some = ids.slice(at, at + BATCH);
      // the database reads the next rows while the thread indexes the last ones
      const [products] = await Promise.all([readProductRowsJson(db.searching, some), added]);
      added = host.addProducts({ products, ids: some });
      if (performance.now() - said > SAY_EVERY_MS) {
        log.info({ done: at, products: ids.length }, 'building the search index');
        said = performance.now();
      }
    }
    await added;
    return { version, products: await host.finishProducts(), contents };
  }

  async function isQuickToBuild(): Promise<boolean> {
    const some = db.searching
      .selectFrom('product')
      .select('id')
      .limit(QUICK_TO_BUILD + 1);
    return (await some.execute()).length <= QUICK_TO_BUILD;
  }

  /** The stored index if it is not older than `least` and the catalog's changes since then are known. */
  async function stored(host: RemoteIndexHost, least = 0): Promise<IndexState | null> {
    const state = snapshot === null ? null : await host.readSnapshot(snapshot);
    return state && state.version.version >= least && (await changesSince(db.searching, state.version)) ? state : null;
  }

  /**
   * Builds and stores the index, or takes the one that another process has stored meanwhile. A host of its own builds: searches
   * go on, and the memory that a build takes ends with its thread.
   */
  async function buildOnce(least = 0): Promise<IndexState> {
    const builder = open(() => {});
    try {
      await builder.host.setWords(await words());
      // its database has one connection, which the lock would take
      if (isPreview) return await build(builder.host);
      return await oneProcessAtATime(
        db,
        BUILD_LOCK,
        async () => (await stored(builder.host, least)) ?? (await buildAndStore(builder.host)),
      );
    } finally {
      await builder.close();
    }
  }

  async function buildAndStore(host: RemoteIndexHost): Promise<IndexState> {
    const state = await build(host);
    if (snapshot !== null)
      await host
        .writeSnapshot({ path: snapshot, state })
        .catch((error) => log.warn({ err: error }, 'the search index could not be stored; the next start builds it'));
    return state;
  }

  async function show(host: RemoteIndexHost, state: IndexState): Promise<void> {
    await host.load(state);
    held = { products: (await host.size()).products, changed: 0 };
    known = state.version;
  }

  async function openHost(): Promise<OpenedHost> {
    const own = open(() => {
      if (opened !== own) return;
      log.error('the thread of the search index has stopped; the index is loaded again');
      [opened, known] = [null, null];
      if (staysOpen) keepOpening();
    });
    try {
      stopListening ??= await db.listen(SEARCH_CHANGED, (version) => {
        if (version === '') hasMissed = true;
        else announced = Math.max(announced, Number(version));
      });
      await setWords(own.host);
      await show(own.host, (await stored(own.host)) ?? (await buildOnce()));
      await follow(own.host);
      opened = own;
      return own;
    } catch (error) {
      await own.close();
      throw error;
    }
  }

  /** Whether texts have to be indexed again with the words as they are now. */
  async function setWords(host: RemoteIndexHost): Promise<boolean> {
    const current = await words();
    await host.setWords(current);
    const before = builtWith;
    builtWith = JSON.stringify(indexedWords(current));
    return builtWith !== before;
  }

  async function rebuild(least: number): Promise<void> {
    const state = await buildOnce(least);
    if (opened) await show(opened.host, state);
  }

  function startRebuild(least: number): Promise<void> {
    rebuilding = rebuild(least)
      .then(() => {
        for (const listener of rebuilt) listener();
      })
      .catch((error) => {
        failedAt = performance.now();
        hasMissed = true;
        log.error({ err: error }, 'the search index could not be built');
      })
      .finally(() => {
        rebuilding = null;
      });
    return rebuilding;
  }

  /** Brings the index to the latest version, or starts to build it anew. */
  async function follow(host: RemoteIndexHost): Promise<void> {
    if (rebuilding || !known || performance.now() - failedAt < RETRY_MS) return;
    hasMissed = false;
    followedAt = performance.now();
    const changes = await changesSince(db.searching, known);
    const changed = held.changed + (changes?.ids.length ?? 0);
    const hasOtherWords = (!changes || changes.rules) && (await setWords(host));
    if (!changes || hasOtherWords || (changed > MAX_CHANGED && changed > held.products * MAX_SHARE)) {
      const building = startRebuild(known.version + 1);
      if (await isQuickToBuild()) await building;
      return;
    }
    if (changes.contents) await host.loadContents(await buildContents(host));
    for (let at = 0; at < changes.ids.length; at += BATCH) {
      const ids = changes.ids.slice(at, at + BATCH);
      const products = await readProductRowsJson(db.searching, ids);
      held.changed = await host.changeProducts({ ids, products, categories: await readTree(), now: now().getTime() });
    }
    known = changes.latest;
  }

  const isBehind = () =>
    hasMissed ||
    (known !== null && announced > known.version) ||
    (known !== null && recorded.version > known.version && performance.now() - recorded.at < COMMIT_MS);

  const openOnce = (): Promise<OpenedHost> => {
    if (opened) return Promise.resolve(opened);
    opening ??= openHost().finally(() => {
      opening = null;
    });
    return opening;
  };
  const openLater = (error: unknown): void => {
    log.error({ err: error }, 'the search index could not be loaded; it is tried again');
    if (staysOpen) setTimeout(keepOpening, RETRY_MS).unref();
  };
  function keepOpening(): void {
    openOnce().catch(openLater);
  }
  const followOnce = (host: RemoteIndexHost): Promise<void> => {
    following ??= follow(host)
      .catch((error) => {
        hasMissed = true;
        log.warn({ err: error }, 'the search index is behind the catalog');
      })
      .finally(() => {
        following = null;
      });
    return following;
  };
  /** The result, or null after the patience of a search. */
  async function atMost<T>(work: Promise<T>): Promise<T | null> {
    const patience = new AbortController();
    try {
      return await Promise.race([
        work,
        delay(isPreview ? PREVIEW_PATIENCE_MS : PATIENCE_MS, null, { ref: false, signal: patience.signal }),
      ]);
    } finally {
      patience.abort();
    }
  }

  return {
    /** The index, with every change that this process has committed or was notified of. Throws 'unavailable' while it cannot be read. */
    async current(): Promise<RemoteIndexHost> {
      if (opened && !isBehind()) {
        if (performance.now() - followedAt > ASK_MS) void followOnce(opened.host);
        return opened.host;
      }
      const ready = await atMost(openOnce()).catch((error) => {
        log.error({ err: error }, 'the search index could not be loaded');
        return null;
      });
      if (!ready) throw new ShopError('unavailable', 'The search is not ready yet.');
      if (isBehind()) await atMost(followOnce(ready.host));
      return ready.host;
    },

    /** Opens the index, and returns before it is open when it has to be built for long. */
    async start(): Promise<void> {
      staysOpen = true;
      await atMost(openOnce()).catch(openLater);
    },

    /** Resolves when the index shows every committed change, and no build is running. */
    async settled(): Promise<RemoteIndexHost> {
      const { host } = await openOnce();
      await followOnce(host);
      if (rebuilding) {
        await rebuilding;
        await followOnce(host);
      }
      return host;
    },

    /** Says that this process has recorded a version, which it is about to commit. */
    recorded(version: number): void {
      recorded = { version, at: performance.now() };
    },

    /** Calls back when a built index has replaced an old one, whose results may have been kept. */
    onRebuilt(listener: () => void): void {
      rebuilt.push(listener);
    },

    get isReady(): boolean {
      return opened !== null;
    },

    async close(): Promise<void> {
      staysOpen = false;
      await opening?.catch(() => {});
      await stopListening?.();
      await opened?.close();
      [opened, known, stopListening] = [null, null, null];
    },
  };
}
