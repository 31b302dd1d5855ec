import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { remember } from '#backend/platform/http-kit/limits/remember.ts';
import { handleOf, type PageHandle } from '#domain/base/page-handle.ts';

export type PageTable = {
  /** Every page: its path pattern (`/en/product/:slug`) and its handle. */
  pages: readonly { pattern: string; handle: PageHandle }[];
  /** The page at a path, with the ids of its routes, outermost first; null when there is none. */
  find(path: string): FoundPage | null;
};

type FoundPage = { handle: PageHandle; routeIds: readonly string[] };

/** Matching takes about as long as serving a cached page, and few paths get most requests. */
const MOST_PATHS = 5000;
const LONGEST_PATH = 200;

const tables = new WeakMap<object, PageTable>();

/** The pages of a build with what their route modules declare. A page inherits the handles of its layouts. */
export function pageTable({ routes }: Pick<ServerBuild, 'routes'>): PageTable {
  const known = tables.get(routes);
  if (known) return known;
  const pages: { pattern: string; handle: PageHandle }[] = [];
  const below = (parentId: string | undefined, path: string, inherited: PageHandle): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const handle: PageHandle = { ...inherited, ...handleOf([route.module]) };
      const pattern = route.path ? `${path}/${route.path}` : path;
      const children = below(route.id, pattern, handle);
      if (children.length === 0) pages.push({ pattern: pattern || '/', handle });
      const { id, index } = route;
      const own = { id, path: route.path, handle, caseSensitive: true };
      return [(index ? { ...own, index } : { ...own, children }) as RouteObject];
    });
  const tree = below(undefined, '', {});
  const found = remember<FoundPage | null>(MOST_PATHS, LONGEST_PATH);
  const match = (path: string): FoundPage | null => {
    const matches = matchRoutes(tree, path) ?? [];
    const page = matches.at(-1);
    return page && !page.route.handle.notFound
      ? { handle: page.route.handle, routeIds: matches.map(({ route }) => route.id ?? '') }
      : null;
  };
  const table: PageTable = { pages, find: (path) => found(path, () => match(path)) };
  tables.set(routes, table);
  return table;
}
