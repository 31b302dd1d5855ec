import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const trees = new WeakMap<object, RouteObject[]>();

/** The nested routes of a build. */
function treeOf({ routes }: ServerBuild): RouteObject[] {
  const known = trees.get(routes);
  if (known) return known;
  const below = (parent: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, index } = route;
      return [(index ? { id, path, index } : { id, path, children: below(id) }) as RouteObject];
    });
  const tree = below(undefined);
  trees.set(routes, tree);
  return tree;
}

/** The page of a data request: `/x.data` is that of `/x`. */
const pageOf = (path: string) => path.slice(0, -'.data'.length).replace(/^\/_root$/, '/');

/**
 * Whether the routes in a cache key (`_routes`) are those of its page, each once and in order; true without the parameter.
 * Requests with invented routes must not fill the cache.
 */
export function hasKnownRoutes(key: string, build: ServerBuild): boolean {
  const [path = '', query] = key.split('?');
  const asked = new URLSearchParams(query).get('_routes');
  if (asked === null) return true;
  const ids = matchRoutes(treeOf(build), pageOf(path))?.map(({ route }) => route.id ?? '') ?? [];
  const named = asked.split(',');
  return asked === ids.filter((id) => named.includes(id)).join(',');
}
