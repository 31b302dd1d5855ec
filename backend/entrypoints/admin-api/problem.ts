import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { codeOf } from '#backend/platform/caught-error.ts';
import { DatabaseUnavailable } from '#backend/platform/db/database-unavailable.ts';
import { fieldDetail } from '#backend/platform/http-kit/field-errors.ts';
import { type ErrorCode, errorStatus, type FieldError, ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';

export const PROBLEM = 'application/problem+json';

/** Titles of the error codes (RFC 9457); the documentation lists the same. */
export const problemTitles: Record<ErrorCode, string> = {
  'invalid-argument': 'The request is not valid.',
  unauthenticated: 'The key is missing or not valid.',
  'permission-denied': 'The key may not do this.',
  'not-found': 'There is no such thing.',
  'method-not-allowed': 'The address has no such method.',
  aborted: 'The state of the shop does not allow this.',
  'precondition-failed': 'It changed since it was read.',
  'payload-too-large': 'The body is too large.',
  'unsupported-media-type': 'The body is of another type.',
  'unprocessable-content': 'The Idempotency-Key belongs to another request.',
  'resource-exhausted': 'Too many requests.',
  cancelled: 'The request was cancelled.',
  internal: 'Something went wrong on our side.',
  unimplemented: 'This is not there yet.',
  unavailable: 'The shop does not answer just now.',
  'deadline-exceeded': 'It took too long.',
};

const RETRY_AFTER_SECONDS = '10';

/** Where a wrong value is: a JSON pointer into the body, or a parameter of path, query or header (`?limit`, `:number`, `@if-match`). */
const PLACES: Record<string, string> = { '?': 'query', ':': 'path', '@': 'header' };

function placeOf(field: string): { pointer: string } | { in: string; parameter: string } {
  const place = PLACES[field.charAt(0)];
  if (place) return { in: place, parameter: field.slice(1).split('.')[0] ?? '' };
  const path = field === '' ? [] : field.split('.');
  return { pointer: `#${path.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0'))}`).join('')}` };
}

const errorOf = (error: FieldError) => {
  const { code, field, message } = fieldDetail(error);
  return { ...placeOf(field), code, message };
};

function problemOf(
  code: ErrorCode,
  detail: string,
  fields: readonly FieldError[],
  about: { docs: string; id: string },
) {
  return {
    type: `${about.docs}#${code}`,
    title: problemTitles[code],
    status: errorStatus[code],
    detail,
    instance: `urn:uuid:${about.id}`,
    code,
    ...(fields.length > 0 && { errors: fields.map(errorOf) }),
  };
}

/** Turns failures into problem details (api-3). Unexpected errors are logged with the request id; their message is not sent. */
export const respondWithProblem =
  (log: Logger, docs: string) =>
  (error: Error, c: Context): Response => {
    const id = String(c.get('requestId'));
    const respond = (code: ErrorCode, detail: string, fields: readonly FieldError[] = []) => {
      if (code === 'unavailable') c.header('retry-after', RETRY_AFTER_SECONDS);
      if (code === 'unauthenticated') c.header('www-authenticate', 'Bearer realm="admin"');
      const status = errorStatus[code] as ContentfulStatusCode;
      return c.body(JSON.stringify(problemOf(code, detail, fields, { docs, id })), status, { 'content-type': PROBLEM });
    };
    if (error instanceof DatabaseUnavailable)
      log.error({ err: error.cause, requestId: id, path: loggedPath(c.req.path) }, 'database unavailable');
    if (error instanceof ShopError) return respond(error.code, error.message, error.fields);
    // what says that it is gzip and is not
    if (codeOf(error)?.startsWith('Z_')) return respond('invalid-argument', 'The body is not gzip.');
    if (error instanceof HTTPException && error.status < 500) return respond('invalid-argument', error.message);
    log.error({ err: error, requestId: id, path: loggedPath(c.req.path) }, 'unexpected error');
    return respond('internal', problemTitles.internal);
  };

/** Refuses with 409: `reason` is for programs, and documented. */
export function refuseState(reason: string, detail: string): never {
  throw new ShopError('aborted', detail, [{ field: '', code: reason, message: detail }]);
}
