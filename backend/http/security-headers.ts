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

/**
 * Content security policy of our pages: own scripts by nonce, nothing from elsewhere but a configured search engine, a
 * configured tag manager and frames of videos; forms may lead to the gateway.
 */
const policy = (nonce: string, search: string, tags: typeof TAGS) =>
  [
    "default-src 'self'",
    directive("connect-src 'self'", search, tags.connect),
    directive("script-src 'self'", `'nonce-${nonce}'`, tags.script),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    directive("img-src 'self' data:", tags.img),
    directive("frame-src 'self'", VIDEOS, tags.frame),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https:",
    "frame-ancestors 'self'",
  ].join('; ');

export type NonceVariables = { Variables: { nonce: string } };

/** `searchOrigins`: where the browser's search client asks besides this shop. `tags`: a tag manager is configured. */
export type HeaderOptions = { https: boolean; dev: boolean; searchOrigins?: readonly string[]; tags?: boolean };

/**
 * Sets the headers of every answer. `strict-origin-when-cross-origin` and no stricter: the /kassa guard and form posts
 * need the referrer of our own pages; a page whose address is a secret sets a stricter one itself. HSTS belongs to the TLS proxy and is sent only when the shop's address is https.
 */
export function securityHeaders({
  https,
  dev,
  searchOrigins = [],
  tags = false,
}: HeaderOptions): MiddlewareHandler<NonceVariables> {
  const search = searchOrigins.join(' ');
  return async (c, next) => {
    // the dev server sends no policy: a nonce the browser does not hide would fail hydration
    const nonce = dev ? '' : randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    if (!dev && !headers.has('content-security-policy'))
      headers.set('content-security-policy', policy(nonce, search, tags ? TAGS : NO_TAGS));
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)');
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
