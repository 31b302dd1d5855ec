import type { Context } from 'hono';
import type { Logger } from 'pino';
import { loggedPath } from '#domain/base/logged-path.ts';
import { asProtocolError, ProtocolError } from './ucp/protocol-error.ts';

const RETRY_AFTER_SECONDS = 10;

/** A failure as an error of the protocol, with its `Retry-After`. A bug is logged, and its message is not sent. */
export function faultOf(error: Error, c: Context, log: Logger): ProtocolError {
  const known = asProtocolError(error);
  if (!known)
    log.error({ err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'unexpected error');
  const fault = known ?? new ProtocolError('internal_error', 'Something went wrong on our side.');
  const seconds = fault.retryAfter ?? (fault.status === 503 ? RETRY_AFTER_SECONDS : null);
  if (seconds !== null) c.header('retry-after', String(seconds));
  return fault;
}
