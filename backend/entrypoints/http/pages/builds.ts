import { Hono } from 'hono';
import type { RouterContext, ServerBuild } from 'react-router';
import type { NonceVariables } from '#backend/platform/http-kit/security-headers.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';

/** The pages that browsers keep for when they have no connection. */
const OFFLINE = { fi: '/ei-yhteytta', en: '/en/ei-yhteytta' } as const;

export type LoadBuild = () => Promise<ServerBuild>;

/** What a build of the storefront exports besides its pages. `entry.server.test.ts` holds the storefront to it. */
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
 * What belongs to a build of the pages as a whole: `GET /builds/latest.json?<timestamp>` is the id of the one that is served
 * now, which pages compare with their own (spec 7); `/sw.js` the service worker, and the pages it keeps.
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
