import type { Things } from './people.ts';

/** A request to an endpoint. */
export type EndpointRequest = { path: string; body?: object | string; headers?: Record<string, string> };

/** A row of the access matrix: the request, and the status for guest, A, B (on A's things), unverified (on own things), deleted. */
export type EndpointRow = { request: (of: Things) => EndpointRequest; statuses: readonly number[] };

/** The same for everybody. */
const open = (status: number, request: string | EndpointRequest): EndpointRow => ({
  request: () => (typeof request === 'string' ? { path: request } : request),
  statuses: [status, status, status, status, status],
});
/** For any customer, on the customer's own things. */
const own = (status: number, request: (of: Things) => EndpointRequest): EndpointRow => ({
  request,
  statuses: [401, status, status, status, 401],
});
/** For the owner only; other customers get `others`. */
const owners = (status: number, others: number, request: (of: Things) => EndpointRequest): EndpointRow => ({
  request,
  statuses: [401, status, others, status, 401],
});

const call =
  (name: string, data: (of: Things) => unknown = () => null) =>
  (of: Things): EndpointRequest => ({
    path: `/functions/${name}`,
    body: { data: data(of) },
    headers: { 'content-type': 'application/json' },
  });

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const user = (of: Things, rest = '') => `/api/store/users/${of.uid}${rest}`;
const address = {
  firstname: 'Aino',
  lastname: 'Virtanen',
  street: 'Mökkitie 2',
  postcode: '90100',
  city: 'Oulu',
};

const functions: Record<string, EndpointRow> = {
  'POST /functions/paymentGateway-validateCartV2': open(200, {
    path: '/functions/paymentGateway-validateCartV2',
    body: { items: [] },
  }),
  'POST /functions/campaign-getCampaignCodeDetailsV2': open(200, {
    path: '/functions/campaign-getCampaignCodeDetailsV2',
    body: { code: 'X', cartItems: [] },
  }),
  'GET /functions/campaign-getCartRuleDetailsV2': open(200, '/functions/campaign-getCartRuleDetailsV2'),
  'GET /functions/campaign-getGiftCardCodeDetailsV2': open(
    200,
    '/functions/campaign-getGiftCardCodeDetailsV2?code=2468-ACEG',
  ),
  'POST /functions/customer-getUser': own(200, call('customer-getUser')),
  'POST /functions/customer-updateUser': own(
    200,
    call('customer-updateUser', () => ({ lastname: 'Mäki' })),
  ),
  'POST /functions/customer-getOrders': own(200, call('customer-getOrders')),
  'POST /functions/customer-getOrder': owners(
    200,
    404,
    call('customer-getOrder', ({ orderNumber }) => ({ order_number: orderNumber })),
  ),
  'POST /functions/customer-getMarketingPermissionStatus': own(200, call('customer-getMarketingPermissionStatus')),
  'POST /functions/customer-setMarketingPermissions': own(
    200,
    call('customer-setMarketingPermissions', () => ({ sms: true })),
  ),
  'POST /functions/customer-exportData': own(200, call('customer-exportData')),
  // with a wrong password: deletes nothing
  'POST /functions/customer-deleteAccount': own(
    403,
    call('customer-deleteAccount', () => ({ password: 'väärä' })),
  ),
};

/** Functions stand under the path of a project and region too, with the same rights. */
const underProject = Object.fromEntries(
  Object.entries(functions).map(([endpoint, { request, statuses }]): [string, EndpointRow] => [
    endpoint.replace('/functions/', '/:project/europe-north1/'),
    {
      request: (of) => {
        const sent = request(of);
        return { ...sent, path: sent.path.replace('/functions/', '/tieva-shop/europe-north1/') };
      },
      statuses,
    },
  ]),
);

