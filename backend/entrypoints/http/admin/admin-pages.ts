import type { Context } from 'hono';
import { RouterContextProvider } from 'react-router';
import type { LoadBuild } from '#backend/entrypoints/http/pages/builds.ts';
import { decodablePath } from '#backend/entrypoints/http/pages/decodable-address.ts';
import { pageHandler } from '#backend/entrypoints/http/pages/page-handler.ts';
import { withPublicUrl } from '#backend/platform/http-kit/origin/request-url.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { adminEntryOf } from './admin-build.ts';
import { recordRefusals } from './record-refusals.ts';
import type { StaffVariables } from './staff-session.ts';

type AdminPages = { shop: Shop; loadBuild: LoadBuild; mode: string; adminUrl: string };

const withPath = (request: Request, path: string): Request => {
  const { origin, search } = new URL(request.url);
  return new Request(origin + path + search, request);
};

/** Serves the admin's pages, with the shop and the signed-in person in their context. */
export function serveAdminPages({ shop, loadBuild, mode, adminUrl }: AdminPages) {
  const handle = pageHandler(async () => recordRefusals(await loadBuild(), shop), mode);
  return async (c: Context<StaffVariables>): Promise<Response> => {
    const { shopContext, staffContext, nonceContext, unavailableContext } = adminEntryOf(await loadBuild());
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(staffContext, c.get('staff'));
    context.set(nonceContext, c.get('nonce'));
    const path = decodablePath(c.req.path);
    const request = path === c.req.path ? c.req.raw : withPath(c.req.raw, path);
    const response = await handle(withPublicUrl(request, adminUrl), context);
    if (response.status < 500 || !context.get(unavailableContext)) return response;
    await response.body?.cancel();
    throw new ShopError('unavailable', 'The database does not answer just now. Please try again in a moment.');
  };
}
