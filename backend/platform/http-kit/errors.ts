import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { DatabaseAway } from '#backend/platform/db/database-unavailable.ts';
import { type ErrorCode, errorStatus, httpOnlyCodes, ShopError } from '#domain/base/error-codes.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import { loggedPath } from '#domain/base/logged-path.ts';
import { fieldDetail } from './field-errors.ts';

/** The functions protocol's upper-case status of a code, e.g. `INVALID_ARGUMENT`. */
const statusName = (code: ErrorCode) =>
  (httpOnlyCodes.includes(code) ? 'invalid-argument' : code).toUpperCase().replaceAll('-', '_');

/** Doors that speak JSON to whoever knocks. */
const JSON_DOOR = /^\/(api|functions|search|data|payments|builds|[^/]+\/europe-north1)\//;

/** When to come again after an answer that the shop could not give; it mends itself within seconds or is mended by hand. */
const COME_AGAIN_SECONDS = '10';

/** The HTML of the shop's error page. */
export type FaultPage = (status: number, locale: Locale, nonce: string) => Promise<string>;

/** A browser that opens a page or sends its form, rather than a script of one. */
const wantsPage = (c: Context) =>
  accepts(c, { header: 'Accept', supports: ['application/json', 'text/html'], default: 'application/json' }) ===
    'text/html' &&
  !JSON_DOOR.test(c.req.path) &&
  !c.req.path.endsWith('.data');

/**
 * The one place where failures before or outside of pages become answers: JSON `{error: {status, message, details}}`,
 * `details` being the wrong fields as `{code, field, message}`, and the shop's error page for a browser that asked for one. An unknown failure is a
 * bug: logged with the request id, answered without its text.
 */
export const answerError = (log: Logger, faultPage?: FaultPage) => async (error: Error, c: Context) => {
  const answer = async (code: ErrorCode, message: string, details?: unknown) => {
    const status = errorStatus[code] as ContentfulStatusCode;
    if (code === 'unavailable') c.header('retry-after', COME_AGAIN_SECONDS);
    if (faultPage && wantsPage(c)) {
      try {
        const page = await faultPage(status, localeOf(c.req.path), c.get('nonce'));
        return c.html(page, status, { 'cache-control': 'no-store' });
      } catch (broken) {
        log.error({ err: broken }, 'no error page');
      }
    }
    return c.json({ error: { status: statusName(code), message, ...(details ? { details } : {}) } }, status);
  };
  if (error instanceof DatabaseAway)
    log.error({ err: error.cause, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'database away');
  if (error instanceof ShopError)
    return answer(error.code, error.message, error.fields.length > 0 ? error.fields.map(fieldDetail) : undefined);
  if (error instanceof HTTPException) return error.getResponse();
  log.error({ err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'unexpected error');
  return answer('internal', 'Something went wrong on our side.');
};
