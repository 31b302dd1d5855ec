import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '#backend/metrics/service.ts';
import { pageKey } from '#backend/page-cache/key.ts';
import type { PageCache } from '#backend/page-cache/service.ts';
import { remember } from '../limits/remember.ts';
import { policyOf } from '../policy-of.ts';
import { contentPolicy, fixedHeaders } from '../security-headers.ts';
import { keptAnswer, mayHaveKept } from './kept-answer.ts';
import { pageHandler } from './page-handler.ts';
import type { PagesOptions } from './pages.ts';
import { renderForAll } from './render-for-all.ts';

type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Addresses whose key is remembered, and the longest that is; most visitors ask for few, and for short ones. */
const MOST_KEYS = 5000;
const LONGEST_TARGET = 512;

/**
 * Answers what is kept before anything else looks at the request: it needs no address of the visitor, no body, no
 * session. True when it has; everything else is the app's.
 */
export function keptFront({
  shop,
  loadBuild,
  mode,
  cache,
  metrics,
  admits = () => true,
}: PagesOptions & { cache: PageCache; metrics: Metrics; admits?: (request: IncomingMessage) => boolean }): Front {
  const handle = pageHandler(loadBuild, mode);
  const policy = policyOf(shop.settings);
  const fixed = {
    ...fixedHeaders(shop.baseUrl.startsWith('https:')),
    'content-security-policy': contentPolicy([], policy),
  };
  const render = renderForAll({ shop, handle, loadBuild, policy });
  const keys = remember<string | null>(MOST_KEYS, LONGEST_TARGET);

  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const key = keys(url, () => pageKey(url));
    if (key === null) return false;
    const asked = (name: string) => request.headers[name]?.toString() ?? null;
    if (!mayHaveKept(key, asked)) return false;
    const page = cache.find(key, render);
    // what it refuses the app refuses too, with words
    if (!page || !admits(request)) return false;
    const started = performance.now();
    const requestId = randomUUID();
    keptAnswer(key, page, asked).then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...fixed, ...headers, 'x-request-id': requestId });
        response.end(method === 'HEAD' ? null : body);
        const ms = performance.now() - started;
        metrics.answered('kept', status, ms);
        shop.log.debug({ requestId, method, path: url.split('?')[0], status, ms: Math.round(ms) }, 'request');
      },
      (error) => response.destroy(error),
    );
    return true;
  };
}
