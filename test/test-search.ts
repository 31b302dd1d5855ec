import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createCatalogService } from '#backend/catalog/products/service.ts';
import { createHostedSearch } from '#backend/catalog/search/hosted/hosted.ts';
import { createSearchService } from '#backend/catalog/search/service.ts';
import { readWordList } from '#backend/catalog/search/word-list.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import type { Picks } from '#domain/catalog/search/picks.ts';
import { type ListingQuery, readListingQuery } from '#domain/catalog/search/query.ts';
import { type MadeProduct, makeProduct } from './make-products.ts';
import { emptyTestDb } from './test-db.ts';

/** The catalog and its search over a database, without the rest of the shop; the caller closes it. */
export function searchOver(db: Db, env: Record<string, string> = {}, picks: Partial<Picks> = {}) {
  const logged: Record<string, unknown>[] = [];
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const ctx: ShopContext = {
    db,
    settings: readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tieva-search-')), ...env }),
    log: pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    now: () => clock.now,
    fetch,
    baseUrl: 'http://shop.test',
  };
  const hosted = createHostedSearch(ctx);
  const catalog = createCatalogService(ctx, hosted?.categories);
  const search = createSearchService(ctx, { catalog, hosted, words: { ...readWordList(), ...picks } });
  return {
    clock,
    search,
    catalog,
    hosted,
    /** Log entries of level warning and above. */
    logged,
    async close() {
      await search.close();
      await rm(ctx.settings.DATA_DIR, { recursive: true, force: true });
    },
    /** A Finnish listing by the parameters of its URL. */
    listing: (url: string, category: string | null = null, over: Partial<ListingQuery> = {}) =>
      search.listing({ ...readListingQuery(new URLSearchParams(url), category), ...over }, 'fi'),
    /** The hits of one search of the protocol, up to a thousand. */
    async hits(indexName: string, params: Record<string, unknown> = {}): Promise<readonly Record<string, unknown>[]> {
      const requests = [{ indexName, hitsPerPage: 1000, attributesToHighlight: [], ...params }];
      const { body } = await search.multiQuery({ requests }, { appId: 'tieva', key: 'public' });
      return (body as { results: { hits: Record<string, unknown>[] }[] }).results[0]?.hits ?? [];
    },
  };
}

/** The same on an empty database of its own, with products. */
export async function openTestSearch(
  products: readonly MadeProduct[] = [],
  env: Record<string, string> = {},
  picks: Partial<Picks> = {},
) {
  const db = await emptyTestDb();
  const opened = searchOver(db, env, picks);
  const { search } = opened;
  const reindex = (scope: Parameters<typeof search.recordChange>[1] = 'all') =>
    db.kysely.transaction().execute((tx) => search.recordChange(tx, scope));
  const ids: number[] = [];
  for (const product of products) ids.push(await makeProduct(db, product));
  await reindex();
  return {
    ...opened,
    db,
    reindex,
    ids,
    async close() {
      await opened.close();
      await db.close();
    },
  };
}

export type TestSearch = Awaited<ReturnType<typeof openTestSearch>>;

/** The same for one test; closed when the test ends. */
export async function testSearch(
  products: readonly MadeProduct[] = [],
  picks: Partial<Picks> = {},
): Promise<TestSearch> {
  const shop = await openTestSearch(products, {}, picks);
  onTestFinished(shop.close);
  return shop;
}

/** The Finnish names a query finds, in order, from all pages. */
export async function namesFound(shop: TestSearch, q: string): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const listing = await shop.listing('', null, { q, page });
    names.push(...listing.hits.map((hit) => hit.name.default));
    pages = listing.pages;
  }
  return names;
}
