/** How often a visitor may knock: `points` in `seconds`, at `doors`; `inEach` process where they are not divided. */
export type DoorLimit = { points: number; seconds: number; doors: string; inEach?: boolean };

/**
 * Limits of what is only read. Wide, for an office of two hundred people behind one address: each opens four pages a
 * minute and the browser fetches four more ahead, looks something up three times, sees a listing of 48 new pictures.
 * A crawler that is polite asks a few times a second. Over them a flood costs a refusal each.
 */
export const readingLimits = {
  reading: { points: 8000, seconds: 60, doors: 'everything together but files of the build, pictures and documents' },
  rendering: { points: 800, seconds: 60, doors: 'pages that are rendered for who asks: searches, carts, accounts' },
  data: { points: 2400, seconds: 60, doors: '/data' },
  files: { points: 12_000, seconds: 60, doors: '/pictures, /documents' },
  // a balancer asks all processes over one connection or many, from several of its addresses: refused, it takes the machine out
  ready: { points: 600, seconds: 60, doors: '/readyz, which asks the database; in each process', inEach: true },
} as const satisfies Record<string, DoorLimit>;

/** Limits of doors that do more than read, or cost more than a page. */
export const doorLimits = {
  search: {
    points: 7000,
    seconds: 60,
    doors: '/search: points; a quick search costs 11, a listing of 24 with all facets 15',
  },
  functions: { points: 240, seconds: 60, doors: '/functions and /:project/europe-north1' },
  api: { points: 240, seconds: 60, doors: '/api' },
  placing: { points: 30, seconds: 60, doors: 'POST /api/checkout/orders, forms of /kassa' },
  points: { points: 60, seconds: 60, doors: 'GET /api/checkout/service-points: a carrier may be asked' },
  settlements: { points: 60, seconds: 60, doors: '/payments/settlements: large bodies' },
  feeds: { points: 10, seconds: 60, doors: '/feeds: each is the whole catalog' },
  sitemaps: { points: 60, seconds: 60, doors: '/sitemaps' },
  'browser-errors': { points: 20, seconds: 60, doors: 'POST /api/browser-errors' },
  papers: { points: 60, seconds: 60, doors: 'PDF papers, drawn for who asks' },
  forms: { points: 120, seconds: 60, doors: 'all other forms of pages' },
  'shared-carts': { points: 20, seconds: 600, doors: 'POST /api/shared-carts' },
  'one-click': { points: 1200, seconds: 60, doors: 'POST /uutiskirje/peruuta: mail programs' },
  metrics: { points: 30, seconds: 60, doors: '/metrics with a wrong token or none' },
} as const satisfies Record<string, DoorLimit>;

export type DoorName = keyof typeof doorLimits;
export type ReadingName = keyof typeof readingLimits;
