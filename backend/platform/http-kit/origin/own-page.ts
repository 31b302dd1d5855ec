import type { MiddlewareHandler } from 'hono';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';

/** Where the shop's own pages are: its public address, and in a demo any host name that it is opened by. */
export type OwnOrigin = { baseUrl: string; isLive: boolean };

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Cookies that open or change something: the session, and the keys of orders and quotes made in this browser. */
const OPENING = /(?:^|; ?)(?:tieva\.session_token|order_\d+|quote_T\d+)=/;

/** Endpoints whose customer is known by a bearer token (`callers`); they read no cookie when a token is sent. */
const BEARER = /^\/(?:functions|[^/]+\/europe-north1|api\/store|api\/wish-lists)\//;

/**
 * Endpoints that other sites and programs post to. They read no cookie of ours to decide: a sign-in provider's `form_post`
 * carries the state of the sign-in, one-click unsubscribe (RFC 8058) the letter's token, a settlement report its
 * signature, a search its public key.
 */
const POSTED_FROM_ELSEWHERE = [
  /^\/_auth\/callback\/[^/]+$/,
  /^\/(?:en\/)?uutiskirje\/peruuta$/,
  /^\/payments\/settlements\/[^/]+$/,
  /^\/search\//,
];

/**
 * Whether the browser says that a page of this shop makes the request. Live, the origin is that of the public address:
 * scheme, host and port. A request that tells nothing of where it comes from does not count.
 */
export function isFromOwnPage(request: Request, { baseUrl, isLive }: OwnOrigin): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin';
  if (!URL.canParse(origin)) return false;
  if (origin === new URL(baseUrl).origin) return true;
  return !isLive && new URL(origin).host === new URL(request.url).host;
}

/** Logs that a page refused (400) a form of another site, as the pages' router does by itself. */
export const noteForeignForms =
  (own: OwnOrigin): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.status === 400 && c.req.header('origin') !== undefined && !isFromOwnPage(c.req.raw, own))
      noteHere('origin-refused', { door: loggedPath(c.req.path) });
  };

/**
 * Refuses (403) a request that changes something, carries a cookie that opens something, and does not come from a page of
 * this shop. A bearer token passes where it is what counts: no other site can make a browser send one.
 */
export const ownPageOnly =
  (own: OwnOrigin): MiddlewareHandler =>
  async (c, next) => {
    const { method, path, raw } = c.req;
    const carriesCookie = OPENING.test(c.req.header('cookie') ?? '');
    const carriesToken = BEARER.test(path) && /^Bearer /i.test(c.req.header('authorization') ?? '');
    const isHarmless =
      READING.includes(method) ||
      !carriesCookie ||
      carriesToken ||
      POSTED_FROM_ELSEWHERE.some((pattern) => pattern.test(path));
    if (!isHarmless && !isFromOwnPage(raw, own)) {
      noteHere('origin-refused', { door: loggedPath(path) });
      throw new ShopError('permission-denied', "A session is believed on the shop's own pages only.");
    }
    await next();
  };
