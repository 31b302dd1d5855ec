import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimits } from '#backend/platform/http-kit/limits/body-limits.ts';
import { rateLimit } from '#backend/platform/http-kit/limits/rate-limit.ts';
import type { Shop } from '#backend/shop.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { ucpRoutes } from './rest.ts';
import { MCP_PATH, profileOf, UCP_PATH } from './ucp/protocol.ts';

const notStored: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};

/**
 * What agents of buyers use (docs/agents.md): the shop's profile, the Universal Commerce Protocol over REST and over MCP. Cookies mean
 * nothing here, so no page of another site gains by it.
 */
export function agentRoutes(shop: Shop) {
  const profile = profileOf(shop.baseUrl);
  const guards = [notStored, rateLimit('agents', shop.settings.TRUSTED_PROXIES), bodyLimits('shop')];
  return new Hono()
    .get('/.well-known/ucp', (c) => c.json(profile, 200, { 'cache-control': 'public, max-age=3600' }))
    .route(UCP_PATH, ucpRoutes(shop, guards))
    .route(MCP_PATH, mcpRoutes(shop, guards));
}
