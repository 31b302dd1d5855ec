import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { diagramRoutes } from '#backend/catalog/diagrams/routes.ts';
import { documentRoutes } from '#backend/catalog/documents/routes.ts';
import { feedRoutes } from '#backend/catalog/feed/routes.ts';
import { fitmentRoutes } from '#backend/catalog/fitment/routes.ts';
import { labelRoutes } from '#backend/catalog/labels/routes.ts';
import { pictureRoutes } from '#backend/catalog/media/routes.ts';
import { catalogRoutes } from '#backend/catalog/products/routes.ts';
import { searchClickRoutes } from '#backend/catalog/search/counts/click-routes.ts';
import { searchCors, searchRoutes } from '#backend/catalog/search/protocol/routes.ts';
import { sparePartRoutes } from '#backend/catalog/spare-parts/routes.ts';
import { stockRoutes } from '#backend/catalog/stock/routes.ts';
import { vehicleRegisterRoutes } from '#backend/catalog/vehicle-register/routes.ts';
import { videoRoutes } from '#backend/catalog/videos/routes.ts';
import { contentRoutes } from '#backend/content/pages/routes.ts';
import { storeRoutes } from '#backend/content/stores/routes.ts';
import { postcodeRoutes } from '#backend/customers/accounts/postcode-routes.ts';
import { ownPriceRoutes } from '#backend/customers/contract-prices/routes.ts';
import { newsletterRoutes } from '#backend/customers/newsletter/routes.ts';
import { providerRoutes } from '#backend/customers/sign-in/providers/routes.ts';
import { wishListRoutes } from '#backend/customers/wish-lists/routes.ts';
import { agentRoutes } from '#backend/entrypoints/agents/routes.ts';
import { customerCallables } from '#backend/entrypoints/callables/callables/customer.ts';
import { callableCors, callableRoutes } from '#backend/entrypoints/callables/routes.ts';
import { tokenRoutes } from '#backend/entrypoints/callables/token-routes.ts';
import { userStoreRoutes } from '#backend/entrypoints/callables/user-store/routes.ts';
import { datePreview, datePreviewRoutes } from '#backend/entrypoints/date-preview/routes.ts';
import type { CreateShop } from '#backend/entrypoints/date-preview/see-at.ts';
import { buildRoutes, entryOf } from '#backend/entrypoints/http/pages/builds.ts';
import { sessionRoutes } from '#backend/entrypoints/session/routes.ts';
import { siteMapRoutes } from '#backend/entrypoints/site-map/routes.ts';
import type { PageCache } from '#backend/platform/cache/service.ts';
import { allowedMethods } from '#backend/platform/http-kit/allowed-methods.ts';
import { compress } from '#backend/platform/http-kit/compress.ts';
import { respondWithError } from '#backend/platform/http-kit/errors.ts';
import { bodyLimits, REVIEW } from '#backend/platform/http-kit/limits/body-limits.ts';
import type { LimitName } from '#backend/platform/http-kit/limits/endpoint-limits.ts';
import { counting, limitedBy, rateLimit, refusalLimit } from '#backend/platform/http-kit/limits/rate-limit.ts';
import { createReadingLimits, type ReadingLimits } from '#backend/platform/http-kit/limits/reading-limit.ts';
import { hostCookies } from '#backend/platform/http-kit/origin/cookie-names.ts';
import { noteForeignForms, ownPageOnly } from '#backend/platform/http-kit/origin/own-page.ts';
import { formsOnly, readableBody } from '#backend/platform/http-kit/readable-body.ts';
import { type NonceVariables, securityHeaders } from '#backend/platform/http-kit/security-headers.ts';
import { tellClientIp } from '#backend/platform/http-kit/tell-client-ip.ts';
import { ownRequestId } from '#backend/platform/logs/requests/request-id.ts';
import { requestLog } from '#backend/platform/logs/requests/request-log.ts';
import { serverTiming } from '#backend/platform/logs/requests/server-timing.ts';
import { metricsRoutes } from '#backend/platform/metrics/routes.ts';
import type { Metrics } from '#backend/platform/metrics/service.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import { ASSET_POLICY } from '#backend/platform/settings/file-policy.ts';
import { campaignRoutes } from '#backend/sales/campaigns/routes.ts';
import { customerCartRoutes } from '#backend/sales/cart/customer-cart/routes.ts';
import { cartRoutes } from '#backend/sales/cart/routes.ts';
import { checkoutRoutes } from '#backend/sales/checkout/routes.ts';
import { giftCardRoutes } from '#backend/sales/gift-cards/routes.ts';
import { paymentRoutes } from '#backend/sales/payments/routes.ts';
import { quoteRoutes } from '#backend/sales/quotes/routes.ts';
import { sharedCartRoutes } from '#backend/sales/shared-carts/routes.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { pageFacts } from '#shop.config';
import { browserErrorRoutes } from './browser-errors/routes.ts';
import { healthRoutes } from './health.ts';
import { pageTable } from './pages/page-table.ts';
import { servePages } from './pages/pages.ts';
import { policyOf } from './policy-of.ts';
import { manifestRoutes } from './site/manifest.ts';

