import type { ServerBuild } from 'react-router';
import { nonceContext, shopContext, unavailableContext } from '#web/storefront/base/context.ts';

/** A build of the pages with these routes, not made by the bundler: no files, no manifest. `entry` adds exports to the entry module. */
export function bareBuild(entry: Record<string, unknown>, routes: Record<string, unknown>): ServerBuild {
  const build = {
    entry: { module: { shopContext, nonceContext, unavailableContext, ...entry } },
    routes,
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
    prerender: [],
  };
  return build as unknown as ServerBuild;
}
