import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { pictureRoutes } from '#backend/catalog/media/routes.ts';
import { API_PATH, adminApiRoutes } from '#backend/entrypoints/admin-api/routes.ts';
import type { LoadBuild } from '#backend/entrypoints/http/pages/builds.ts';
import { compress } from '#backend/platform/http-kit/compress.ts';
import { respondWithError } from '#backend/platform/http-kit/errors.ts';
import { bodyLimits } from '#backend/platform/http-kit/limits/body-limits.ts';
import { rateLimit } from '#backend/platform/http-kit/limits/rate-limit.ts';
import { formsOnly, readableBody, withoutNul } from '#backend/platform/http-kit/readable-body.ts';
import { tellClientIp } from '#backend/platform/http-kit/tell-client-ip.ts';
import { ownRequestId } from '#backend/platform/logs/requests/request-id.ts';
import { requestLog } from '#backend/platform/logs/requests/request-log.ts';
import type { Metrics } from '#backend/platform/metrics/service.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import type { Shop } from '#backend/shop.ts';
import { adminHeaders } from './admin/admin-headers.ts';
import { ownOriginOnly } from './admin/admin-origin.ts';
import { serveAdminPages } from './admin/admin-pages.ts';
import { liveStream } from './admin/live-stream.ts';
import { LIVE_PATH, type StaffVariables, staffSession } from './admin/staff-session.ts';

export type AdminAppOptions = {
  shop: Shop;
  loadBuild: LoadBuild;
  /** Folder of the admin's built client; null in development, where Vite serves it. */
  clientFolder: string | null;
  metrics?: Metrics;
};

const YEAR = 'public, max-age=31536000, immutable';

/** The admin's routes (0052): its files, and its pages, which need a session of staff. None of the shop's routes is here. */
export function createAdminApp({ shop, loadBuild, clientFolder, metrics }: AdminAppOptions) {
  const { settings, log } = shop;
  const adminUrl = adminUrlOf(settings);
  const https = adminUrl.startsWith('https:');
  const dev = clientFolder === null;
  const proxies = settings.TRUSTED_PROXIES;
  const app = new Hono<StaffVariables>();
  app.use(adminHeaders({ https, dev, shopUrl: shop.baseUrl }));
  app.use(ownRequestId(), requestLog(log, metrics), tellClientIp(proxies), compress());
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  if (clientFolder) {
    const files = serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', YEAR),
    });
    app.get('/assets/*', files, (c) => c.text('not found', 404));
    app.get('/fonts/*', files, (c) => c.text('not found', 404));
    app.get('/favicon.svg', serveStatic({ root: clientFolder }));
  }
  app.route('/', pictureRoutes(shop));
  app.route(API_PATH, adminApiRoutes(shop));
  app.use(rateLimit('admin', proxies), bodyLimits('admin'));
  app.use(ownOriginOnly({ baseUrl: adminUrl, isLive: settings.SHOP_MODE === 'live' }));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', rateLimit('admin-forms', proxies));
  app.use(readableBody(), formsOnly(), withoutNul(), staffSession(shop, https));
  app.get(LIVE_PATH, liveStream(shop, https));
  app.all('*', serveAdminPages({ shop, loadBuild, mode: dev ? 'development' : 'production', adminUrl }));
  app.onError(respondWithError(log));
  return app;
}
