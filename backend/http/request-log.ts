import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { errorStatus } from '#domain/base/error-codes.ts';

/** One line per request: method, path without its query (it may carry secrets), status, milliseconds, request id. */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    await next();
    const level = c.res.status >= 500 ? 'error' : 'debug';
    log[level](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
