import type { MiddlewareHandler } from 'hono';

const PREFIX = '__Host-';

/** The shop's own cookies that no other host of the domain may write; `i18n_redirected` keeps its name (spec 1), `consent` opens nothing. */
const GUARDED =
  /^(?:tieva\.[\w.-]+|signed_in|account_made_here|sign_in_intent|sign_in_language|wish_added|accepted_codes|order_\d+|quote_T\d+)$/;

const nameOf = (pair: string) => pair.slice(0, Math.max(0, pair.indexOf('='))).trim();

/** A `Cookie` header as the shop reads it: guarded names count with their prefix only, and are known without it. */
export function ownCookies(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !GUARDED.test(nameOf(pair)))
    .map((pair) =>
      pair.startsWith(PREFIX) && GUARDED.test(nameOf(pair).slice(PREFIX.length)) ? pair.slice(PREFIX.length) : pair,
    )
    .join('; ');
}

/** A `Set-Cookie` header as browsers get it. */
export const guardedCookie = (cookie: string): string => (GUARDED.test(nameOf(cookie)) ? `${PREFIX}${cookie}` : cookie);

/**
 * Behind https the shop's cookies are named `__Host-…` on the wire: browsers take those from this host alone, for all of its paths,
 * over https. Inside they have their plain names, so that a shop on http and its tests are the same shop.
 */
export const hostCookies =
  (secure: boolean): MiddlewareHandler =>
  async (c, next) => {
    if (!secure) return next();
    const { headers } = c.req.raw;
    const given = headers.get('cookie');
    if (given !== null) headers.set('cookie', ownCookies(given));
    await next();
    const set = c.res.headers.getSetCookie();
    if (set.length === 0) return;
    const told = new Headers(c.res.headers);
    told.delete('set-cookie');
    for (const cookie of set) told.append('set-cookie', guardedCookie(cookie));
    const { body, status, statusText } = c.res;
    // taken away first, or the old ones would be added again
    c.res = undefined;
    c.res = new Response(body, { status, statusText, headers: told });
  };
