import { withoutEndSlashes } from '#domain/base/page-path.ts';

const PAGE_NUMBER = /^[1-9]\d{0,9}$/;

/** The path with the fixed segments of its route in lower case; slugs, skus and secrets stay as written. */
function withFixedSegments(path: string, pattern: string): string {
  const fixed = (pattern.startsWith('/') ? pattern : `/${pattern}`).split('/');
  return path
    .split('/')
    .map((segment, at) => (segment.toLowerCase() === fixed[at] ? fixed[at] : segment))
    .join('/');
}

/** The query without an invalid `page`; null when nothing changes. */
function withoutBadPage(search: string): string | null {
  const params = new URLSearchParams(search);
  if (params.getAll('page').every((page) => PAGE_NUMBER.test(page))) return null;
  params.delete('page');
  return params.size > 0 ? `?${params}` : '';
}

/**
 * The canonical address (route-4): single slashes, none at the end, the fixed segments of the route in lower case, a
 * valid page number or none. `pattern` is the route's, e.g. `en/category/*`. Null when the address is canonical
 * already.
 */
export function canonicalAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, pattern = ''): string | null {
  const collapsed = pathname.replaceAll(/\/{2,}/g, '/');
  const path = withFixedSegments(withoutEndSlashes(collapsed) || '/', pattern);
  const query = withoutBadPage(search);
  return path === pathname && query === null ? null : path + (query ?? search);
}
