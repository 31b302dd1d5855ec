import { Hono } from 'hono';
import type { RouterContext, ServerBuild } from 'react-router';
import type { NonceVariables } from '#backend/platform/http-kit/security-headers.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';

/** The offline pages that the service worker caches. */
const OFFLINE = { fi: '/ei-yhteytta', en: '/en/ei-yhteytta' } as const;

export type LoadBuild = () => Promise<ServerBuild>;

/** Exports of the storefront build besides the request handler. `entry.server.test.ts` holds the storefront to it. */
export type PageEntry = {
  shopContext: RouterContext<Shop>;
  nonceContext: RouterContext<string>;
  unavailableContext: RouterContext<boolean>;
  faultPage(status: number, locale: Locale, nonce: string): string;
  offlinePage(locale: Locale, nonce: string): string;
  workerScript(buildId: string, pages: Record<Locale, string>): string;
};

export const entryOf = async (loadBuild: LoadBuild): Promise<PageEntry> =>
  (await loadBuild()).entry.module as unknown as PageEntry;

/**
 * Endpoints of the pages' build: `GET /builds/latest.json?<timestamp>` is the id of the current build, which pages compare with
 * their own (error-4); `/sw.js` is the service worker; and the offline pages.
 */
export function buildRoutes(loadBuild: LoadBuild) {
  return new Hono<NonceVariables>()
    .get('/builds/latest.json', async (c) => {
      c.header('cache-control', 'no-store');
      return c.json({ id: (await loadBuild()).assets.version });
    })
    .get('/sw.js', async (c) => {
      const [{ workerScript }, { assets }] = await Promise.all([entryOf(loadBuild), loadBuild()]);
      c.header('cache-control', 'no-cache');
      return c.body(workerScript(assets.version, OFFLINE), 200, { 'content-type': 'text/javascript; charset=utf-8' });
    })
    .on('GET', Object.values(OFFLINE), async (c) => {
      const { offlinePage } = await entryOf(loadBuild);
      c.header('cache-control', 'no-cache');
      return c.html(offlinePage(c.req.path === OFFLINE.en ? 'en' : 'fi', c.get('nonce')));
    });
}
