type Matches = readonly { route: { id: string } }[];
type Place = { pathname: string; search: string };

/** The parts of a page's router that scripts beside it look at. */
export type PageRouter = {
  state: {
    navigation: { state: string; location?: Place };
    errors: Record<string, unknown> | null;
    matches: Matches;
  };
  subscribe: (hear: (state: PageRouter['state']) => void) => void;
  match: (path: string) => Matches | null;
};

/** A route as the page knows it: its files, and whether the server has data for it. */
export type KnownRoute = { module: string; imports?: string[]; hasLoader: boolean; hasClientLoader: boolean };

type Manifest = { version: string; routes: Record<string, KnownRoute | undefined> };
const page = window as Window & { __reactRouterManifest?: Manifest; __reactRouterDataRouter?: PageRouter };
const LOOK_AGAIN_MS = 500;

/** The id of the build this page was made by. */
export const buildOfPage = () => page.__reactRouterManifest?.version;

/** What the page knows of a route; more become known as links to them are shown. */
export const knownRoute = (id: string) => page.__reactRouterManifest?.routes[id];

/** Hands over the router as soon as the page has come to life. */
export function withRouter(act: (router: PageRouter) => void) {
  const router = page.__reactRouterDataRouter;
  if (router) act(router);
  else setTimeout(withRouter, LOOK_AGAIN_MS, act);
}

/** What is done whenever the visitor goes on or comes back. */
export function onMoves(act: () => void) {
  withRouter((router) => router.subscribe(act));
  addEventListener('pageshow', act);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act());
}
