import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/**
 * Content security policy of our pages: own scripts, those written into a page by a nonce or their hashes (`allowed`),
 * nothing from elsewhere but a configured search engine, forms may lead to the gateway.
 */
export const contentPolicy = (allowed: readonly string[], searchOrigins: readonly string[]): string =>
  [
    "default-src 'self'",
    ["connect-src 'self'", ...searchOrigins].join(' '),
    ["script-src 'self'", ...allowed].join(' '),
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

/** What every answer says, whoever gives it. HSTS belongs to the TLS proxy and is sent only when the shop's address is https. */
export const fixedHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/**
 * Sets the headers of every answer. `strict-origin-when-cross-origin` and no stricter: the /kassa guard and form posts
 * need the referrer of our own pages; a page whose address is a secret sets a stricter one itself.
 */
export function securityHeaders({ https, dev, searchOrigins = [] }: HeaderOptions): MiddlewareHandler<NonceVariables> {
  const fixed = Object.entries(fixedHeaders(https));
  return async (c, next) => {
    // the dev server sends no policy: a nonce the browser does not hide would fail hydration
    const nonce = dev ? '' : randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    if (!dev && !headers.has('content-security-policy'))
      headers.set('content-security-policy', contentPolicy([`'nonce-${nonce}'`], searchOrigins));
    for (const [name, value] of fixed) if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value);
  };
}
