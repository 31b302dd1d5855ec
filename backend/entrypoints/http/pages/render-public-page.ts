import { RouterContextProvider, type ServerBuild } from 'react-router';
import { entryOf } from '#backend/entrypoints/http/pages/builds.ts';
import { scriptHashes } from '#backend/platform/cache/script-hashes.ts';
import type { Render } from '#backend/platform/cache/service.ts';
import { contentPolicy, type PolicyOptions } from '#backend/platform/http-kit/security-headers.ts';
import type { Shop } from '#backend/shop.ts';
import type { PageHandler } from './page-handler.ts';

type Options = { shop: Shop; handle: PageHandler; loadBuild: () => Promise<ServerBuild>; policy: PolicyOptions };

const MOST_BYTES = 2 * 1024 * 1024;
/** Browsers revalidate on each use. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60';
/**
 * A CDN may serve a page for a minute, and for another while it revalidates (RFC 9213); longer, and pages would reference files
 * that a deployment has removed. Not for browsers: with stale-while-revalidate the router's data requests would get old prices.
 */
const CDN_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=60';

const isCacheable = ({ status, headers }: Response) =>
  status === 200 && !headers.has('set-cookie') && !/no-store|private/.test(headers.get('cache-control') ?? '');

/**
 * Renders pages for the cache: the request has no cookie, client address or language, so that nothing personal can get into
 * the cache. The content security policy allows inline scripts by their hashes.
 */
export function renderPublicPage({ shop, handle, loadBuild, policy }: Options): Render {
  return async (address) => {
    const { shopContext, nonceContext, unavailableContext } = await entryOf(loadBuild);
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(nonceContext, '');
    const response = await handle(new Request(shop.baseUrl + address), context);
    if (!isCacheable(response)) {
      await response.body?.cancel();
      if (response.status < 500) return null;
      return context.get(unavailableContext) ? 'unavailable' : 'broken';
    }
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length > MOST_BYTES) return null;
    const type = response.headers.get('content-type') ?? '';
    const headers: Record<string, string> = {
      ...Object.fromEntries(response.headers),
      'cache-control': CACHE_CONTROL,
      'cdn-cache-control': CDN_CACHE_CONTROL,
    };
    if (type.startsWith('text/html'))
      headers['content-security-policy'] = contentPolicy(scriptHashes(body.toString()), policy);
    return { body, headers };
  };
}
