import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import type * as EntryServer from '#storefront/entry.server.tsx';
import { asAskedByBrowser } from './origin/asked-address.ts';
import type { NonceVariables } from './security-headers.ts';

/**
 * Hands a request to the built pages with the shop in their context. The context objects come from the build itself:
 * another copy of the module would be another context.
 */
export function servePages(shop: Shop, loadBuild: () => Promise<ServerBuild>, mode: string) {
  const handle = createRequestHandler(loadBuild, mode);
  return async (c: Context<NonceVariables>) => {
    const { shopContext, nonceContext } = (await loadBuild()).entry.module as unknown as typeof EntryServer;
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(nonceContext, c.get('nonce'));
    return handle(asAskedByBrowser(c.req.raw, shop.baseUrl), context);
  };
}
