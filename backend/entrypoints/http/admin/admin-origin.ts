import type { MiddlewareHandler } from 'hono';
import type { OwnOrigin } from '#backend/platform/http-kit/origin/own-page.ts';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Whether `Origin` is the admin's. In a demo also that of the address the request was sent to. */
function isOwnOrigin(request: Request, { baseUrl, isLive }: OwnOrigin): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  if (origin === new URL(baseUrl).origin) return true;
  return !isLive && new URL(origin).origin === new URL(request.url).origin;
}

/**
 * Refuses (403) every unsafe request whose `Origin` is not the admin's, with or without a session. SameSite does not suffice:
 * cookies ignore ports, and the shop's host is a sibling of the admin's.
 */
export const ownOriginOnly =
  (own: OwnOrigin): MiddlewareHandler =>
  async (c, next) => {
    if (!READING.includes(c.req.method) && !isOwnOrigin(c.req.raw, own)) {
      noteHere('origin-refused', { path: loggedPath(c.req.path) });
      throw new ShopError('permission-denied', 'The admin believes requests of its own pages only.');
    }
    await next();
  };
