import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { errorStatus } from '#domain/base/error-codes.ts';

/** One line per request: method, path without its query (it may carry secrets), status, milliseconds, request id. */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    await next();
    // React Router answers a loader whose visitor has left with 500, to nobody: no fault of ours
    const status = c.req.raw.signal.aborted ? errorStatus.cancelled : c.res.status;
    log[status >= 500 ? 'error' : 'debug'](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
