import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { type ErrorCode, errorStatus, ShopError } from '#domain/base/error-codes.ts';

/** The functions protocol's upper-case status of a code, e.g. `INVALID_ARGUMENT`; it has no name for a large body. */
const statusName = (code: ErrorCode) =>
  (code === 'payload-too-large' ? 'invalid-argument' : code).toUpperCase().replaceAll('-', '_');

/**
 * The one place where failures of JSON doors become answers: `{error: {status, message, details}}`, `details` being the
 * wrong fields. An unknown failure is a bug: logged with the request id, answered without its text.
 */
export const answerError = (log: Logger) => (error: Error, c: Context) => {
  const answer = (code: ErrorCode, message: string, details?: unknown) =>
    c.json(
      { error: { status: statusName(code), message, ...(details ? { details } : {}) } },
      errorStatus[code] as ContentfulStatusCode,
    );
  if (error instanceof ShopError)
    return answer(error.code, error.message, error.fields.length > 0 ? error.fields : undefined);
  if (error instanceof HTTPException) return error.getResponse();
  log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'unexpected error');
  return answer('internal', 'Something went wrong on our side.');
};
