import type { MiddlewareHandler } from 'hono';
import { noteHere } from '#backend/security-log/note.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * True when the browser says that a page of this shop makes the request: its origin is the shop's public address or the
 * host that was asked (a demo is opened by several names). What says nothing of where it comes from does not count.
 */
export function isFromOwnPage(request: Request, baseUrl: string): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin';
  if (!URL.canParse(origin)) return false;
  return origin === new URL(baseUrl).origin || new URL(origin).host === new URL(request.url).host;
}

/** Says in the log that a page refused (400) a form of another site, as the pages' router does by itself. */
export const noteForeignForms =
  (baseUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.status === 400 && c.req.header('origin') !== undefined && !isFromOwnPage(c.req.raw, baseUrl))
      noteHere('origin-refused', { door: loggedPath(c.req.path) });
  };

/**
 * A request that changes something and carries a session cookie must come from a page of this shop, else 403. One with a
 * bearer token may come from anywhere: no other site can make a browser send that.
 */
export const ownPageOnly =
  (baseUrl: string): MiddlewareHandler =>
  async (c, next) => {
    const carriesSession = c.req.header('cookie')?.includes('tieva.session_token=') ?? false;
    const isHarmless = READING.includes(c.req.method) || !carriesSession || c.req.header('authorization') !== undefined;
    if (!isHarmless && !isFromOwnPage(c.req.raw, baseUrl)) {
      noteHere('origin-refused', { door: loggedPath(c.req.path) });
      throw new ShopError('permission-denied', "A session is believed on the shop's own pages only.");
    }
    await next();
  };
