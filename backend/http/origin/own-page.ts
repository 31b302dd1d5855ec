import type { MiddlewareHandler } from 'hono';
import { ShopError } from '#domain/base/error-codes.ts';

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

/**
 * A request that changes something and carries a session cookie must come from a page of this shop, else 403. One with a
 * bearer token may come from anywhere: no other site can make a browser send that.
 */
export const ownPageOnly =
  (baseUrl: string): MiddlewareHandler =>
  async (c, next) => {
    const carriesSession = c.req.header('cookie')?.includes('tieva.session_token=') ?? false;
    const isHarmless = READING.includes(c.req.method) || !carriesSession || c.req.header('authorization') !== undefined;
    if (!isHarmless && !isFromOwnPage(c.req.raw, baseUrl))
      throw new ShopError('permission-denied', "A session is believed on the shop's own pages only.");
    await next();
  };
