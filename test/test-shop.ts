import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop, type Shop } from '#backend/shop.ts';
import { createGateway, type Gateway } from '#demo/simulators/gateway/gateway.ts';
import { simulatorRoutes, simulators } from '#demo/simulators/simulators.ts';
import { emptyTestDb } from './test-db.ts';

export type TestShop = {
  shop: Shop;
  /** The whole app as Request → Response; paths without a host are the shop's own. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The shop's clock: set it to travel. */
  clock: { now: Date };
  /** The same services over another context, for previews. */
  createShop: (ctx: ShopContext) => Shop;
  /** The simulated gateway; null in a live shop. */
  gateway: Gateway | null;
};

/**
 * A whole shop on a fresh database, with the clock in the test's hands. Requests to its own address (the
 * payment simulator) are handled in process. It has JSON endpoints, no pages.
 */
export async function testShop(
  env: Record<string, string> = {},
  over: { fetch?: typeof fetch; log?: Logger; db?: Db } = {},
): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tieva-test-'));
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const db = over.db ?? (await emptyTestDb());
  const baseUrl = 'http://shop.test';
  const request = async (path: string, init?: RequestInit) => {
    const asked = new Request(new URL(path, baseUrl), init);
    // Request labels a string body text/plain; JSON clients send their type
    const isUnnamed = typeof init?.body === 'string' && !new Headers(init.headers).has('content-type');
    if (isUnnamed) asked.headers.set('content-type', 'application/json');
    return app.request(asked);
  };
  const ownFetch: typeof fetch = async (input, init) => {
    const asked = new Request(input, init);
    if (!asked.url.startsWith(baseUrl)) throw new TypeError(`fetch failed: no network in tests (${asked.url})`);
    return app.fetch(asked);
  };
  let gateway: Gateway | null = null;
  const context = {
    db,
    settings,
    log: over.log ?? pino({ level: 'silent' }),
    now: () => clock.now,
    fetch: over.fetch ?? ownFetch,
    baseUrl,
    // loaded when a link is checked: it imports every page
    hasPage: async (path: string) => (await import('./access/page-build.ts')).hasTestPage(path),
  };
  const routes: typeof simulators.routes = (opened) => {
    gateway = createGateway(opened, opened.jobs);
    return simulatorRoutes(opened, gateway);
  };
  const createIn = (ctx: ShopContext) =>
    createShop(ctx, settings.SHOP_MODE === 'demo' ? { ...simulators, routes } : null);
  const shop = createIn(context);
  const app = createApp({
    shop,
    clientFolder: null,
    loadBuild: async () => {
      throw new Error('no pages in service tests');
    },
  });
  onTestFinished(async () => {
    await shop.jobs.stop();
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { shop, createShop: createIn, request, clock, gateway };
}
