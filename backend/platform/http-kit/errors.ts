import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '#backend/platform/db/database-unavailable.ts';
import { type ErrorCode, errorStatus, httpOnlyCodes, ShopError } from '#domain/base/error-codes.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import { loggedPath } from '#domain/base/logged-path.ts';
import { fieldDetail } from './field-errors.ts';

/** The callable protocol's status of an error code, e.g. `INVALID_ARGUMENT` (callable-1). */
const statusName = (code: ErrorCode) =>
  (httpOnlyCodes.includes(code) ? 'invalid-argument' : code).toUpperCase().replaceAll('-', '_');

/** Endpoints that respond with JSON to every client. */
const JSON_ENDPOINT = /^\/(api|functions|search|data|payments|builds|[^/]+\/europe-north1)\//;

/** An outage ends within seconds by itself, or needs an operator. */
const RETRY_AFTER_SECONDS = '10';

/** The HTML of the shop's error page. */
export type FaultPage = (status: number, locale: Locale, nonce: string) => Promise<string>;

/** A browser that opens a page or sends its form, rather than a script of one. */
const wantsPage = (c: Context) =>
  accepts(c, { header: 'Accept', supports: ['application/json', 'text/html'], default: 'application/json' }) ===
    'text/html' &&
  !JSON_ENDPOINT.test(c.req.path) &&
  !c.req.path.endsWith('.data');

/**
 * Turns failures outside of pages into responses: the error page for browsers (error-1), else JSON `{error: {status, message,
 * details}}` with the invalid fields as `{code, field, message}` (callable-1). Unexpected errors are logged with the request
 * id, and their message is not sent.
 */
export const respondWithError = (log: Logger, faultPage?: FaultPage) => async (error: Error, c: Context) => {
  const respond = async (code: ErrorCode, message: string, details?: unknown) => {
    const status = errorStatus[code] as ContentfulStatusCode;
    if (code === 'unavailable') c.header('retry-after', RETRY_AFTER_SECONDS);
    if (faultPage && wantsPage(c)) {
      try {
        const page = await faultPage(status, localeOf(c.req.path), c.get('nonce'));
        return c.html(page, status, { 'cache-control': 'no-store' });
      } catch (broken) {
        log.error({ err: broken }, 'the error page could not be rendered');
      }
    }
    return c.json({ error: { status: statusName(code), message, ...(details ? { details } : {}) } }, status);
  };
  if (error instanceof DatabaseUnavailable)
    log.error(
      { err: error.cause, requestId: c.get('requestId'), path: loggedPath(c.req.path) },
      'database unavailable',
    );
  if (error instanceof ShopError)
    return respond(error.code, error.message, error.fields.length > 0 ? error.fields.map(fieldDetail) : undefined);
  if (error instanceof HTTPException) return error.getResponse();
  log.error({ err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'unexpected error');
  return respond('internal', 'Something went wrong on our side.');
};
