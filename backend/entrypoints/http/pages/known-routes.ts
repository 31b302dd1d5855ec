import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const trees = new WeakMap<object, RouteObject[]>();

/** The routes of a build as the router nests them. */
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

/** The page whose data an address asks for: `/x.data` is that of `/x`. */
const pageOf = (path: string) => path.slice(0, -'.data'.length).replace(/^\/_root$/, '/');

/**
 * Whether a cache key asks for data of routes that its page has, each once and in their order (`_routes`); without the
 * parameter it does. Others must not fill the cache: anybody can make them up.
 */
export function hasKnownRoutes(key: string, build: ServerBuild): boolean {
  const [path = '', query] = key.split('?');
  const asked = new URLSearchParams(query).get('_routes');
  if (asked === null) return true;
  const ids = matchRoutes(treeOf(build), pageOf(path))?.map(({ route }) => route.id ?? '') ?? [];
  const named = asked.split(',');
  return asked === ids.filter((id) => named.includes(id)).join(',');
}
