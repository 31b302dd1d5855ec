import type { Context } from 'hono';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { pageKey } from '#backend/platform/cache/key.ts';
import type { PageCache } from '#backend/platform/cache/service.ts';
import { entryOf } from '#backend/platform/http-kit/builds.ts';
import { asAskedByBrowser } from '#backend/platform/http-kit/origin/request-url.ts';
import type { NonceVariables } from '#backend/platform/http-kit/security-headers.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { policyOf } from '../policy-of.ts';
import { keptAnswer, mayHaveKept } from './cached-response.ts';
import { decodablePath } from './decodable-address.ts';
import { hasKnownRoutes } from './known-routes.ts';
import { pageHandler } from './page-handler.ts';
import { renderForAll } from './render-for-all.ts';

export type PagesOptions = {
  shop: Shop;
  loadBuild: () => Promise<ServerBuild>;
  mode: string;
  /** Where pages that are the same for all are kept; null renders each for who asks. */
  cache: PageCache | null;
};

const withPath = (request: Request, path: string): Request => {
  const { origin, search } = new URL(request.url);
  return new Request(origin + path + search, request);
};

/**
 * Hands a request to the built pages with the shop in their context; one that is the same for everybody is rendered once
 * and kept. The context objects come from the build itself: another copy of the module would be another context.
 */
export function servePages({ shop, loadBuild, mode, cache }: PagesOptions) {
  const handle = pageHandler(loadBuild, mode);
  const render = renderForAll({ shop, handle, loadBuild, policy: policyOf(shop.settings) });

  async function keptFor(c: Context<NonceVariables>): Promise<Response | null> {
    if (!cache || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return null;
    const { pathname, search } = new URL(c.req.url);
    const key = pageKey(pathname + search);
    const asked = (name: string) => c.req.header(name) ?? null;
    if (key === null || !mayHaveKept(key, asked)) return null;
    const kept = cache.find(key, render);
    if (!kept && !hasKnownRoutes(key, await loadBuild())) return null;
    const page = kept ?? (await cache.make(key, render));
    if (!page) return null;
    const { status, headers, body } = await keptAnswer(key, page, asked);
    return new Response(c.req.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer> | null), { status, headers });
  }

  return async (c: Context<NonceVariables>): Promise<Response> => {
    const path = decodablePath(c.req.path);
    const isOdd = path !== c.req.path;
    const kept = isOdd ? null : await keptFor(c);
    if (kept) return kept;
    const { shopContext, nonceContext, unavailableContext } = await entryOf(loadBuild);
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(nonceContext, c.get('nonce'));
    const answer = await handle(asAskedByBrowser(isOdd ? withPath(c.req.raw, path) : c.req.raw, shop.baseUrl), context);
    if (answer.status < 500 || !context.get(unavailableContext)) return answer;
    await answer.body?.cancel();
    throw new ShopError('unavailable', 'The shop does not answer just now. Please try again in a moment.');
  };
}
