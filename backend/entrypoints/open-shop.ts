import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { checkShopConfig } from '#backend/entrypoints/check-shop-config.ts';
import { checkLiveConfig, checkLivePages } from '#backend/entrypoints/live/check-live.ts';
import { DEMO_ACCOUNT_REFUSAL } from '#backend/entrypoints/live/config-refusals.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { checkDisk, makeDataDir, untilDiskWorks } from '#backend/platform/db/data-dir-disk.ts';
import { lockDataDir } from '#backend/platform/db/data-dir-lock.ts';
import { dataDirState } from '#backend/platform/db/data-dir-state.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { oneProcessAtATime } from '#backend/platform/db/one-process-at-a-time.ts';
import { openPglite } from '#backend/platform/db/pglite.ts';
import type { QueryWatch } from '#backend/platform/db/query-watch.ts';
import { createMetrics, type Metrics } from '#backend/platform/metrics/service.ts';
import { slowQueryLog } from '#backend/platform/metrics/slow-queries.ts';
import { readSettings, type Settings, SettingsError, settingsWarnings } from '#backend/platform/settings/settings.ts';
import type { Shop, Simulators } from '#backend/shop.ts';
import { shop as config, pageFacts, sparePartSuppliers, storeDetails } from '#shop.config';

export type OpenedShop = {
  shop: Shop;
  /** The same services over another context, for previews. */
  createShop: (ctx: ShopContext) => Shop;
  settings: Settings;
  metrics: Metrics;
  /**
   * Starts job queue and price clock; the command line does not call it. Throws `SettingsError` if a live shop's pages are
   * incomplete (operation-2); the command line, which imports them, works without.
   */
  startWork: () => Promise<void>;
  close: () => Promise<void>;
};

const ASIDE = 'what was in the folder of the database is put aside, and not removed';
const DEMO_LOCK = 7_450_214;
const DEMO_ORDERS_LOCK = 7_450_218;
/** Delay of background work that would slow down the first requests. */
const FIRST_PAGES_MS = 1000;

export type OpenedDb = {
  db: Db;
  release: () => void;
  /** Call after the migrations: from then on an empty database counts as damaged. */
  made: () => void;
};

type Watching = { watch?: QueryWatch; onLost?: (error: Error) => void };

/**
 * Opens the embedded database under an exclusive lock of its folder, or PostgreSQL by `DATABASE_URL`. Throws `DataDirInUse`,
 * `DataDirUnwritable` or `DataDirDamaged` with a message for the owner.
 */
export async function openDb(
  settings: Settings,
  { forRestore = false, ...options }: Watching & { forRestore?: boolean } = {},
): Promise<OpenedDb> {
  const { DATABASE_URL, SEARCH_DATABASE_URL: searchUrl } = settings;
  const { onLost: _, ...watched } = options;
  if (DATABASE_URL) {
    // for the command line's socket and pictures
    makeDataDir(settings.DATA_DIR);
    const { openPostgres } = await import('#backend/platform/db/postgres.ts');
    return { db: await openPostgres(DATABASE_URL, { searchUrl, ...watched }), release: () => {}, made: () => {} };
  }
  const release = lockDataDir(settings.DATA_DIR);
  try {
    const state = dataDirState(settings.DATA_DIR);
    const aside = state.check({ forRestore });
    if (aside) createLog(settings).warn({ folder: aside }, `a first start was interrupted: it begins anew, ${ASIDE}`);
    const db = await openPglite(join(settings.DATA_DIR, 'pglite'), {
      ...options,
      checkDisk: () => checkDisk(settings.DATA_DIR),
    }).catch((error) => {
      throw state.refused(error);
    });
    await state.checkOpened(db, { forRestore }).catch(async (error) => {
      await db.close();
      throw error;
    });
    return { db, release, made: state.made };
  } catch (error) {
    release();
    throw error;
  }
}

const createLog = (settings: Settings): Logger => pino({ level: settings.LOG_LEVEL });

/** Finds pages in the built storefront, which is loaded when the first link is checked; null without a build. */
function inBuiltPages(): ShopContext['hasPage'] | null {
  const file = new URL('../../build/server/index.js', import.meta.url);
  if (!existsSync(file)) return null;
  return async (path) => {
    const { pageTable } = await import('#backend/entrypoints/http/pages/page-table.ts');
    return pageTable(await import(file.href)).find(path) !== null;
  };
}

