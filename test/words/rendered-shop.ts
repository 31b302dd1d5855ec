import type { ComponentType } from 'react';
import {
  type ServerBuild,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
  UNSAFE_withComponentProps as withProps,
} from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { orderShop, type Sku } from '#backend/sales/orders/test-orders.ts';
import type { Shop } from '#backend/shop.ts';
import handleRequest from '#web/storefront/entry.server.tsx';
import { pageBuild } from '../access/page-build.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type AnyComponent = ComponentType<never>;

/** Gives a route's components their props, as the router's build plugin does. */
function withItsProps(route: Route): Route {
  const { default: Page, ErrorBoundary } = route.module as { default?: AnyComponent; ErrorBoundary?: AnyComponent };
  const module = {
    ...route.module,
    ...(Page ? { default: withProps(Page as never) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: withErrorProps(ErrorBoundary as never) } : {}),
  };
  return { ...route, module } as Route;
}

function inManifest({ id, parentId, path, index, module }: Route) {
  const has = (name: string) => name in module;
  const exports = { hasLoader: has('loader'), hasClientLoader: has('clientLoader'), hasAction: has('action') };
  const boundary = { hasErrorBoundary: has('ErrorBoundary') };
  return { id, parentId, path, index, module: `/${id}.js`, imports: [], ...exports, ...boundary };
}

/** Silences React's warning about stylesheets, which have no address without a build. */
function withoutStyles() {
  const said = console.error;
  const quiet = vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!/empty string/.test(String(words[0]))) said(...words);
  });
  onTestFinished(() => quiet.mockRestore());
}

/** The build of the pages from the sources: rendered on the server, without scripts and styles. */
export async function renderedBuild(): Promise<ServerBuild> {
  withoutStyles();
  const { build } = await pageBuild();
  const routes: Routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && withItsProps(route)]),
  );
  const listed = Object.values(routes).map((route) => route && [route.id, inManifest(route)]);
  const assets = { ...build.assets, routes: Object.fromEntries(listed as [string, object][]) } as ServerBuild['assets'];
  const entry = { module: { ...build.entry.module, default: handleRequest } } as ServerBuild['entry'];
  return { ...build, routes, assets, entry };
}

/** Renders a shop's pages on the server from the sources, without scripts and styles. */
export async function renderedPages(shop: Shop) {
  const build = await renderedBuild();
  const app = createApp({ shop, clientFolder: null, loadBuild: async () => build });
  /** The document at a path; a search engine's reader gets it whole. */
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(new URL(path, 'http://shop.test'), {
      headers: { 'user-agent': 'Googlebot/2.1', ...headers },
    });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
}

/** A shop of these skus, and its pages. */
export async function renderedShop(skus: Sku[]) {
  const made = await orderShop(skus);
  return { ...made, page: await renderedPages(made.shop) };
}