export type AppOptions = {
  shop: Shop;
  loadBuild: () => Promise<ServerBuild>;
  /** Folder of the built client; null in development, where Vite serves it. */
  clientFolder: string | null;
  /** Cache of public pages; without it every request is rendered. */
  pageCache?: PageCache | null;
  /** Without it nothing is measured and /metrics does not exist. */
  metrics?: Metrics;
  /** Limits shared with the handler of cached pages; without them the app creates its own. */
  reading?: ReadingLimits;
  isDraining?: () => boolean;
  /** Creates the services of previews of a date; without it there are none. */
  createShop?: CreateShop;
};

/** Paths of callables; the second one is for clients that use a project and a region. */
const FUNCTION_PREFIXES = ['/functions', '/:project/europe-north1'];
const YEAR = 'public, max-age=31536000, immutable';

/** File names under these paths contain a hash or version: files never change. */
const immutable: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.header('cache-control', YEAR);
  c.header('content-security-policy', ASSET_POLICY);
};

/** Files without a hash in their names. */
const daily: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.header('cache-control', 'public, max-age=86400');
};

/** Whether a path contains a segment, in every encoding that React Router decodes. */
function holds(path: string, word: string): boolean {
  try {
    return decodeURIComponent(path).toLowerCase().includes(word);
  } catch {
    return true;
  }
}
/** The page that places orders. */
const isCheckout = (path: string): boolean => holds(path, 'kassa');
/** PDFs rendered on request, which cost more than a page. */
const isPaper = (path: string): boolean => holds(path, '.pdf');

/** The preview of links shows the uploaded picture of the home page; the built one goes with the built picture. */
const heroPreview: MiddlewareHandler = async (context, next) => {
  const { picture } = pageFacts.hero;
  if (picture === undefined) return next();
  context.header('cache-control', 'no-cache');
  return picture ? context.redirect(`/pictures/${picture}/og.jpg`) : context.notFound();
};

