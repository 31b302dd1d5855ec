import type { MiddlewareHandler } from 'hono';

const PREFIX = '__Host-';

/** Cookies that other hosts of the domain must not set. `i18n_redirected` keeps its specified name (locale-2); `consent` grants no access. */
const GUARDED =
  /^(?:tieva\.[\w.-]+|signed_in|account_made_here|sign_in_intent|sign_in_language|wish_added|accepted_codes|order_\d+|quote_T\d+|date_preview)$/;

const nameOf = (pair: string) => pair.slice(0, Math.max(0, pair.indexOf('='))).trim();

/** Rewrites a `Cookie` header: removes guarded cookies without prefix, and the prefix from the others. */
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

/** Adds the prefix to a guarded cookie in a `Set-Cookie` header. */
export const guardedCookie = (cookie: string): string => (GUARDED.test(nameOf(cookie)) ? `${PREFIX}${cookie}` : cookie);

/**
 * Behind https, renames the shop's cookies to `__Host-…`: browsers accept those only from this host, over https and for all
 * paths. The application sees the plain names, as it does on http and in tests.
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
    // deleted first, otherwise the old headers would be appended again
    c.res = undefined;
    c.res = new Response(body, { status, statusText, headers: told });
  };
