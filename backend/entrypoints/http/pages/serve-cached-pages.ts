import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayBePreview } from '#backend/entrypoints/date-preview/routes.ts';
import { pageKey } from '#backend/entrypoints/http/pages/page-key.ts';
import type { PageCache } from '#backend/platform/cache/service.ts';
import { remember } from '#backend/platform/http-kit/limits/remember.ts';
import { contentPolicy, fixedHeaders } from '#backend/platform/http-kit/security-headers.ts';
import type { Metrics } from '#backend/platform/metrics/service.ts';
import { policyOf } from '../policy-of.ts';
import { cachedResponse, mayServeCached } from './cached-response.ts';
import { pageHandler } from './page-handler.ts';
import type { PageTable } from './page-table.ts';
import type { PagesOptions } from './pages.ts';
import { renderPublicPage } from './render-public-page.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Size of the memo of cache keys, and the longest URL in it: few, short URLs get most requests. */
const MOST_KEYS = 5000;
const LONGEST_TARGET = 512;

/**
 * Serves cached pages before the application runs: they need no client address, body or session. Passes all other requests
 * to `next`, the application.
 */
export function serveCachedPages({
  shop,
  loadBuild,
  mode,
  cache,
  pages,
  metrics,
  admits = async () => true,
}: PagesOptions & {
  cache: PageCache;
  pages: PageTable;
  metrics: Metrics;
  admits?: (request: IncomingMessage) => Promise<boolean>;
}): Middleware {
  const handle = pageHandler(loadBuild, mode);
  const policy = policyOf(shop.settings);
  const fixed = {
    ...fixedHeaders(shop.baseUrl.startsWith('https:')),
    'content-security-policy': contentPolicy([], policy),
  };
  const render = renderPublicPage({ shop, handle, loadBuild, policy });
  const keys = remember<string | null>(MOST_KEYS, LONGEST_TARGET);

  return (request, response, next) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const key = keys(url, () => pageKey(pages, url));
    if (key === null) return next();
    const header = (name: string) => request.headers[name]?.toString() ?? null;
    if (!mayServeCached(key, header) || mayBePreview(header('cookie'))) return next();
    const page = cache.find(key, render);
    if (!page) return next();
    const started = performance.now();
    const send = async () => {
      // the application refuses the request again, with an error response
      if (!(await admits(request))) return next();
      const { status, headers, body } = await cachedResponse(key, page, header);
      const requestId = randomUUID();
      response.writeHead(status, { ...fixed, ...headers, 'x-request-id': requestId });
      response.end(method === 'HEAD' ? null : body);
      const ms = performance.now() - started;
      metrics.answered('cached', status, ms);
      shop.log.debug({ requestId, method, path: url.split('?')[0], status, ms: Math.round(ms) }, 'request');
    };
    send().catch((error) => response.destroy(error));
  };
}
