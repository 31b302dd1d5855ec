import { decodablePath } from './decodable-address.ts';
import type { PageTable } from './page-table.ts';

/** React Router's parameter: the routes whose data is requested. */
const ROUTES = '_routes';
/** Tracking parameters of newsletters, campaigns and other sites. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|srsltid|mc_[ce]id|_gl)$/;
/** Previews need a secret in the URL. */
const PREVIEW = 'esikatselu';
/** The shop links no longer URLs. */
const LONGEST = 512;
const DATA = '.data';

/** The page of a path: `/x.data` is the data of `/x`, `/_root.data` of `/`. */
const pageOf = (path: string): string =>
  path.endsWith(DATA) ? path.slice(0, -DATA.length).replace(/^\/_root$/, '/') : path;

/**
 * The cache key of a request, which is also the URL that is rendered: path and the parameters that the page depends on, in a
 * fixed order. Null if the page's handle does not let it be cached. `target` is the request's path and query.
 */
export function pageKey({ find }: Pick<PageTable, 'find'>, target: string): string | null {
  if (target.length > LONGEST || !target.startsWith('/')) return null;
  const at = target.indexOf('?');
  const path = at === -1 ? target : target.slice(0, at);
  if ((path !== '/' && path.endsWith('/')) || decodablePath(path) !== path) return null;
  const page = find(pageOf(path));
  const cache = page?.handle.cache;
  if (!page || !cache) return null;
  if (at === -1) return path;
  const params = new URLSearchParams(target.slice(at));
  // an invalid page number redirects to the first page
  if (params.getAll('page').some((number) => !/^[1-9]\d{0,9}$/.test(number))) return null;
  if (params.has(PREVIEW)) return null;
  const routes = params.get(ROUTES);
  const own = new URLSearchParams([...params].filter(([name]) => name !== ROUTES && !TRACKING.test(name)));
  const key = cache === true ? new URLSearchParams() : cache(own);
  if (!key) return null;
  if (path.endsWith(DATA) && routes !== null) {
    // the page's own routes, each once and in order: requests with invented routes must not fill the cache
    const named = routes.split(',');
    if (routes !== page.routeIds.filter((id) => named.includes(id)).join(',')) return null;
    key.set(ROUTES, routes);
  }
  return key.size > 0 ? `${path}?${key}` : path;
}
