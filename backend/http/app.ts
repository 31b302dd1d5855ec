import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { postcodeRoutes } from '#backend/accounts/postcode-routes.ts';
import { fakeProviderRoutes } from '#backend/auth/providers/fake/routes.ts';
import { providerRoutes } from '#backend/auth/providers/routes.ts';
import { browserErrorRoutes } from '#backend/browser-errors/routes.ts';
import { campaignRoutes } from '#backend/campaigns/routes.ts';
import { cartRoutes } from '#backend/cart/routes.ts';
import { catalogRoutes } from '#backend/catalog/routes.ts';
import { checkoutRoutes } from '#backend/checkout/routes.ts';
import { contentRoutes } from '#backend/content/routes.ts';
import { customerCartRoutes } from '#backend/customer-cart/routes.ts';
import { diagramRoutes } from '#backend/diagrams/routes.ts';
import { documentRoutes } from '#backend/documents/routes.ts';
import { feedRoutes } from '#backend/feed/routes.ts';
import { PART_OF_PAGES } from '#backend/file-policy.ts';
import { fitmentRoutes } from '#backend/fitment/routes.ts';
import { customerCallables } from '#backend/functions/callables/customer.ts';
import { callableCors, callableRoutes } from '#backend/functions/routes.ts';
import { tokenRoutes } from '#backend/functions/token-routes.ts';
import { giftCardRoutes } from '#backend/gift-cards/routes.ts';
import { mailboxRoutes } from '#backend/mail/mailbox-routes.ts';
import { metricsRoutes } from '#backend/metrics/routes.ts';
import type { Metrics } from '#backend/metrics/service.ts';
import { newsletterRoutes } from '#backend/newsletter/routes.ts';
import type { PageCache } from '#backend/page-cache/service.ts';
import { paymentRoutes } from '#backend/payments/routes.ts';
import { simulatorRoutes } from '#backend/payments/simulator/routes.ts';
import { pictureRoutes } from '#backend/pictures/routes.ts';
import { quoteRoutes } from '#backend/quotes/routes.ts';
import { searchCors, searchRoutes } from '#backend/search/protocol/routes.ts';
import { sessionRoutes } from '#backend/session/routes.ts';
import { sharedCartRoutes } from '#backend/shared-carts/routes.ts';
import type { Shop } from '#backend/shop.ts';
import { siteMapRoutes } from '#backend/site-map/routes.ts';
import { sparePartRoutes } from '#backend/spare-parts/routes.ts';
import { userStoreRoutes } from '#backend/user-store/routes.ts';
import { wishListRoutes } from '#backend/wish-lists/routes.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { allowedMethods } from './allowed-methods.ts';
import { compress } from './compress.ts';
import { answerError } from './errors.ts';
import { healthRoutes } from './health.ts';
import { bodyLimits } from './limits/body-limits.ts';
import type { DoorName } from './limits/door-limits.ts';
import { counting, limitedBy, rateLimit, refusalLimit } from './limits/rate-limit.ts';
import { createReadingLimits, type ReadingLimits } from './limits/reading-limit.ts';
import { ownRequestId } from './log/request-id.ts';
import { requestLog } from './log/request-log.ts';
import { serverTiming } from './log/server-timing.ts';
import { hostCookies } from './origin/cookie-names.ts';
import { noteForeignForms, ownPageOnly } from './origin/own-page.ts';
import { servePages } from './pages/pages.ts';
import { policyOf } from './policy-of.ts';
import { formsOnly, readableBody } from './readable-body.ts';
import { type NonceVariables, securityHeaders } from './security-headers.ts';
import { buildRoutes } from './site/builds.ts';
import { manifestRoutes } from './site/manifest.ts';
import { tellClientIp } from './tell-client-ip.ts';

export type AppOptions = {
  shop: Shop;
  loadBuild: () => Promise<ServerBuild>;
  /** Folder of the built client, null in development where Vite serves it. */
  clientFolder: string | null;
  /** Where pages that are the same for all are kept; none renders each for who asks. */
  pageCache?: PageCache | null;
  /** None counts nothing and has no door. */
  metrics?: Metrics;
  /** Shared with what answers kept pages before the app; none counts by itself. */
  reading?: ReadingLimits;
  isDraining?: () => boolean;
};

/** Under the second one clients of cloud functions find them that know a project and a region. */
const FUNCTION_DOORS = ['/functions', '/:project/europe-north1'];
const YEAR = 'public, max-age=31536000, immutable';

/** File names under these doors carry a hash or a version: a found file never changes. */
const immutable: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.header('cache-control', YEAR);
  c.header('content-security-policy', PART_OF_PAGES);
};

/** Files whose names say nothing of what is in them. */
const daily: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.header('cache-control', 'public, max-age=86400');
};

/** Whether an address holds a word, in every spelling that the pages' router takes for it. */
function holds(path: string, word: string): boolean {
  try {
    return decodeURIComponent(path).toLowerCase().includes(word);
  } catch {
    return true;
  }
}
/** The page that places orders. */
const isCheckout = (path: string): boolean => holds(path, 'kassa');
/** A paper that is drawn for who asks: it costs more than a page. */
const isPaper = (path: string): boolean => holds(path, '.pdf');

