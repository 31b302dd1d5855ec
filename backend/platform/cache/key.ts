import { readListingQuery, type Scope, writeListingQuery } from '#domain/catalog/search/query.ts';

/** What of an address a kept page depends on; null is "not kept". */
type Kept = (params: URLSearchParams) => URLSearchParams | null;

/** React Router's own parameter: which routes' data is asked for. */
const ROUTES = '_routes';

/** More choices at once are asked for too seldom to be kept. */
const MOST_CHOICES = 3;

const nothing: Kept = () => new URLSearchParams();

/** Parameters that may be there, each once; others are dropped. */
const only =
  (...names: readonly string[]): Kept =>
  (params) =>
    new URLSearchParams(names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])));

/** A listing as its own links write it; words, prices and vehicles of a visitor are too many to keep. */
const listing =
  (scope: Scope | null): Kept =>
  (params) => {
    const query = readListingQuery(params, null, scope);
    if (query.q || query.vehicle || query.priceMin !== null || query.priceMax !== null) return null;
    const written = writeListingQuery(query);
    return written.size > MOST_CHOICES ? null : written;
  };

/** What newsletters, campaigns and other sites add to an address. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|srsltid|mc_[ce]id|_gl)$/;

/** A variant by its sku; choices by attribute (`?koko=xl`, the form without JavaScript) are too many to keep. */
const product: Kept = (params) => {
  const own = [...params].filter(([name]) => name !== ROUTES && !TRACKING.test(name));
  return own.every(([name]) => name === 'sku') ? new URLSearchParams(own.slice(0, 1)) : null;
};

const PAGES: readonly [RegExp, Kept][] = [
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

/** A preview is for who holds its link. */
const NEVER = ['esikatselu'];

/** Longer ones are nobody's links. */
const LONGEST = 512;

/** `/x.data` is the data of `/x`; the root's has a name of its own. */
function pageOf(path: string): string {
  const page = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
  const finnish = page.replace(/^\/en(?=\/|$)/, '');
  return finnish === '/_root' || finnish === '' ? '/' : finnish;
}

/**
 * The address under which an answer is kept, and which is rendered for everybody who asks for it: path and the parameters
 * the page depends on, in one order, others dropped. Null for addresses whose answers are not kept. `target` is the
 * request's path and query.
 */
export function pageKey(target: string): string | null {
  if (target.length > LONGEST || !target.startsWith('/')) return null;
  const at = target.indexOf('?');
  const path = at === -1 ? target : target.slice(0, at);
  const page = pageOf(path);
  const kept = PAGES.find(([pattern]) => pattern.test(page))?.[1];
  if (!kept || (path !== '/' && path.endsWith('/'))) return null;
  if (at === -1) return path;
  const params = new URLSearchParams(target.slice(at));
  // what is no page number leads to the first page
  if (params.getAll('page').some((page) => !/^[1-9]\d{0,9}$/.test(page))) return null;
  if (NEVER.some((name) => params.has(name))) return null;
  const written = kept(params);
  if (!written) return null;
  const routes = params.get(ROUTES);
  if (path.endsWith('.data') && routes !== null) written.set(ROUTES, routes);
  return written.size > 0 ? `${path}?${written}` : path;
}
