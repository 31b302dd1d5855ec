import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { policyOf } from '#backend/entrypoints/http/policy-of.ts';
import { bodyLimits } from '#backend/platform/http-kit/limits/body-limits.ts';
import { contentPolicy } from '#backend/platform/http-kit/security-headers.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import type { Shop } from '#backend/shop.ts';
import { notePage, previewBar, refusedText, withBar } from './preview-bar.ts';
import { type CreateShop, createSeeAt } from './see-at.ts';
import { PREVIEW_END, PREVIEW_PATH, previewPage } from './service.ts';

const COOKIE = 'date_preview';
const CARRIED = /(?:^|; ?)(?:__Host-)?date_preview=/;

/** Whether a request may belong to a preview: its page must not come from a cache in front of the application. */
export const mayBePreview = (cookie: string | null): boolean => cookie !== null && CARRIED.test(cookie);

/** Requests that only read, though they are sent by POST: searches, and the goods and campaigns of a cart. */
const READ_BY_POST =
  /^\/(?:search\/|functions\/(?:paymentGateway-validateCartV2|campaign-get(?:CartRule|CampaignCode)DetailsV2)$)/;
const READING = ['GET', 'HEAD', 'OPTIONS'];
const QUIET = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
/** The address of a link is a secret. */
const SECRET = { ...QUIET, 'referrer-policy': 'no-referrer' };
/** What would let a browser or a cache use a response again, and cookies of the shop. */
const LEFT_OUT = ['set-cookie', 'etag', 'last-modified', 'cdn-cache-control', 'content-length', 'vary'];
/** Of the visitor nothing is known in a preview, and compressed it could not be read. */
const NOT_SENT = ['cookie', 'authorization', 'accept-encoding', 'if-none-match', 'if-modified-since'];

type App = { fetch: (request: Request, env?: unknown) => Response | Promise<Response> };
type Options = { shop: Shop; createShop: CreateShop; appOf: (then: Shop) => App };

const isSecure = ({ settings }: Shop) => settings.COOKIE_SECURE;
const cookie = (value: string, maxAge: number, secure: boolean) =>
  generateCookie(COOKIE, value, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge, secure });

/** `/esikatselu`: begins a preview in this browser by a link of the admin; `/esikatselu/loppu` leaves it (date-preview-2). */
export function datePreviewRoutes(shop: Shop): Hono {
  const pageOf = (c: Context) => previewPage(c.req.query('sivu') ?? '/') ?? '/';
  return new Hono()
    .get(PREVIEW_PATH, async (c) => {
      const token = c.req.query('t') ?? '';
      const seen = await shop.datePreviews.seenAt(token);
      if (!seen) return c.html(notePage(pageOf(c), 'ended'), 403, SECRET);
      const seconds = Math.ceil((seen.until.getTime() - shop.now().getTime()) / 1000);
      c.header('set-cookie', cookie(token, seconds, isSecure(shop)));
      for (const [name, value] of Object.entries(SECRET)) c.header(name, value);
      return c.redirect(pageOf(c), 303);
    })
    .get(PREVIEW_END, (c) => {
      c.header('set-cookie', cookie('', 0, isSecure(shop)));
      for (const [name, value] of Object.entries(QUIET)) c.header(name, value);
      return c.redirect(pageOf(c), 303);
    });
}

/**
 * Serves the shop as it will be to who opened a preview, and passes all other requests on (date-preview-2). The responses are of the
 * whole application over the services of that moment; they are never stored, and carry no cookie.
 */
export function datePreview({ shop, createShop, appOf }: Options): MiddlewareHandler {
  const seeAt = createSeeAt(shop, createShop);
  const adminUrl = adminUrlOf(shop.settings);
  const limited = bodyLimits('shop');
  const policy = { ...policyOf(shop.settings), tags: false };

  return async (c, next) => {
    const token = getCookie(c, COOKIE);
    const seen = token ? await shop.datePreviews.seenAt(token) : null;
    if (!seen) return next();
    const { method, path, raw } = c.req;
    if (!READING.includes(method) && !(method === 'POST' && READ_BY_POST.test(path))) return refusal(c);
    // a guess that nobody may follow
    if (c.req.header('sec-purpose')?.startsWith('prefetch')) return c.body(null, 204, QUIET);
    const headers = new Headers(raw.headers);
    for (const name of NOT_SENT) headers.delete(name);
    // whole before the database is taken: a slow sender must hold up nobody
    let body: ArrayBuffer | null = null;
    if (method === 'POST')
      await limited(c, async () => {
        body = await c.req.raw.arrayBuffer();
      });
    const asked = new Request(raw.url, { method, headers, body });
    const response = await seeAt(seen.at, async (then) => {
      const answer = await appOf(then).fetch(asked, c.env);
      // read while the database is still there
      return { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer() };
    });
    const kept = new Headers(response.headers);
    for (const name of LEFT_OUT) kept.delete(name);
    for (const [name, value] of Object.entries(QUIET)) kept.set(name, value);
    if (!kept.get('content-type')?.startsWith('text/html'))
      return new Response(response.body.byteLength > 0 ? response.body : null, {
        status: response.status,
        headers: kept,
      });
    const nonce = /'nonce-([\w-]+)'/.exec(kept.get('content-security-policy') ?? '')?.[1] ?? null;
    // no tag manager counts a preview, whatever its visitor has consented to
    if (nonce) kept.set('content-security-policy', contentPolicy([`'nonce-${nonce}'`], policy));
    const endsInMs = Math.max(0, seen.until.getTime() - shop.now().getTime());
    const page = path + new URL(raw.url).search;
    const bar = previewBar({ path: page, at: seen.at, endsInMs, nonce, adminUrl });
    return new Response(withBar(Buffer.from(response.body).toString(), bar), {
      status: response.status,
      headers: kept,
    });
  };
}

function refusal(c: Context): Response {
  const isForm = c.req.header('accept')?.includes('text/html') ?? false;
  if (isForm) return c.html(notePage(c.req.path, 'refused'), 403, QUIET);
  const error = { status: 'PERMISSION_DENIED', message: refusedText(c.req.path) };
  return c.json({ error }, 403, QUIET);
}
