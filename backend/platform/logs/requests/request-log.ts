import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AnswerKind, Metrics } from '#backend/platform/metrics/service.ts';
import { errorStatus } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';
import { note } from '../security/note.ts';
import { inRequest, type RequestScope } from '../security/request-scope.ts';
import { clientRequestId } from './request-id.ts';

const DOORS = /^\/(?:api|functions|search|data|payments|simulator|feeds|healthz|readyz|metrics)(?:\/|$)/;
const FILES = /^\/(?:assets|fonts|pictures|documents)\//;
/** Refused for who asks; how often is told by its limit (429). */
const REFUSED: number[] = [errorStatus.unauthenticated, errorStatus['permission-denied']];
const kindOf = (path: string): AnswerKind => (FILES.test(path) ? 'file' : DOORS.test(path) ? 'door' : 'page');

/** One line per request, and its time for the metrics: method, path without its query (it may carry secrets), status, milliseconds, request id. */
export const requestLog =
  (log: Logger, metrics?: Pick<Metrics, 'answered'>): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    const scope: RequestScope = { log, requestId: c.get('requestId') ?? '', ip: '', customer: null };
    await inRequest(scope, next);
    // React Router answers a loader whose visitor has left with 500, to nobody: no fault of ours
    const status = c.req.raw.signal.aborted ? errorStatus.cancelled : c.res.status;
    const ms = performance.now() - started;
    metrics?.answered(kindOf(c.req.path), status, ms);
    const door = loggedPath(c.req.path);
    if (REFUSED.includes(status))
      inRequest(scope, () => note(log, 'access-refused', { customer: scope.customer, door, status }));
    log[status >= 500 ? 'error' : 'debug'](
      {
        requestId: c.get('requestId'),
        clientRequestId: clientRequestId(c.req.header('x-request-id')),
        method: c.req.method,
        path: door,
        status,
        ms: Math.round(ms),
      },
      'request',
    );
  };