/** All routes, in order: health, files, JSON endpoints, the gateway's endpoints, pages. `test/access` checks each (access-1). */
export function createApp(options: AppOptions) {
  const { shop, loadBuild, clientFolder, pageCache = null, metrics, isDraining = () => false } = options;
  const { settings, log, baseUrl } = shop;
  const dev = clientFolder === null;
  const own = { baseUrl, isLive: settings.SHOP_MODE === 'live' };
  const proxies = settings.TRUSTED_PROXIES;
  const reading = options.reading ?? createReadingLimits({ proxies });
  const limit = (name: LimitName) => rateLimit(name, proxies);
  const app = new Hono<NonceVariables>();

  const https = baseUrl.startsWith('https:');
  const previewedBy = new URL(adminUrlOf(settings)).origin;
  app.use(securityHeaders({ https, dev, previewedBy, ...policyOf(settings) }));
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
    app.get('/share.jpg', heroPreview, files);
  }
  for (const path of ['/pictures/*', '/documents/*', '/labels/*', '/videos/*']) app.use(path, reading.limit('files'));
  app.route('/', pictureRoutes(shop));
  app.route('/', documentRoutes(shop));
  app.route('/', labelRoutes(shop));
  app.route('/', videoRoutes(shop));
  app.use(reading.limit('reading'));
  app.route('/', buildRoutes(loadBuild));
  app.route('/', manifestRoutes());
  const { createShop, metrics: _, ...plain } = options;
  if (createShop) {
    app.route('/', datePreviewRoutes(shop));
    app.use(
      datePreview({ shop, createShop, appOf: (then) => createApp({ ...plain, reading, shop: then, pageCache: null }) }),
    );
  }
  // before the checks of cookies and origins, which mean nothing to programs
  app.route('/', agentRoutes(shop));

  // first: browsers of other origins must be able to read refusals
  for (const path of FUNCTION_PREFIXES) app.use(`${path}/*`, callableCors());
  app.use('/search/*', searchCors());
  const forms = limit('forms');
  const isReview = (c: Context) => c.req.method === 'POST' && REVIEW.test(c.req.path);
  // before its photos are read
  app.use((c, next) => (isReview(c) ? forms(c, next) : next()));
  app.use(bodyLimits('shop'), ownPageOnly(own), readableBody());
  const searching = counting('search', proxies);
  app.use('/search/*', limitedBy(searching));
  const calling = limit('functions');
  for (const path of FUNCTION_PREFIXES) app.use(`${path}/*`, calling);
  app.use('/api/*', limit('api'));
  const placing = limit('placing');
  app.post('/api/checkout/orders', placing);
  app.get('/api/checkout/service-points', limit('points'));
  app.use('/payments/settlements/*', limit('settlements'));
  app.use('/feeds/*', limit('feeds'));
  app.route('/', feedRoutes(shop));
  app.route('/', contentRoutes(shop));
  app.use('/sitemaps/*', limit('sitemaps'));
  app.route(
    '/',
    siteMapRoutes(shop, async () => pageTable(await loadBuild())),
  );
  app.use('/data/*', reading.limit('data'));
  app.route('/data', catalogRoutes(shop));
  app.route('/data/fitment', fitmentRoutes(shop));
  app.route('/data/stock', stockRoutes(shop));
  app.route('/data', storeRoutes(shop));
  app.route('/data/postcodes', postcodeRoutes());
  app.route('/data/diagrams', diagramRoutes(shop));
  app.route(
    '/search',
    searchRoutes(shop, (c, points) => searching(c, points - 1)),
  );
  const customer = callableRoutes(customerCallables(shop), shop.callers);
  for (const path of FUNCTION_PREFIXES)
    app
      .route(path, cartRoutes(shop))
      .route(path, campaignRoutes(shop))
      .route(path, giftCardRoutes(shop))
      .route(path, customer);
  app.route('/api/session', tokenRoutes(shop));
  app.route('/api/store', userStoreRoutes(shop));
  app.route('/api/checkout', checkoutRoutes(shop));
  app.post('/api/browser-errors', limit('browser-errors'));
  app.route('/api', browserErrorRoutes({ log, metrics }));
  app.post('/api/search-clicks', limit('search-clicks'));
  app.route('/api', searchClickRoutes(shop));
  app.route('/api', sparePartRoutes(shop));
  app.route('/api/vehicle-register', vehicleRegisterRoutes(shop));
  app.route('/api', quoteRoutes(shop));
  app.route('/api', sessionRoutes(shop));
  app.route('/api', ownPriceRoutes(shop));
  app.route('/api', customerCartRoutes(shop));
  app.route('/api/shared-carts', sharedCartRoutes(shop));
  app.route('/api/wish-lists', wishListRoutes(shop));
  app.route('/payments', paymentRoutes(shop));
  app.route('/', newsletterRoutes(shop));
  app.route('/_auth', providerRoutes(shop));
  if (shop.simulatorRoutes) app.route('/', shop.simulatorRoutes);
  for (const path of ['/api/*', '/functions/*', '/search/*', '/data/*', '/payments/*'])
    app.all(path, (c) => {
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
  app.post('*', noteForeignForms(own));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) =>
    isReview(c) ? next() : (isCheckout(c.req.path) ? placing : forms)(c, next),
  );
  app.use(formsOnly());
  app.use(reading.limit('rendering'));
  app.all('*', servePages({ shop, loadBuild, mode: dev ? 'development' : 'production', cache: pageCache }));
  app.onError(respondWithError(log, async (...page) => (await entryOf(loadBuild)).faultPage(...page)));
  return app;
}
