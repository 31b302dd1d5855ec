import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createContext } from '#backend/entrypoints/open-shop.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { openPglite } from '#backend/platform/db/pglite.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop, type Shop } from '#backend/shop.ts';
import { createGateway } from '#demo/simulators/gateway/gateway.ts';
import { gatewayRoutes } from '#demo/simulators/gateway/routes.ts';
import { type Cluster, startPostgres } from '../../postgres.ts';
import { createPostgresDatabase } from '../../postgres-database.ts';
import { freePort, type ServerProcess, startServer } from '../../server-process.ts';
import { books } from '../invariants.ts';
import type { Bought } from './buyers.ts';
import { makeWorldGoods, SKUS, STOCK } from './goods.ts';

/** The first retry of a mail comes after 5 s. */
const MAILED_MS = 8_000;
/** The shop queries open payments after a quarter of an hour. */
const SOON_MS = 16 * 60_000;
const DAYS_LATER_MS = 4 * 86_400_000;

export type World = {
  url: string;
  env: Record<string, string>;
  dataDir: string;
  giftCards: string[];
  cluster: Cluster | null;
  server: ServerProcess;
  /** Starts the server (again), on the same port. */
  start: (more?: Record<string, string>) => Promise<void>;
  /** The database, for a moment; of the embedded one the server must not run. */
  withDb: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /**
   * Stops the shop when its mails have gone, has the abandoned orders cancelled four days later, and checks the books before
   * and after.
   */
  balance: (
    bought: readonly Bought[],
    received?: () => readonly string[],
    delivered?: Record<string, number>,
  ) => Promise<{ counted: string; wrong: string[] }>;
  end: () => Promise<void>;
};

export type WorldOptions = {
  kind: 'pglite' | 'postgres';
  /** More settings; `url` is the shop's own address. */
  env?: (url: string) => Record<string, string>;
  /** Where files go, the database's too; a folder of its own unless given. */
  folder?: string;
  isStarted?: boolean;
};

/** The shop on its database in this process, its clock ahead; the payment simulator responds in process too. */
function shopOn(db: Db, env: Record<string, string>, aheadMs = 0): Shop {
  const simulator = `${env.BASE_URL}/simulator`;
  const settings = readSettings({ ...env, LOG_LEVEL: 'fatal', PAYTRAIL_URL: simulator });
  const context = createContext(settings, db);
  const shop: Shop = createShop({
    ...context,
    now: () => new Date(Date.now() + aheadMs),
    fetch: async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      return url.startsWith(simulator) ? gateway.request(url.slice(simulator.length), init) : fetch(input, init);
    },
  });
  const gateway = gatewayRoutes(shop.baseUrl, createGateway(shop, shop.jobs));
  return shop;
}

/** A shop with goods on a database of its own, as a real process; null when there is no PostgreSQL for it. */
export async function openWorld({
  kind,
  env: more = () => ({}),
  folder,
  isStarted = true,
}: WorldOptions): Promise<World | null> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'tieva-fault-'));
  const cluster = kind === 'postgres' ? (startPostgres(folder) ?? null) : null;
  if (kind === 'postgres' && !cluster) return null;
  const databaseUrl = cluster ? (await createPostgresDatabase(cluster.url)).url : '';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BASE_URL: url, ...more(url) };
  const open = () => (databaseUrl ? openPostgres(databaseUrl, { max: 2 }) : openPglite(join(dataDir, 'pglite')));

  async function withDb<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const db = await open();
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  const giftCards = await withDb((db) => makeWorldGoods(db, env));
  const world: World = {
    url,
    env,
    dataDir,
    giftCards,
    cluster,
    withDb,
    server: { url, kill: async () => {}, stop: async () => {}, ended: async () => true },
    async start(other = {}) {
      world.server = await startServer({ ...env, ...other }, port);
    },
    async balance(bought, received, delivered = {}) {
      const look = async (db: Db) =>
        books(db, { bought, skus: SKUS, stock: STOCK, delivered, ...(received ? { received: received() } : {}) });
      if (kind === 'postgres') await withDb(mailed);
      await world.server.stop();
      return withDb(async (db) => {
        // the shop queries a payment whose redirect and callback failed
        await shopOn(db, env, SOON_MS).checkout.sweep();
        // what was taken when the fault came is free again after two minutes; nobody is at it now
        await db.query("update outbox_mail set next_attempt_at = now() where status = 'queued'");
        await shopOn(db, env).mail.deliverWaiting();
        const now = await look(db);
        await shopOn(db, env, DAYS_LATER_MS).checkout.sweep();
        const later = await look(db);
        const { rows } = await db.query(
          `select number from customer_order where status in ('pending_payment', 'payment_failed')`,
        );
        const waiting = rows.map((row) => `${row.number} still waits four days later`);
        return {
          counted: now.counted,
          wrong: [...now.wrong, ...later.wrong.map((what) => `days later: ${what}`), ...waiting],
        };
      });
    },
    async end() {
      await world.server.stop();
      cluster?.stop();
      if (!folder) await rm(dataDir, { recursive: true, force: true });
    },
  };
  if (isStarted) await world.start();
  return world;
}

/** Waits until all mails have gone, those due later too. */
async function mailed(db: Db): Promise<void> {
  for (const until = Date.now() + MAILED_MS; Date.now() < until; await delay(200)) {
    const { rows } = await db.query("select count(*)::int as n from outbox_mail where status = 'queued'");
    if (rows[0]?.n === 0) return;
  }
}
