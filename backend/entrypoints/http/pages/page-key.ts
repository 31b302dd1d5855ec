import { readListingQuery, type Scope, writeListingQuery } from '#domain/catalog/search/query.ts';

/** Picks the query parameters that a page depends on; null: not cacheable. */
type KeyParams = (params: URLSearchParams) => URLSearchParams | null;

/** React Router's parameter: the routes whose data is requested. */
const ROUTES = '_routes';

/** Listings with more filters are requested too seldom to cache. */
const MOST_FILTERS = 3;

const nothing: KeyParams = () => new URLSearchParams();

/** Keeps the first value of the named parameters, drops others. */
const only =
  (...names: readonly string[]): KeyParams =>
  (params) =>
    new URLSearchParams(names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])));

/** A listing's parameters in canonical form; searches, price ranges and vehicles have too many values to cache. */
const listing =
  (scope: Scope | null): KeyParams =>
  (params) => {
    const query = readListingQuery(params, null, scope);
    if (query.q || query.vehicle || query.priceMin !== null || query.priceMax !== null) return null;
    const written = writeListingQuery(query);
    return written.size > MOST_FILTERS ? null : written;
  };

/** Tracking parameters of newsletters, campaigns and other sites. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|srsltid|mc_[ce]id|_gl)$/;

/** A variant by its sku; choices by attribute (`?koko=xl`, the form without JavaScript) have too many values to cache. */
const product: KeyParams = (params) => {
  const own = [...params].filter(([name]) => name !== ROUTES && !TRACKING.test(name));
  return own.every(([name]) => name === 'sku') ? new URLSearchParams(own.slice(0, 1)) : null;
};

const PAGES: readonly [RegExp, KeyParams][] = [
  [/^\/$/, nothing],
  [/^\/(?:category|brandit|tuotesarjat)(?:\/|$)/, listing(null)],
  [/^\/uutuudet$/, listing('new')],
  [/^\/outlet$/, listing('outlet')],
  [/^\/tarjoukset$/, listing('offers')],
  [/^\/vaihtolaitteet$/, listing('used')],
  [/^\/product\/[^/]+$/, product],
  [/^\/cms\/./, nothing],
  [/^\/uutiset-ja-artikkelit(?:\/[^/]+)?$/, only('page')],
  [/^\/kampanjat(?:\/[^/]+)?$/, nothing],
];

/** Previews need a secret in the URL. */
const UNCACHEABLE_PARAMS = ['esikatselu'];

/** The shop links no longer URLs. */
const LONGEST = 512;

/** The page of a path: `/x.data` is the data of `/x`, `/_root.data` of `/`. */
function pageOf(path: string): string {
  const page = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
  const finnish = page.replace(/^\/en(?=\/|$)/, '');
  return finnish === '/_root' || finnish === '' ? '/' : finnish;
}

/**
 * The cache key of a request, which is also the URL that is rendered: path and the parameters that the page depends on, in a
 * fixed order. Null if the response is not cacheable. `target` is the request's path and query.
 */
export function pageKey(target: string): string | null {
  if (target.length > LONGEST || !target.startsWith('/')) return null;
  const at = target.indexOf('?');
  const path = at === -1 ? target : target.slice(0, at);
  const page = pageOf(path);
  const keyParams = PAGES.find(([pattern]) => pattern.test(page))?.[1];
  if (!keyParams || (path !== '/' && path.endsWith('/'))) return null;
  if (at === -1) return path;
  const params = new URLSearchParams(target.slice(at));
  // an invalid page number redirects to the first page
  if (params.getAll('page').some((page) => !/^[1-9]\d{0,9}$/.test(page))) return null;
  if (UNCACHEABLE_PARAMS.some((name) => params.has(name))) return null;
  const written = keyParams(params);
  if (!written) return null;
  const routes = params.get(ROUTES);
  if (path.endsWith('.data') && routes !== null) written.set(ROUTES, routes);
  return written.size > 0 ? `${path}?${written}` : path;
}
