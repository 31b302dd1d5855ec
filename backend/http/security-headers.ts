import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/**
 * Content security policy of our pages: own scripts by nonce, nothing from elsewhere but a configured search engine,
 * forms may lead to the gateway.
 */
const policy = (nonce: string, search: string) =>
  [
    "default-src 'self'",
    `connect-src 'self' ${search}`.trimEnd(),
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https:",
    "frame-ancestors 'self'",
  ].join('; ');

export type NonceVariables = { Variables: { nonce: string } };

/** `searchOrigins`: where the browser's search client asks besides this shop. */
export type HeaderOptions = { https: boolean; dev: boolean; searchOrigins?: readonly string[] };

/**
 * Sets the headers of every answer. `strict-origin-when-cross-origin` and no stricter: the /kassa guard and form posts
 * need the referrer of our own pages; a page whose address is a secret sets a stricter one itself. HSTS belongs to the TLS proxy and is sent only when the shop's address is https.
 */
export function securityHeaders({ https, dev, searchOrigins = [] }: HeaderOptions): MiddlewareHandler<NonceVariables> {
  const search = searchOrigins.join(' ');
  return async (c, next) => {
    // the dev server sends no policy: a nonce the browser does not hide would fail hydration
    const nonce = dev ? '' : randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    if (!dev && !headers.has('content-security-policy')) headers.set('content-security-policy', policy(nonce, search));
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)');
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
