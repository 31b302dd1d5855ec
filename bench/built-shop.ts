import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { simulators } from '#demo/simulators/simulators.ts';
import { createApp } from '../backend/entrypoints/http/app.ts';
import { migrate } from '../backend/platform/db/migrate.ts';
import { openPglite } from '../backend/platform/db/pglite.ts';
import { openPostgres } from '../backend/platform/db/postgres.ts';
import { readSettings } from '../backend/platform/settings/settings.ts';
import { createShop, type Shop } from '../backend/shop.ts';
import { freePort } from '../test/server-process.ts';

export type BuiltShop = {
  shop: Shop;
  baseUrl: string;
  /** Headers of a browser on the shop's own page; every call comes from another visitor address. */
  headers: () => Record<string, string>;
  close: () => Promise<void>;
};

/**
 * The built shop with an empty catalog, served by this process so that a bench can write into its database: PGlite in a
 * folder of its own, or the empty PostgreSQL database of `DATABASE_URL`.
 */
export async function openBuiltShop(name: string): Promise<BuiltShop> {
  const work = await mkdtemp(join(tmpdir(), `tieva-bench-${name}-`));
  const url = process.env.DATABASE_URL;
  const db = url ? await openPostgres(url) : await openPglite(join(work, 'pglite'));
  await migrate(db);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const context = {
    db,
    settings: readSettings({ DATA_DIR: work, TRUSTED_PROXIES: '127.0.0.1' }),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    fetch,
    baseUrl,
  };
  const shop = createShop(context, simulators);
  const build = await import(new URL('../build/server/index.js', import.meta.url).href);
  const app = createApp({ shop, clientFolder: 'build/client', loadBuild: async () => build });
  await shop.jobs.start();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return {
    shop,
    baseUrl,
    headers: () => ({
      origin: baseUrl,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    }),
    async close() {
      server.close();
      await shop.jobs.stop();
      await db.close();
      await rm(work, { recursive: true, force: true });
    },
  };
}
