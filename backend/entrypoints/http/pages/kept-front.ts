import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageKey } from '#backend/platform/cache/key.ts';
import type { PageCache } from '#backend/platform/cache/service.ts';
import { remember } from '#backend/platform/http-kit/limits/remember.ts';
import { contentPolicy, fixedHeaders } from '#backend/platform/http-kit/security-headers.ts';
import type { Metrics } from '#backend/platform/metrics/service.ts';
import { policyOf } from '../policy-of.ts';
import { keptAnswer, mayHaveKept } from './cached-response.ts';
import { pageHandler } from './page-handler.ts';
import type { PagesOptions } from './pages.ts';
import { renderForAll } from './render-for-all.ts';

type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Addresses whose key is remembered, and the longest that is; most visitors ask for few, and for short ones. */
const MOST_KEYS = 5000;
const LONGEST_TARGET = 512;

/**
 * Answers what is kept before anything else looks at the request: it needs no address of the visitor, no body, no
 * session. Everything else is for `next`, the app.
 */
export function keptFront({
  shop,
  loadBuild,
  mode,
  cache,
  metrics,
  admits = async () => true,
}: PagesOptions & {
  cache: PageCache;
  metrics: Metrics;
  admits?: (request: IncomingMessage) => Promise<boolean>;
}): Front {
  const handle = pageHandler(loadBuild, mode);
  const policy = policyOf(shop.settings);
  const fixed = {
    ...fixedHeaders(shop.baseUrl.startsWith('https:')),
    'content-security-policy': contentPolicy([], policy),
  };
  const render = renderForAll({ shop, handle, loadBuild, policy });
  const keys = remember<string | null>(MOST_KEYS, LONGEST_TARGET);

  return (request, response, next) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const key = keys(url, () => pageKey(url));
    if (key === null) return next();
    const asked = (name: string) => request.headers[name]?.toString() ?? null;
    if (!mayHaveKept(key, asked)) return next();
    const page = cache.find(key, render);
    if (!page) return next();
    const started = performance.now();
    const send = async () => {
      // what it refuses the app refuses too, with words
      if (!(await admits(request))) return next();
      const { status, headers, body } = await keptAnswer(key, page, asked);
      const requestId = randomUUID();
      response.writeHead(status, { ...fixed, ...headers, 'x-request-id': requestId });
      response.end(method === 'HEAD' ? null : body);
      const ms = performance.now() - started;
      metrics.answered('kept', status, ms);
      shop.log.debug({ requestId, method, path: url.split('?')[0], status, ms: Math.round(ms) }, 'request');
    };
    send().catch((error) => response.destroy(error));
  };
}
