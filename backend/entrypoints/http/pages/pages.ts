import type { Context } from 'hono';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { entryOf } from '#backend/entrypoints/http/pages/builds.ts';
import { pageKey } from '#backend/entrypoints/http/pages/page-key.ts';
import type { PageCache } from '#backend/platform/cache/service.ts';
import { withPublicUrl } from '#backend/platform/http-kit/origin/request-url.ts';
import type { NonceVariables } from '#backend/platform/http-kit/security-headers.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { policyOf } from '../policy-of.ts';
import { cachedResponse, mayServeCached } from './cached-response.ts';
import { decodablePath } from './decodable-address.ts';
import { pageHandler } from './page-handler.ts';
import { pageTable } from './page-table.ts';
import { renderPublicPage } from './render-public-page.ts';

export type PagesOptions = {
  shop: Shop;
  loadBuild: () => Promise<ServerBuild>;
  mode: string;
  /** Cache of pages that are the same for every visitor; null renders each request. */
  cache: PageCache | null;
};

const withPath = (request: Request, path: string): Request => {
  const { origin, search } = new URL(request.url);
  return new Request(origin + path + search, request);
};

/**
 * Serves the built pages with the shop in their context; pages that are the same for every visitor come from the cache. The
 * context keys come from the build itself: another copy of their module would create other keys.
 */
export function servePages({ shop, loadBuild, mode, cache }: PagesOptions) {
  const handle = pageHandler(loadBuild, mode);
  const render = renderPublicPage({ shop, handle, loadBuild, policy: policyOf(shop.settings) });

  async function fromCache(c: Context<NonceVariables>): Promise<Response | null> {
    if (!cache || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return null;
    const { pathname, search } = new URL(c.req.url);
    const key = pageKey(pageTable(await loadBuild()), pathname + search);
    const header = (name: string) => c.req.header(name) ?? null;
    if (key === null || !mayServeCached(key, header)) return null;
    const page = cache.find(key, render) ?? (await cache.renderPage(key, render));
    if (!page) return null;
    const { status, headers, body } = await cachedResponse(key, page, header);
    return new Response(c.req.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer> | null), { status, headers });
  }

  return async (c: Context<NonceVariables>): Promise<Response> => {
    const path = decodablePath(c.req.path);
    const isRewritten = path !== c.req.path;
    const cached = isRewritten ? null : await fromCache(c);
    if (cached) return cached;
    const { shopContext, nonceContext, unavailableContext } = await entryOf(loadBuild);
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(nonceContext, c.get('nonce'));
    const request = withPublicUrl(isRewritten ? withPath(c.req.raw, path) : c.req.raw, shop.baseUrl);
    const response = await handle(request, context);
    if (response.status < 500 || !context.get(unavailableContext)) return response;
    await response.body?.cancel();
    throw new ShopError('unavailable', 'The shop does not answer just now. Please try again in a moment.');
  };
}