/** Every door of the shop, in order: health, files, JSON doors, the gateway's doors, pages. */
export function createApp(options: AppOptions) {
  const { shop, loadBuild, clientFolder, pageCache = null, metrics, isDraining = () => false } = options;
  const { settings, log, baseUrl } = shop;
  const dev = clientFolder === null;
  const own = { baseUrl, isLive: settings.SHOP_MODE === 'live' };
  const proxies = settings.TRUSTED_PROXIES;
  const reading = options.reading ?? createReadingLimits({ proxies });
  const limit = (door: DoorName) => rateLimit(door, proxies);
  const app = new Hono<NonceVariables>();

  const https = baseUrl.startsWith('https:');
  app.use(securityHeaders({ https, dev, ...policyOf(settings) }));
  app.get('/readyz', reading.limit('ready'));
  app.route('/', healthRoutes(shop, isDraining));
  app.use(ownRequestId(), requestLog(log, metrics), tellClientIp(proxies));
  if (metrics) {
    app.use('/metrics', refusalLimit('metrics', proxies));
    app.route('/', metricsRoutes({ metrics, token: settings.METRICS_TOKEN, isOpen: settings.SHOP_MODE === 'demo' }));
  }
  app.use(hostCookies(settings.COOKIE_SECURE));
  if (settings.SHOP_MODE === 'demo') app.use(serverTiming());
  app.use(compress());
  if (clientFolder) {
    const files = serveStatic({ root: clientFolder, precompressed: true });
    app.use('/assets/*', immutable, files);
    app.get('/assets/*', (c) => c.text('not found', 404));
    app.use('/fonts/*', immutable, files);
    app.get('/favicon.svg', files);
    app.get('/icons/*', daily, files);
    app.get('/share.jpg', files);
  }
  for (const door of ['/pictures/*', '/documents/*']) app.use(door, reading.limit('files'));
  app.route('/', pictureRoutes(shop));
  app.route('/', documentRoutes(shop));
  app.use(reading.limit('reading'));
  app.route('/', buildRoutes(loadBuild));
  app.route('/', manifestRoutes());

  // before anything refuses: browsers of other origins read refusals too
  for (const door of FUNCTION_DOORS) app.use(`${door}/*`, callableCors());
  app.use('/search/*', searchCors());
  app.use(bodyLimits(), ownPageOnly(own), readableBody());
  const searching = counting('search', proxies);
  app.use('/search/*', limitedBy(searching));
  const calling = limit('functions');
  for (const door of FUNCTION_DOORS) app.use(`${door}/*`, calling);
  app.use('/api/*', limit('api'));
  const placing = limit('placing');
  app.post('/api/checkout/orders', placing);
  app.get('/api/checkout/service-points', limit('points'));
  app.use('/payments/settlements/*', limit('settlements'));
  app.use('/feeds/*', limit('feeds'));
  app.route('/', feedRoutes(shop));
  app.route('/', contentRoutes(shop));
  app.use('/sitemaps/*', limit('sitemaps'));
  app.route('/', siteMapRoutes(shop));
  app.use('/data/*', reading.limit('data'));
  app.route('/data', catalogRoutes(shop));
  app.route('/data/fitment', fitmentRoutes(shop));
  app.route('/data/postcodes', postcodeRoutes());
  app.route('/data/diagrams', diagramRoutes(shop));
  app.route(
    '/search',
    searchRoutes(shop, (c, points) => searching(c, points - 1)),
  );
  const customer = callableRoutes(customerCallables(shop), shop.callers);
  for (const door of FUNCTION_DOORS)
    app
      .route(door, cartRoutes(shop))
      .route(door, campaignRoutes(shop))
      .route(door, giftCardRoutes(shop))
      .route(door, customer);
  app.route('/api/session', tokenRoutes(shop));
  app.route('/api/store', userStoreRoutes(shop));
  app.route('/api/checkout', checkoutRoutes(shop));
  app.post('/api/browser-errors', limit('browser-errors'));
  app.route('/api', browserErrorRoutes({ log, metrics }));
  app.route('/api', sparePartRoutes(shop));
  app.route('/api', quoteRoutes(shop));
  app.route('/api', sessionRoutes(shop));
  app.route('/api', customerCartRoutes(shop));
  app.route('/api/shared-carts', sharedCartRoutes(shop));
  app.route('/api/wish-lists', wishListRoutes(shop));
  app.route('/payments', paymentRoutes(shop));
  app.route('/', newsletterRoutes(shop));
  app.route('/_auth', providerRoutes(shop));
  if (settings.SHOP_MODE === 'demo') {
    app.route('/simulator', simulatorRoutes(shop));
    app.route('/mailbox', mailboxRoutes(shop));
    app.route('/oidc', fakeProviderRoutes(shop));
  }
  for (const door of ['/api/*', '/functions/*', '/search/*', '/data/*', '/payments/*'])
    app.all(door, (c) => {
      const allowed = allowedMethods(app, c.req.path);
      if (allowed.length === 0 || allowed.includes(c.req.method)) throw new ShopError('not-found', 'No such endpoint.');
      c.header('allow', allowed.join(', '));
      throw new ShopError('method-not-allowed', `This endpoint takes ${allowed.join(', ')}.`);
    });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/:project/europe-north1/*', () => {
    throw new ShopError('not-found', 'No such function.');
  });
  const papers = limit('papers');
  app.use(async (c, next) => {
    if (!isPaper(c.req.path)) return next();
    await papers(c, next);
    c.header('cache-control', 'no-store');
  });
  const forms = limit('forms');
  app.post('*', noteForeignForms(own));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) => (isCheckout(c.req.path) ? placing : forms)(c, next));
  app.use(formsOnly());
  app.use(reading.limit('rendering'));
  app.all('*', servePages({ shop, loadBuild, mode: dev ? 'development' : 'production', cache: pageCache }));
  app.onError(answerError(log, loadBuild));
  return app;
}
