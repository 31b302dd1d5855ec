import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Metrics } from './service.ts';

type Options = { metrics: Metrics; token: string | undefined; isOpen: boolean };

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `GET /metrics` in Prometheus format, with `Authorization: Bearer <METRICS_TOKEN>`, or public if `isOpen` (demo).
 * Without either the endpoint does not exist. Each process reports its own numbers.
 */
export function metricsRoutes({ metrics, token, isOpen }: Options): Hono {
  const routes = new Hono();
  if (!token && !isOpen) return routes;
  routes.get('/metrics', async (c) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (token && !timingSafeEqual(digest(given), digest(token)))
      return c.text('A token is needed.', 401, { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
    return c.text(await metrics.registry.metrics(), 200, {
      'content-type': metrics.registry.contentType,
      'cache-control': 'no-store',
    });
  });
  return routes;
}