const documents: Record<string, EndpointRow> = {
  'GET /api/store/users/:uid': owners(200, 403, (of) => ({ path: user(of) })),
  'PUT /api/store/users/:uid': owners(204, 403, (of) => ({
    path: user(of),
    body: { firstname: 'Aino', lastname: 'Virtanen' },
  })),
  'PATCH /api/store/users/:uid': owners(204, 403, (of) => ({ path: user(of), body: { lastname: 'Virta' } })),
  'GET /api/store/users/:uid/addresses': owners(200, 403, (of) => ({ path: user(of, '/addresses') })),
  'POST /api/store/users/:uid/addresses': owners(201, 403, (of) => ({ path: user(of, '/addresses'), body: address })),
  'GET /api/store/users/:uid/addresses/:id': owners(200, 403, (of) => ({
    path: user(of, `/addresses/${of.addressId}`),
  })),
  'PATCH /api/store/users/:uid/addresses/:id': owners(204, 403, (of) => ({
    path: user(of, `/addresses/${of.addressId}`),
    body: { city: 'Kempele' },
  })),
  'DELETE /api/store/users/:uid/addresses/:id': owners(204, 403, (of) => ({
    path: user(of, `/addresses/${of.addressId}`),
  })),
  'GET /api/store/users/:uid/wishlists': owners(200, 403, (of) => ({ path: user(of, '/wishlists') })),
  'POST /api/store/users/:uid/wishlists': owners(201, 403, (of) => ({
    path: user(of, '/wishlists'),
    body: { name: 'Kelkka' },
  })),
  'GET /api/store/users/:uid/wishlists/:id': owners(200, 403, (of) => ({ path: user(of, `/wishlists/${of.listId}`) })),
  'PATCH /api/store/users/:uid/wishlists/:id': owners(204, 403, (of) => ({
    path: user(of, `/wishlists/${of.listId}`),
    body: { name: 'Talo' },
  })),
  'DELETE /api/store/users/:uid/wishlists/:id': owners(204, 403, (of) => ({
    path: user(of, `/wishlists/${of.listId}`),
  })),
};

const customers: Record<string, EndpointRow> = {
  'GET /api/session': open(200, '/api/session'),
  'POST /api/own-prices': own(200, () => ({ path: '/api/own-prices', body: { skus: ['A'] } })),
  'GET /api/session/token': own(200, () => ({ path: '/api/session/token' })),
  'PUT /api/customer-cart': own(200, () => ({ path: '/api/customer-cart', body: { base: [], lines: [] } })),
  'GET /api/wish-lists/choices': own(200, () => ({ path: '/api/wish-lists/choices?sku=A' })),
  'POST /api/wish-lists/items': owners(200, 404, (of) => ({
    path: '/api/wish-lists/items',
    body: { listId: of.listId, sku: 'A' },
  })),
  'PUT /api/wish-lists/membership': owners(200, 404, (of) => ({
    path: '/api/wish-lists/membership',
    body: { sku: 'A', listIds: [of.listId] },
  })),
};

