import { Hono } from 'hono';
import { isMigrated } from '#backend/db/migrate.ts';
import type { Shop } from '#backend/shop.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve (database, migrations, search index). */
export function healthRoutes(shop: Shop, isDraining: () => boolean) {
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true, pid: process.pid, uptimeSeconds: Math.round(process.uptime()) }))
    .get('/readyz', async (c) => {
      const checks = { database: false, migrations: false, index: false, draining: isDraining() };
      try {
        checks.migrations = await isMigrated(shop.db);
        checks.database = true;
        // a shop that sells nothing yet is ready too
        const { rows } = await shop.db.query(
          'select exists (select from search_quick) or not exists (select from product_variant) as fits',
        );
        checks.index = rows[0]?.fits === true;
      } catch (error) {
        shop.log.warn({ err: error }, 'not ready');
      }
      const ready = checks.database && checks.migrations && checks.index && !checks.draining;
      return c.json({ ok: ready, checks }, ready ? 200 : 503);
    });
}
