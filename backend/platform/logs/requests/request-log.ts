import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics, ResponseKind } from '#backend/platform/metrics/service.ts';
import { errorStatus } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';
import { note } from '../security/note.ts';
import { inRequest, type RequestScope } from '../security/request-scope.ts';
import { clientRequestId } from './request-id.ts';
import { traceOf } from './trace-context.ts';

const ENDPOINTS = /^\/(?:api|functions|search|data|payments|simulator|feeds|healthz|readyz|metrics|admin\/v1)(?:\/|$)/;
const FILES = /^\/(?:assets|fonts|pictures|documents)\//;
/** Refusals to log as security events; exceeded limits (429) log their own. */
const REFUSED: number[] = [errorStatus.unauthenticated, errorStatus['permission-denied']];
const kindOf = (path: string): ResponseKind => (FILES.test(path) ? 'file' : ENDPOINTS.test(path) ? 'endpoint' : 'page');

/** Logs each request and observes its duration: method, path without query (which may contain secrets), status, ms, request id. */
export const requestLog =
  (log: Logger, metrics?: Pick<Metrics, 'answered'>): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    const trace = traceOf(c.req.header('traceparent'));
    const scope: RequestScope = { log, requestId: c.get('requestId') ?? '', ip: '', customer: null, trace };
    await inRequest(scope, next);
    // React Router responds 500 when the client has disconnected during a loader
    const status = c.req.raw.signal.aborted ? errorStatus.cancelled : c.res.status;
    const ms = performance.now() - started;
    metrics?.answered(kindOf(c.req.path), status, ms);
    const path = loggedPath(c.req.path);
    if (REFUSED.includes(status))
      inRequest(scope, () => note(log, 'access-refused', { customer: scope.customer, path, status }));
    log[status >= 500 ? 'error' : 'debug'](
      {
        requestId: c.get('requestId'),
        clientRequestId: clientRequestId(c.req.header('x-request-id')),
        traceId: trace?.id,
        method: c.req.method,
        path,
        status,
        ms: Math.round(ms),
      },
      'request',
    );
  };