const everybody: Record<string, EndpointRow> = {
  'GET /healthz': open(200, '/healthz'),
  'GET /builds/latest.json': open(200, '/builds/latest.json?1'),
  'GET /sw.js': open(200, '/sw.js'),
  'GET /manifest.webmanifest': open(200, '/manifest.webmanifest'),
  'GET /en/manifest.webmanifest': open(200, '/en/manifest.webmanifest'),
  'GET /ei-yhteytta': open(200, '/ei-yhteytta'),
  'GET /en/ei-yhteytta': open(200, '/en/ei-yhteytta'),
  // an index that does not follow the catalog of this test
  // links of the admin that show the shop at a date
  'GET /esikatselu': open(403, '/esikatselu?t=x'),
  'GET /esikatselu/loppu': open(303, '/esikatselu/loppu'),
  'GET /readyz': open(503, '/readyz'),
  'GET /pictures/:id/:file': open(404, '/pictures/x/x.webp'),
  'GET /documents/:id/:file': open(404, '/documents/x/x.pdf'),
  'ALL /labels/*': open(404, '/labels/x'),
  'ALL /videos/*': open(404, '/videos/x/y'),
  'GET /videos/:id': open(404, '/videos/x'),
  'GET /labels/tyres/:file': open(404, '/labels/tyres/x.svg'),
  'GET /uutiset-ja-artikkelit/rss.xml': open(200, '/uutiset-ja-artikkelit/rss.xml'),
  'GET /en/uutiset-ja-artikkelit/rss.xml': open(200, '/en/uutiset-ja-artikkelit/rss.xml'),
  'GET /feeds/:file': open(404, '/feeds/x.xml'),
  'GET /product/:slug': open(404, '/product/none.md'),
  'GET /en/product/:slug': open(404, '/en/product/none.md'),
  'GET /robots.txt': open(200, '/robots.txt'),
  'GET /sitemap.xml': open(200, '/sitemap.xml'),
  'GET /sitemaps/:file': open(200, '/sitemaps/fi-pages-1.xml'),
  'GET /llms.txt': open(200, '/llms.txt'),
  'GET /data/category/categories-v2.json': open(200, '/data/category/categories-v2.json'),
  'GET /data/category/menu.json': open(200, '/data/category/menu.json'),
  'GET /data/catalog/cards.json': open(200, '/data/catalog/cards.json?skus=A'),
  'GET /data/catalog/matching.json': open(200, '/data/catalog/matching.json?sku=A'),
  'GET /data/stores.json': open(200, '/data/stores.json?locale=fi'),
  'GET /data/stock/arrival.json': open(200, '/data/stock/arrival.json?days=2,5&locale=fi'),
  'GET /data/stock/handover.json': open(200, '/data/stock/handover.json?stores=oulu&locale=fi'),
  'GET /data/fitment/vehicles.json': open(200, '/data/fitment/vehicles.json'),
  'GET /data/fitment/of.json': open(200, '/data/fitment/of.json?sku=A'),
  'GET /data/postcodes/:file{[0-9]{5}\\.json}': open(200, '/data/postcodes/90100.json'),
  'GET /data/diagrams/:file{.+\\.svg}': open(404, '/data/diagrams/x.svg'),
  'POST /search/1/indexes/:index/queries': open(200, {
    path: '/search/1/indexes/*/queries?x-algolia-application-id=tieva&x-algolia-api-key=public',
    body: { requests: [] },
  }),
  'POST /api/checkout/options': open(200, {
    path: '/api/checkout/options',
    body: { lines: [{ sku: 'A', amount: 1 }] },
  }),
  'GET /api/checkout/service-points': open(200, '/api/checkout/service-points?method=101&postcode=90100'),
  'POST /api/checkout/orders': open(400, { path: '/api/checkout/orders', body: {} }),
  // without the order's key: to its signed-in customer alone
  'GET /api/checkout/orders/:number': {
    request: ({ orderNumber }) => ({ path: `/api/checkout/orders/${orderNumber}` }),
    statuses: [403, 200, 403, 200, 403],
  },
  'POST /api/search-clicks': open(204, { path: '/api/search-clicks', body: [] }),
  'POST /api/browser-errors': open(204, { path: '/api/browser-errors', body: { message: 'x', path: '/' } }),
  'POST /api/shared-carts': open(200, { path: '/api/shared-carts', body: { lines: [{ sku: 'A', amount: 1 }] } }),
  'GET /api/shared-carts/:token': open(404, '/api/shared-carts/x'),
  'POST /api/send-quote': open(400, { path: '/api/send-quote', body: {} }),
  'POST /api/get-spareparts': open(200, {
    path: '/api/get-spareparts',
    body: { productCode: 'x', supplierNumber: null },
  }),
  'POST /api/get-sparepart-hydration-data': open(200, {
    path: '/api/get-sparepart-hydration-data',
    body: { sku: 'x@1' },
  }),
  'GET /api/vehicle-register': open(200, '/api/vehicle-register'),
  'POST /api/vehicle-register': open(200, { path: '/api/vehicle-register', body: { code: '?' } }),
  'POST /api/resolve-spareparts': open(400, { path: '/api/resolve-spareparts', body: {} }),
  'GET /payments/return/:outcome{success|cancel}': open(303, '/payments/return/success'),
  'GET /payments/callback/:outcome{success|cancel}': open(400, '/payments/callback/success'),
  'GET /payments/refund/:stamp/:outcome{success|cancel}': open(400, '/payments/refund/x/success'),
  'POST /payments/settlements/:id': open(400, { path: '/payments/settlements/x', body: [] }),
  // one-click unsubscribe of mail programs, without a cookie: every token gets the same response
  'POST /uutiskirje/peruuta': open(200, {
    path: '/uutiskirje/peruuta?t=x',
    body: 'List-Unsubscribe=One-Click',
    headers: FORM,
  }),
  'POST /en/uutiskirje/peruuta': open(200, {
    path: '/en/uutiskirje/peruuta?t=x',
    body: 'List-Unsubscribe=One-Click',
    headers: FORM,
  }),
  // links of letters: unknown ones lead to the front page
  'GET /uutiskirje/linkki/:letter/:id': open(302, '/uutiskirje/linkki/kirje/0123456789ab'),
  // without a pending sign-in: back to the sign-in page with an error
  'GET /_auth/callback/:provider': open(303, '/_auth/callback/google?code=x&state=x'),
  'POST /_auth/callback/:provider': open(303, { path: '/_auth/callback/apple', body: 'code=x&state=x' }),
};

