import { type EntryContext, matchRoutes, type RouteObject } from 'react-router';

type Routes = EntryContext['manifest']['routes'];

/** Addresses that are remembered; all of the shop's are shorter and less deep than these. */
const MOST_PATHS = 500;
const DEEPEST = 10;
const LONGEST = 512;

/** Its routes as a tree, which is how addresses are matched. */
function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const shared = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
      return index ? { ...shared, index } : { ...shared, children: treeOf(routes, id) };
    });
}

/** `/a/b/c` has `/`, `/a/b` and `/a`. */
function pathsAbove(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  return ['/', ...segments.slice(0, -1).map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)];
}

function choosing(routes: Routes) {
  const tree = treeOf(routes);
  const known = new Map<string, string[]>();
  const idsOf = (path: string): string[] => {
    const have = known.get(path);
    if (have) return have;
    const ids = (matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? '');
    if (known.size >= MOST_PATHS) known.clear();
    known.set(path, ids);
    return ids;
  };
  return (shown: readonly string[], pathname: string): Routes => {
    const paths = pathsAbove(pathname);
    if (paths.length > DEEPEST || pathname.length > LONGEST) return routes;
    const ids = new Set([...shown, ...paths.flatMap(idsOf)]);
    return Object.fromEntries([...ids].map((id) => [id, routes[id]]));
  };
}

/** One for a build; while it is developed they change. */
const choices = new WeakMap<Routes, ReturnType<typeof choosing>>();

/**
 * Of a build's routes those that one page asks for: what it shows, by id, and what is at the addresses above it, which the
 * router tells the browser of. The router makes a route of each that it is given, for every page.
 */
export function neededRoutes(routes: Routes, shown: readonly string[], pathname: string): Routes {
  const choose = choices.get(routes) ?? choosing(routes);
  choices.set(routes, choose);
  return choose(shown, pathname);
}
