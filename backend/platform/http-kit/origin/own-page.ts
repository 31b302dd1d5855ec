import type { MiddlewareHandler } from 'hono';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';

/** The origin of the shop's pages: the public URL, in a demo any host name. */
export type OwnOrigin = { baseUrl: string; isLive: boolean };

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Cookies that grant access: the session, and the keys of orders and quotes made in this browser. */
const OPENING = /(?:^|; ?)(?:tieva\.session_token|order_\d+|quote_T\d+)=/;

/** Endpoints that authenticate by bearer token; they ignore cookies when a token is sent. */
const BEARER = /^\/(?:functions|[^/]+\/europe-north1|api\/store|api\/wish-lists)\//;

/**
 * Endpoints that other sites and programs post to. They authenticate without cookies: a sign-in provider's `form_post` by
 * the state, one-click unsubscribe (RFC 8058) by the mail's token, a settlement report by its signature, a search by its
 * public key.
 */
const POSTED_FROM_ELSEWHERE = [
  /^\/_auth\/callback\/[^/]+$/,
  /^\/(?:en\/)?uutiskirje\/peruuta$/,
  /^\/payments\/settlements\/[^/]+$/,
  /^\/search\//,
];

/**
 * Whether the request comes from a page of this shop by its `Origin` or `Sec-Fetch-Site` header. In live mode the origin must
 * equal scheme, host and port of the public URL. False without any of these headers.
 */
export function isFromOwnPage(request: Request, { baseUrl, isLive }: OwnOrigin): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin';
  if (!URL.canParse(origin)) return false;
  if (origin === new URL(baseUrl).origin) return true;
  return !isLive && new URL(origin).host === new URL(request.url).host;
}

/** Logs cross-site form posts that React Router has refused with 400. */
export const noteForeignForms =
  (own: OwnOrigin): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.status === 400 && c.req.header('origin') !== undefined && !isFromOwnPage(c.req.raw, own))
      noteHere('origin-refused', { path: loggedPath(c.req.path) });
  };

/**
 * CSRF protection: refuses (403) a changing request that carries an access cookie and does not come from a page of this shop.
 * Requests with a bearer token pass where it authenticates: another site cannot make a browser send one.
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
      noteHere('origin-refused', { path: loggedPath(path) });
      throw new ShopError('permission-denied', "A session is believed on the shop's own pages only.");
    }
    await next();
  };
