/** Rate limit: `points` per `seconds` and visitor at `endpoints`. `inEach`: per process, not divided among processes. */
export type EndpointLimit = { points: number; seconds: number; endpoints: string; inEach?: boolean };

/**
 * Limits of reading. Sized for an office of two hundred people behind one address: each minute a person opens four pages,
 * the browser prefetches four more, searches three times and loads a listing of 48 pictures. Polite crawlers send a few
 * requests a second. Over the limit a request costs only a refusal.
 */
export const readingLimits = {
  reading: {
    points: 8000,
    seconds: 60,
    endpoints: 'all requests together, except files of the build, pictures and documents',
  },
  rendering: { points: 800, seconds: 60, endpoints: 'pages rendered per visitor: searches, carts, accounts' },
  data: { points: 2400, seconds: 60, endpoints: '/data' },
  files: { points: 12_000, seconds: 60, endpoints: '/pictures, /documents, /labels, /videos' },
  // load balancers probe often and from several addresses; when refused they take the machine out of service
  ready: { points: 600, seconds: 60, endpoints: '/readyz, which queries the database; in each process', inEach: true },
} as const satisfies Record<string, EndpointLimit>;

/** Limits of endpoints that change something or cost more than a page. */
export const endpointLimits = {
  search: {
    points: 7000,
    seconds: 60,
    endpoints: '/search: points; a quick search costs 11, a listing of 24 with all facets 15',
  },
  functions: { points: 240, seconds: 60, endpoints: '/functions and /:project/europe-north1' },
  api: { points: 240, seconds: 60, endpoints: '/api' },
  placing: { points: 30, seconds: 60, endpoints: 'POST /api/checkout/orders, forms of /kassa' },
  points: { points: 60, seconds: 60, endpoints: 'GET /api/checkout/service-points: may call a carrier' },
  settlements: { points: 60, seconds: 60, endpoints: '/payments/settlements: large bodies' },
  feeds: { points: 10, seconds: 60, endpoints: '/feeds: each is the whole catalog' },
  sitemaps: { points: 60, seconds: 60, endpoints: '/sitemaps' },
  'browser-errors': { points: 20, seconds: 60, endpoints: 'POST /api/browser-errors' },
  'search-clicks': { points: 60, seconds: 60, endpoints: 'POST /api/search-clicks' },
  papers: { points: 60, seconds: 60, endpoints: 'PDFs, rendered on request' },
  forms: { points: 120, seconds: 60, endpoints: 'all other forms of pages' },
  'shared-carts': { points: 20, seconds: 600, endpoints: 'POST /api/shared-carts' },
  'one-click': { points: 1200, seconds: 60, endpoints: 'POST /uutiskirje/peruuta: mail programs' },
  // a store's people share an address; lists are prefetched on hover
  admin: { points: 3000, seconds: 60, endpoints: 'all requests of the admin, except its files' },
  'admin-forms': { points: 600, seconds: 60, endpoints: 'all forms of the admin; a scanner sends one a second' },
  'admin-api': { points: 600, seconds: 60, endpoints: '/admin/v1 with a key: of each key, not of each visitor' },
  'admin-api-keys': { points: 60, seconds: 60, endpoints: '/admin/v1 with a bad key or none' },
  agents: { points: 600, seconds: 60, endpoints: '/ucp: a platform asks for all its users from few addresses' },
  metrics: { points: 30, seconds: 60, endpoints: '/metrics with a wrong token or none' },
} as const satisfies Record<string, EndpointLimit>;

export type LimitName = keyof typeof endpointLimits;
export type ReadingName = keyof typeof readingLimits;
