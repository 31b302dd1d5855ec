import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { adminFixedHeaders } from '#backend/entrypoints/http/admin/admin-headers.ts';
import { createAdminApp } from '#backend/entrypoints/http/admin-app.ts';
import type { LoadBuild } from '#backend/entrypoints/http/pages/builds.ts';
import { trustedProxies } from '#backend/platform/http-kit/limits/client-ip.ts';
import type { Metrics } from '#backend/platform/metrics/service.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import type { Shop } from '#backend/shop.ts';
import { createLimitedServer, refuseOutright, serverLimits } from './create-server.ts';

/** Pages of an app: built, or in development the sources, which Vite's `middleware` serves. */
export type AppPages = {
  loadBuild: LoadBuild;
  clientFolder: string | null;
  middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
};

type AdminServer = {
  shop: Shop;
  metrics: Metrics;
  loadPages: (server: Server) => Promise<AppPages>;
  isDraining: () => boolean;
};

/** The admin's HTTP server, which listens on a port of its own (0052). */
export async function createAdminServer({ shop, metrics, loadPages, isDraining }: AdminServer): Promise<Server> {
  const headers = adminFixedHeaders(adminUrlOf(shop.settings).startsWith('https:'));
  const server = createLimitedServer(headers, serverLimits, trustedProxies(shop.settings.TRUSTED_PROXIES));
  const { loadBuild, clientFolder, middleware } = await loadPages(server);
  const app = createAdminApp({ shop, loadBuild, clientFolder, metrics });
  const respond = getRequestListener((request, env) => app.fetch(request, env));
  server.on('request', (request, response) => {
    if (refuseOutright(request, response, headers)) return;
    if (isDraining()) response.setHeader('connection', 'close');
    const next = () => void respond(request, response);
    if (middleware) middleware(request, response, next);
    else next();
  });
  return server;
}
