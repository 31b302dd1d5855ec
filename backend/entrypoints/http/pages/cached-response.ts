import { MARKDOWN } from '#backend/catalog/feed/routes.ts';
import { bytesOf, type CachedPage } from '#backend/platform/cache/cached-page.ts';
import { encodingFor } from '#backend/platform/http-kit/encoding.ts';
import { namesEtag } from '#backend/platform/http-kit/etag.ts';
import { detectLocale } from '#domain/base/locale-choice.ts';

/** Reads the request headers that a cached response depends on. */
export type RequestHeader = (
  name: 'accept' | 'accept-encoding' | 'if-none-match' | 'cookie' | 'accept-language' | 'sec-purpose',
) => string | null;

export type CachedResponse = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null };

/** Browsers use prefetched data for the navigation that follows: prices and stock are at most this old. */
const PREFETCHED = 'private, max-age=30';

/** Pages that redirect by language: their response depends on the visitor. */
const redirectsByLanguage = (key: string) => key === '/';

/**
 * Whether the cached page is right for this visitor: the home page redirects some to the English one (locale-2), and programs may ask
 * for a product as Markdown.
 */
export const mayServeCached = (key: string, header: RequestHeader): boolean =>
  !header('accept')?.includes(MARKDOWN) &&
  (!redirectsByLanguage(key) || detectLocale(header('cookie'), header('accept-language')) === 'fi');

/** The response for a cached page: 304 if the browser has it, else the best encoding that it accepts. */
export async function cachedResponse(key: string, page: CachedPage, header: RequestHeader): Promise<CachedResponse> {
  const vary = redirectsByLanguage(key) ? 'accept-encoding, cookie, accept-language' : 'accept-encoding';
  const headers: Record<string, string> = { ...page.headers, etag: page.etag, vary };
  if (redirectsByLanguage(key)) {
    headers['cache-control'] = 'private, max-age=0, must-revalidate';
    delete headers['cdn-cache-control'];
  }
  if (key.split('?')[0]?.endsWith('.data') && header('sec-purpose')?.startsWith('prefetch')) {
    headers['cache-control'] = PREFETCHED;
    delete headers['cdn-cache-control'];
  }
  if (namesEtag(header('if-none-match'), page.etag)) {
    delete headers['content-type'];
    return { status: 304, headers, body: null };
  }
  const encoding = encodingFor(header('accept-encoding'));
  const body = await bytesOf(page, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return { status: 200, headers, body };
}
