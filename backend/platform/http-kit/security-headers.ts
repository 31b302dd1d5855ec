import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Origins of the tag manager, Google Analytics and Google Ads, by policy directive. */
const TAGS = {
  script: 'https://www.googletagmanager.com',
  connect:
    'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.doubleclick.net https://www.google.com',
  img: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.doubleclick.net https://www.google.com',
  frame: 'https://td.doubleclick.net https://www.googletagmanager.com',
};
const NO_TAGS = { script: '', connect: '', img: '', frame: '' };

/** Video players, loaded after consent or a press. */
const VIDEOS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const directive = (...sources: string[]) => sources.filter(Boolean).join(' ');

/** `searchOrigins`: third-party origins of the browser's search client. `tags`: a tag manager is configured. `framedBy`: an origin that may frame the page. */
export type PolicyOptions = { searchOrigins?: readonly string[]; tags?: boolean; framedBy?: string };

/**
 * Content security policy of pages: own scripts, inline scripts by nonce or hash (`allowed`), third parties only for a
 * configured search engine or tag manager and for video frames; forms may post to the gateway. Directives equal to
 * `default-src` are omitted, because every page carries the policy.
 */
export const contentPolicy = (
  allowed: readonly string[],
  { searchOrigins = [], tags = false, framedBy = '' }: PolicyOptions,
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
    directive("frame-ancestors 'self'", framedBy),
  ]
    .filter(Boolean)
    .join('; ');
};

export type NonceVariables = { Variables: { nonce: string } };

/** `previewedBy`: the origin that shows previews in a frame, the admin's. */
export type HeaderOptions = PolicyOptions & { https: boolean; dev: boolean; previewedBy?: string };

/** Headers of every response. HSTS is sent only when the shop's public URL is https. */
export const fixedHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** A page with a secret URL tells nobody where it is; mail programs in a browser show pictures of the shop. */
const CHOSEN_BY_ROUTES = new Set(['referrer-policy', 'cross-origin-resource-policy']);

/** Errors and JSON are not cacheable unless the endpoint sets `Cache-Control`. */
const isOfTheMoment = ({ status, headers }: Response) =>
  status >= 400 || (headers.get('content-type') ?? '').startsWith('application/json');

/** Whether a response is a rendered document or React Router's data of one. */
const isPage = ({ headers }: Response) => /^text\/(?:html|x-script)/.test(headers.get('content-type') ?? '');

/** Whether a response shows a preview, which `web/storefront/base/preview` marks: such a page may be framed by the admin. */
const isPreview = ({ headers }: Response, query: string | undefined) =>
  query !== undefined && headers.get('x-robots-tag') === 'noindex' && headers.get('cache-control') === 'no-store';

/** Retry-After of limits on wrong passwords, codes or mails: most allow another attempt by then. */
const COME_AGAIN_SECONDS = '60';

/**
 * Sets the security headers of every response. `strict-origin-when-cross-origin`, because the guard of /kassa and form posts
 * need the referrer of own pages; pages with a secret URL set a stricter policy themselves.
 */
export function securityHeaders({
  https,
  dev,
  previewedBy,
  ...policy
}: HeaderOptions): MiddlewareHandler<NonceVariables> {
  const fixed = Object.entries(fixedHeaders(https));
  return async (c, next) => {
    // no policy in development: Vite's pages expose the nonce, which would fail hydration
    const nonce = dev ? '' : randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    if (!dev && !headers.has('content-security-policy'))
      headers.set(
        'content-security-policy',
        contentPolicy([`'nonce-${nonce}'`], {
          ...policy,
          ...(isPreview(c.res, c.req.query('esikatselu')) && { framedBy: previewedBy }),
        }),
      );
    for (const [name, value] of fixed) if (!CHOSEN_BY_ROUTES.has(name) || !headers.has(name)) headers.set(name, value);
    // React Router sends no Allow for a page without an action
    if (c.res.status === 405 && !headers.has('allow')) headers.set('allow', 'GET, HEAD');
    // for limits that have not set their own time
    if (c.res.status === 429 && !headers.has('retry-after')) headers.set('retry-after', COME_AGAIN_SECONDS);
    if (headers.has('cache-control')) return;
    if (isOfTheMoment(c.res)) headers.set('cache-control', 'no-store');
    else if (isPage(c.res)) headers.set('cache-control', 'private, no-cache');
  };
}
