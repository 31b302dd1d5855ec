import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { checkShopConfig } from '#backend/entrypoints/check-shop-config.ts';
import { checkLiveConfig, checkLivePages, DEMO_ACCOUNT_REFUSAL } from '#backend/entrypoints/live/check-live.ts';
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
import type { Shop } from '#backend/shop.ts';
import { shop as config, sparePartSuppliers, storeDetails } from '#shop.config';

export type OpenedShop = {
  shop: Shop;
  settings: Settings;
  metrics: Metrics;
  /**
   * Starts the queue and the price clock; the command line leaves them off. Throws `SettingsError` when a live shop's pages
   * are not ready to be shown; the command line, which imports them, works without.
   */
  startWork: () => Promise<void>;
  close: () => Promise<void>;
};

const ASIDE = 'what was in the folder of the database is put aside, and not removed';
const DEMO_LOCK = 7_450_214;
/** What may wait begins when the first pages of a start are there. */
const FIRST_PAGES_MS = 1000;

export type OpenedDb = {
  db: Db;
  release: () => void;
  /** Said once its tables are there: from then on an empty database counts as a damaged one. */
  made: () => void;
};

type Watching = { watch?: QueryWatch; onLost?: (error: Error) => void };

/**
 * The embedded database under the exclusive lock of its folder, or PostgreSQL by `DATABASE_URL`. Throws `DataDirInUse`,
 * `DataDirUnwritable` or `DataDirDamaged` with words for the owner.
 */
export async function openDb(
  settings: Settings,
  { forRestore = false, ...options }: Watching & { forRestore?: boolean } = {},
): Promise<OpenedDb> {
  const { DATABASE_URL, SEARCH_DATABASE_URL: searchUrl } = settings;
  const { onLost: _, ...watched } = options;
  if (DATABASE_URL) {
    // the command line's socket and pictures are there
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

/** What services get in the running shop and on the command line. */
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

/**
 * Opens the shop from an environment: settings checked, database open and migrated, services wired, demo catalog loaded
 * into an empty demo shop. Throws `SettingsError` or `DataDirInUse` with words for the owner. `onLost`: the embedded
 * database has ended by itself; all that is asked of the shop from then on is refused.
 */
export async function openShop(
  env: Record<string, string | undefined>,
  { onLost = () => {} }: { onLost?: () => void } = {},
): Promise<OpenedShop> {
  checkShopConfig(config, storeDetails, sparePartSuppliers);
  const settings = readSettings(env);
  checkLiveConfig(config, settings);
  const log = createLog(settings);
  const metrics = createMetrics();
  // the embedded database begins in its own thread; the services are read meanwhile (0039)
  const [{ db, release, made }, { createShop }, { loadDemoCatalog }, { finishChanges }] = await Promise.all([
    openDb(settings, {
      watch: slowQueryLog(log, metrics, settings.SLOW_QUERY_MS),
      onLost: (error) => {
        log.fatal({ err: error }, 'the embedded database does not answer any more');
        // a start on a read-only disk would only fail; until it works again cached pages go on, and the others say 503
        void untilDiskWorks(settings.DATA_DIR).then(onLost);
      },
    }),
    import('#backend/shop.ts'),
    import('#backend/entrypoints/demo-shop/import-demo.ts'),
    import('#backend/catalog/import/spare-parts/bit-by-bit.ts'),
  ]);
  metrics.watchQueues(db);
  try {
    await migrate(db, { say: (text) => log.info(text) });
    made();
    const shop = createShop(createContext(settings, db, log));
    for (const { about, next } of settingsWarnings(settings)) shop.log.warn(`${about}. ${next}`);
    await db.duringLongWork(async () => {
      await finishChanges(db);
      await shop.search.bringUpToDate();
      if (settings.SHOP_MODE === 'demo') await oneProcessAtATime(db, DEMO_LOCK, () => loadDemoCatalog(shop));
    });
    if (settings.SHOP_MODE !== 'demo' && (await shop.auth.hasDemoAccount()))
      throw new SettingsError([DEMO_ACCOUNT_REFUSAL]);
    return {
      shop,
      settings,
      metrics,
      async startWork() {
        if (settings.SHOP_MODE === 'live') await checkLivePages(shop);
        await shop.jobs.start();
        await shop.prices.clock.start();
        setTimeout(() => {
          // unless somebody searches at once; a failure shows in searches of the database
          void shop.search.warm().catch(() => {});
          if (settings.SHOP_MODE === 'demo')
            void shop.auth.ensureDemoLogin().catch((error) => log.error({ err: error }, 'no customer of the demo'));
        }, FIRST_PAGES_MS).unref();
      },
      async close() {
        await shop.prices.clock.stop();
        await shop.jobs.stop();
        await shop.search.misses.flush();
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
