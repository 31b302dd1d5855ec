import type { ServerBuild } from 'react-router';
import { unstable_preloadRoutePattern as preloadRoutePattern } from 'react-router/route-pattern';

preloadRoutePattern();

/**
 * A build whose addresses are matched by the router's tree of patterns. Its ordinary way tries two hundred routes one after
 * the other, four times a page. Browsers, which know a few routes at a time, keep that way and need no code for the
 * other: pages are told of no flag, and the build has none that is on (decision 0042).
 */
export function withQuickMatching(build: ServerBuild): ServerBuild {
  const flags = { unstable_routePatternMatching: true, toJSON: () => ({}) };
  return { ...build, future: Object.assign(flags, build.future) };
}
