/** The parts of a page's router that scripts beside it look at. */
export type PageRouter = {
  state: { navigation: { state: string }; errors: Record<string, unknown> | null };
  subscribe: (hear: (state: PageRouter['state']) => void) => void;
};

const page = window as Window & { __reactRouterManifest?: { version: string }; __reactRouterDataRouter?: PageRouter };
const LOOK_AGAIN_MS = 500;

/** The id of the build this page was made by. */
export const buildOfPage = () => page.__reactRouterManifest?.version;

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