/** The context of services, in the server and on the command line. */
export function createContext(settings: Settings, db: Db, log = createLog(settings)): ShopContext {
  return {
    db,
    settings,
    log,
    now: () => new Date(),
    fetch,
    baseUrl: (settings.BASE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
  };
}

/** The simulators of a demo shop. A live shop loads none of them. */
export async function loadSimulators({ SHOP_MODE }: Pick<Settings, 'SHOP_MODE'>): Promise<Simulators | null> {
  return SHOP_MODE === 'demo' ? (await import('#demo/simulators/simulators.ts')).simulators : null;
}

/** Checks the facts of a shop that has been open before its database is migrated: a refused start leaves it as it was (operation-2). */
async function checkStoredFacts({
  db,
  shopFacts,
  settings,
}: Pick<Shop, 'db' | 'shopFacts' | 'settings'>): Promise<void> {
  const { rows } = await db.query<{ found: boolean }>("select to_regclass('shop_facts_version') is not null as found");
  if (!rows[0]?.found) return;
  // facts that an older version stored in another way are checked after the migrations
  const isLoaded = await shopFacts.load().then(
    () => true,
    () => false,
  );
  if (isLoaded) checkLiveConfig(config, settings);
}

/**
 * Opens the shop: validates the settings, opens and migrates the database, creates the services, and imports the demo catalog
 * into an empty demo shop. Throws `SettingsError` or `DataDirInUse` with a message for the owner (operation-1). `onLost` is
 * called when the embedded database has exited; queries are rejected from then on. `hasPage` checks links to pages; null: they
 * are not checked.
 */
export async function openShop(
  env: Record<string, string | undefined>,
  {
    onLost = () => {},
    hasPage = inBuiltPages(),
  }: { onLost?: () => void; hasPage?: ShopContext['hasPage'] | null } = {},
): Promise<OpenedShop> {
  checkShopConfig({ shop: config, pageFacts, storeDetails, sparePartSuppliers });
  const settings = readSettings(env);
  const log = createLog(settings);
  const metrics = createMetrics();
  // the embedded database starts in its own thread while the services' modules load (0039)
  const [{ db, release, made }, { createShop }, simulators, { finishPendingChanges }] = await Promise.all([
    openDb(settings, {
      watch: slowQueryLog(log, metrics, settings.SLOW_QUERY_MS),
      onLost: (error) => {
        log.fatal({ err: error }, 'the embedded database does not answer any more');
        // a restart on a read-only disk would fail; until the disk works, cached pages are served and others get 503
        void untilDiskWorks(settings.DATA_DIR).then(onLost);
      },
    }),
    import('#backend/shop.ts'),
    loadSimulators(settings),
    import('#backend/catalog/import/spare-parts/pending-changes.ts'),
  ]);
  metrics.watchQueues(db);
  try {
    const shop = createShop({ ...createContext(settings, db, log), ...(hasPage && { hasPage }) }, simulators);
    await checkStoredFacts(shop);
    await migrate(db, { say: (text) => log.info(text) });
    made();
    await shop.shopFacts.load();
    // the facts in force: what staff saved takes the place of the file
    checkLiveConfig(config, settings);
    for (const { about, next } of settingsWarnings(settings)) shop.log.warn(`${about}. ${next}`);
    await db.duringLongWork(async () => {
      await finishPendingChanges(db);
      if (settings.SHOP_MODE === 'demo') {
        const { importDemoCatalog } = await import('#demo/import-demo.ts');
        await oneProcessAtATime(db, DEMO_LOCK, () => importDemoCatalog(shop));
      }
    });
    if (settings.SHOP_MODE !== 'demo' && (await shop.auth.hasDemoAccount()))
      throw new SettingsError([DEMO_ACCOUNT_REFUSAL]);
    let stopFollowing = async () => {};
    return {
      shop,
      createShop: (ctx) => createShop(ctx, simulators),
      settings,
      metrics,
      async startWork() {
        if (settings.SHOP_MODE === 'live') await checkLivePages(shop);
        stopFollowing = await shop.shopFacts.follow();
        await shop.jobs.start();
        await shop.prices.clock.start();
        // a stored index is loaded before the shop listens; while a first one is built, /readyz says so
        await shop.search.start().catch((error) => log.warn({ err: error }, 'the search is not ready'));
        setTimeout(() => {
          // a shop with a catalog of its own may go live with its database: it never has an account that everybody can open
          if (shop.auth.demoCustomer)
            void shop.auth
              .ensureDemoCustomer()
              .catch((error) => log.error({ err: error }, 'creating the demo customer failed'));
          if (settings.SHOP_MODE === 'demo' && settings.DEMO_CATALOG && settings.DEMO_ORDERS)
            void import('#demo/orders/place-demo-orders.ts')
              .then(({ placeDemoOrders }) => oneProcessAtATime(db, DEMO_ORDERS_LOCK, () => placeDemoOrders(shop)))
              .catch((error) => log.error({ err: error }, 'placing the demo orders failed'));
        }, FIRST_PAGES_MS).unref();
      },
      async close() {
        await stopFollowing();
        await shop.prices.clock.stop();
        await shop.jobs.stop();
        await shop.search.counts.flush();
        await shop.reports.steps.flush();
        await shop.search.close();
        await db.close();
        release();
      },
    };
  } catch (error) {
    await db.close();
    release();
    throw error;
  }
}
