import { createHash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { fixedHeaders, type NonceVariables } from '#backend/platform/http-kit/security-headers.ts';
import { mailStyle } from '#backend/platform/mail/templates/layout.ts';

/** The pages that read bar codes with the camera; where browsers cannot, a reader in WebAssembly does. */
const isCameraPage = (path: string): boolean => /^\/(?:pakkaus|luovutus|varasto|varaosat)(?:\/|$)/.test(path);

/** The pages that show a page of the shop in a frame, before it is saved. */
const isPreviewPage = (path: string): boolean => /^\/(?:tuotteet|sivut)\//.test(path);

/** The pages that show a mail as it will be sent: a sandboxed document of the page's own policy. */
const isMailPage = (path: string): boolean => path.startsWith('/tarjoukset/');
const mailStyleHash = () => `'sha256-${createHash('sha256').update(mailStyle()).digest('base64')}'`;

type Allowed = { hasCamera?: boolean; frames?: readonly string[]; hasMails?: boolean };
/** Mails as their readers see them, shown in a frame of the admin's own pages. */
const isFramedPath = (path: string): boolean =>
  /^\/(?:uutiskirjeet|asetukset)\/[a-z0-9-]{1,81}\/esikatselu$/.test(path);

/** The policy of a mail in a frame: its own styles and the shop's pictures, no scripts, forms or links of its own. */
const framedMailPolicy = (shopOrigin: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${shopOrigin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`;

/** Content security policy of the admin: own files only, inline scripts and styles by nonce, no frames of it anywhere. */
export const adminPolicy = (
  nonce: string,
  { hasCamera = false, frames = [], hasMails = false }: Allowed = {},
): string =>
  [
    "default-src 'self'",
    "connect-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${hasCamera ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'${hasMails ? ` ${mailStyleHash()}` : ''}`,
    "img-src 'self' data: blob:",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every response of the admin, also of those that the server sends before the application. */
export const adminFixedHeaders = (https: boolean): Record<string, string> => ({
  ...fixedHeaders(https),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
});

type Options = { https: boolean; dev: boolean; shopUrl: string };

/** Sets the headers of every response. Only files of the build, whose names contain a hash, may be stored. */
export function adminHeaders({ https, dev, shopUrl }: Options): MiddlewareHandler<NonceVariables> {
  const fixed = Object.entries(adminFixedHeaders(https));
  const shopOrigin = new URL(shopUrl).origin;
  return async (c, next) => {
    // no policy in development: Vite's pages expose the nonce, which would fail hydration
    const nonce = dev ? '' : randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) headers.set(name, value);
    const hasCamera = isCameraPage(c.req.path);
    if (hasCamera) headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
    if (isFramedPath(c.req.path)) {
      headers.set('x-frame-options', 'SAMEORIGIN');
      headers.set('content-security-policy', framedMailPolicy(shopOrigin));
    }
    if (!dev && !headers.has('content-security-policy'))
      headers.set(
        'content-security-policy',
        adminPolicy(nonce, {
          hasCamera,
          hasMails: isMailPage(c.req.path),
          frames: isPreviewPage(c.req.path) ? [shopOrigin] : [],
        }),
      );
    if (c.res.status === 405 && !headers.has('allow')) headers.set('allow', 'GET, HEAD');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}