/** Only in demo mode: simulators. */
const demo: Record<string, EndpointRow> = {
  'GET /simulator/pay/:id': open(404, '/simulator/pay/x'),
  'POST /simulator/pay/:id': open(404, { path: '/simulator/pay/x', body: 'action=pay' }),
  'POST /simulator/pay/:id/method/:method': open(303, { path: '/simulator/pay/x/method/osuuspankki', body: '' }),
  'POST /simulator/payments': open(401, { path: '/simulator/payments', body: {} }),
  'GET /simulator/payments/:id': open(401, '/simulator/payments/x'),
  'POST /simulator/payments/:id/refund': open(401, { path: '/simulator/payments/x/refund', body: {} }),
  'GET /simulator/settlements': open(401, '/simulator/settlements'),
  'POST /simulator/settlements/:id/payments/report': open(401, {
    path: '/simulator/settlements/1/payments/report',
    body: {},
  }),
  'GET /simulator/merchants/grouped-payment-providers': open(401, '/simulator/merchants/grouped-payment-providers'),
  'GET /mailbox': open(200, '/mailbox'),
  'GET /mailbox/messages.json': open(200, '/mailbox/messages.json'),
  'GET /mailbox/texts': open(200, '/mailbox/texts'),
  'GET /mailbox/examples/:locale{fi|en}/:kind': open(200, '/mailbox/examples/fi/account-link'),
  'GET /mailbox/:id{[0-9]{1,15}}': open(404, '/mailbox/1'),
  'GET /oidc/.well-known/openid-configuration': open(200, '/oidc/.well-known/openid-configuration'),
  'GET /oidc/jwks': open(200, '/oidc/jwks'),
  'GET /oidc/authorize': open(400, '/oidc/authorize'),
  'POST /oidc/authorize': open(400, { path: '/oidc/authorize', body: '' }),
  'POST /oidc/token': open(401, { path: '/oidc/token', body: '' }),
  'GET /oidc/userinfo': open(401, '/oidc/userinfo'),
};

/** Operations of agents: without a profile they are refused, so a cookie gives nobody more. */
const ucp = (method: string, path: string): [string, EndpointRow] => [
  `${method} /ucp/v1${path}`,
  open(400, { path: `/ucp/v1${path.replace(':id', 'x')}`, ...(method !== 'GET' && { body: {} }) }),
];
const agents = Object.fromEntries([
  ['GET /.well-known/ucp', open(200, '/.well-known/ucp')],
  // by the name of the matrix's shop, in a batch, which nobody may send
  ['POST /ucp/mcp', open(400, { path: '/ucp/mcp', body: [] })],
  ...['search', 'lookup', 'product'].map((what) => ucp('POST', `/catalog/${what}`)),
  ...['/carts', '/checkout-sessions'].flatMap((kind) => [
    ucp('POST', kind),
    ucp('GET', `${kind}/:id`),
    ucp('PUT', `${kind}/:id`),
    ucp('POST', `${kind}/:id/cancel`),
  ]),
  ucp('POST', '/checkout-sessions/:id/complete'),
]);

/** Every endpoint except pages, by method and path pattern. */
export const endpointRows: Record<string, EndpointRow> = {
  ...functions,
  ...underProject,
  ...documents,
  ...customers,
  ...everybody,
  ...demo,
  ...agents,
};

/** Middleware and fallbacks: limits, headers, 404. */
export const middlewareRoutes = [
  'ALL /*',
  ...[
    'pictures',
    'documents',
    'search',
    'functions',
    'api',
    'feeds',
    'sitemaps',
    'data',
    'payments',
    'payments/settlements',
  ].map((endpoint) => `ALL /${endpoint}/*`),
  ...['checkout/*', 'store/users/:uid/*'].map((endpoint) => `ALL /api/${endpoint}`),
  ...['simulator/pay/*', 'simulator/*', 'mailbox/*', 'oidc/*'].map((endpoint) => `ALL /${endpoint}`),
  'ALL /:project/europe-north1/*',
  ...['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => [`${method} /*`, `${method} /:project/europe-north1/*`]),
  ...['ALL /ucp/v1/*', 'ALL /ucp/mcp/*', 'ALL /ucp/mcp'],
  // operations of agents with another method
  ...[...new Set(Object.keys(agents).map((endpoint) => endpoint.split(' ')[1] ?? ''))]
    .filter((path) => path.startsWith('/ucp/v1'))
    .map((path) => `ALL ${path}`),
  // callables with another method
  ...Object.keys({ ...functions, ...underProject })
    .filter((endpoint) => endpoint.includes('customer-'))
    .map((endpoint) => endpoint.replace('POST', 'ALL')),
];
