import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { isMigrated } from '#backend/platform/db/migrate.ts';
import type { Shop } from '#backend/shop.ts';

/** Timeout of the readiness check's database queries. */
const PATIENCE_MS = 5000;

/** `/healthz`: the process runs. `/readyz`: it can serve (database, migrations, search index). */
export function healthRoutes(shop: Shop, isDraining: () => boolean, patienceMs = PATIENCE_MS) {
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true, pid: process.pid, uptimeSeconds: Math.round(process.uptime()) }))
    .get('/readyz', async (c) => {
      const tooLate = delay(patienceMs, null, { ref: false }).then(() => {
        throw new Error(`the database has not answered in ${patienceMs} ms`);
      });
      const checks = { database: false, migrations: false, index: false, draining: isDraining() };
      try {
        checks.migrations = await Promise.race([isMigrated(shop.db), tooLate]);
        checks.database = true;
        checks.index = shop.search.isReady();
      } catch (error) {
        shop.log.warn({ err: error }, 'not ready');
      }
      const ready = checks.database && checks.migrations && checks.index && !checks.draining;
      return c.json({ ok: ready, checks }, ready ? 200 : 503);
    });
}
