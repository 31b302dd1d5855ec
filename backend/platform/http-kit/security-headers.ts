import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Where the tag manager, Google Analytics and Google Ads are asked and answer from, by what they need it for. */
const TAGS = {
  script: 'https://www.googletagmanager.com',
  connect:
    'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.doubleclick.net https://www.google.com',
  img: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.doubleclick.net https://www.google.com',
  frame: 'https://td.doubleclick.net https://www.googletagmanager.com',
};
const NO_TAGS = { script: '', connect: '', img: '', frame: '' };

/** Players of videos, loaded after the visitor's permission or press. */
const VIDEOS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const directive = (...sources: string[]) => sources.filter(Boolean).join(' ');

/** `searchOrigins`: where the browser's search client asks besides this shop. `tags`: a tag manager is configured. */
export type PolicyOptions = { searchOrigins?: readonly string[]; tags?: boolean };

/**
 * Content security policy of our pages: own scripts, those written into a page by a nonce or their hashes (`allowed`),
 * nothing from elsewhere but a configured search engine, a configured tag manager and frames of videos; forms may lead to
 * the gateway. What says no more than `default-src` is left out: the policy travels with every page.
 */
export const contentPolicy = (
  allowed: readonly string[],
  { searchOrigins = [], tags = false }: PolicyOptions,
): string => {
  const own = tags ? TAGS : NO_TAGS;
  const connect = directive(...searchOrigins, own.connect);
  return [
    "default-src 'self'",
    connect && directive("connect-src 'self'", connect),
    directive("script-src 'self'", ...allowed, own.script),
    "style-src-attr 'unsafe-inline'",
    directive("img-src 'self' data:", own.img),
    directive("frame-src 'self'", VIDEOS, own.frame),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https:",
    "frame-ancestors 'self'",
  ]
    .filter(Boolean)
    .join('; ');
};

export type NonceVariables = { Variables: { nonce: string } };

export type HeaderOptions = PolicyOptions & { https: boolean; dev: boolean };

/** What every answer says, whoever gives it. HSTS belongs to the TLS proxy and is sent only when the shop's address is https. */
export const fixedHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Failures and JSON are true now and of who asks, unless the door says otherwise. */
const isOfTheMoment = ({ status, headers }: Response) =>
  status >= 400 || (headers.get('content-type') ?? '').startsWith('application/json');

/** A document or the router's data of one, rendered for who asks. */
const isPage = ({ headers }: Response) => /^text\/(?:html|x-script)/.test(headers.get('content-type') ?? '');

/** When to come again after a limit that counts wrong passwords, codes or mails: most of them let one more try in by then. */
const COME_AGAIN_SECONDS = '60';

/**
 * Sets the headers of every answer. `strict-origin-when-cross-origin` and no stricter: the /kassa guard and form posts
 * need the referrer of our own pages; a page whose address is a secret sets a stricter one itself.
 */
export function securityHeaders({ https, dev, ...policy }: HeaderOptions): MiddlewareHandler<NonceVariables> {
  const fixed = Object.entries(fixedHeaders(https));
  return async (c, next) => {
    // the dev server sends no policy: a nonce the browser does not hide would fail hydration
    const nonce = dev ? '' : randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    if (!dev && !headers.has('content-security-policy'))
      headers.set('content-security-policy', contentPolicy([`'nonce-${nonce}'`], policy));
    for (const [name, value] of fixed) if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value);
    // the router names none for a page that takes no form
    if (c.res.status === 405 && !headers.has('allow')) headers.set('allow', 'GET, HEAD');
    // limits that know no time of their own; those that do have set it
    if (c.res.status === 429 && !headers.has('retry-after')) headers.set('retry-after', COME_AGAIN_SECONDS);
    if (headers.has('cache-control')) return;
    if (isOfTheMoment(c.res)) headers.set('cache-control', 'no-store');
    else if (isPage(c.res)) headers.set('cache-control', 'private, no-cache');
  };
}
