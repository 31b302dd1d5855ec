import { Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Metrics } from '#backend/platform/metrics/service.ts';
import { loggedPath } from '#domain/base/logged-path.ts';

const text = (most: number) => z.string().transform((given) => given.slice(0, most));
const report = z.object({
  message: text(500),
  stack: text(4000).optional(),
  /** The page's path without secrets. */
  path: text(300).transform(loggedPath),
  build: text(100).optional(),
});

/**
 * `POST /api/browser-errors`: logs an error of a visitor's browser. Responds 204 to anything, so that browsers do not retry;
 * stores nothing but the log line.
 */
export function browserErrorRoutes({
  log,
  metrics,
}: {
  log: Logger;
  metrics?: Pick<Metrics, 'browserError'> | undefined;
}): Hono {
  return new Hono().post('/browser-errors', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const told = report.safeParse(body);
    if (told.success) {
      metrics?.browserError();
      log.warn({ requestId: c.get('requestId' as never), browser: told.data }, 'error in a browser');
    }
    return c.body(null, 204);
  });
}
