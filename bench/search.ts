/**
 * Times searching a made-up shop of 100,000 product pages (134,000 skus) and 1,000,000 spare parts by 60 queries of every
 * kind (bench/search/queries.ts). Cached results are never measured: each round spells its queries with more spaces.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openIndexHere } from '../backend/catalog/search/memory/index-thread.ts';
import { readWordList } from '../backend/catalog/search/word-list.ts';
import { migrate } from '../backend/platform/db/migrate.ts';
import { openPglite } from '../backend/platform/db/pglite.ts';
import { openPostgres } from '../backend/platform/db/postgres.ts';
import { readSettings } from '../backend/platform/settings/settings.ts';
import { createShop } from '../backend/shop.ts';
import { attributeIs, type Filter } from '../domain/catalog/search/filters/condition.ts';
import { readListingQuery } from '../domain/catalog/search/query.ts';
import { withRules } from '../domain/catalog/search/search-rule.ts';
import { quickRequests } from '../web/storefront/catalog/search/quick-requests.ts';
import { figure, helpOnDemand } from './report.ts';
import { loadCategories, loadPages, loadParts, loadProducts } from './search/load.ts';
import { visit } from './search/over-http.ts';
import { type Query, queries } from './search/queries.ts';
import { judged, step, timesOf } from './search/timed.ts';

helpOnDemand(`Times searching a big shop: quick search, listings with their facets, categories, spare parts, over HTTP.
  npm run bench -- search                              PGlite in a folder of its own
  DATABASE_URL=postgres://… npm run bench -- search    an empty PostgreSQL database
PRODUCTS (100000) and PARTS (1000000) set the size, ROUNDS (3) how often the 60 queries are asked.
The bars are those of 100,000 products; with PRODUCTS=1000000 those of a million.`);

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const PARTS = Number(process.env.PARTS ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const url = process.env.DATABASE_URL;
const work = await mkdtemp(join(tmpdir(), 'tieva-bench-search-'));
const db = url ? await openPostgres(url) : await openPglite(join(work, 'pglite'));
await migrate(db);
const newShop = () =>
  createShop({
    db,
    settings: readSettings({ DATA_DIR: work, TRUSTED_PROXIES: '127.0.0.1' }),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    fetch,
    baseUrl: 'http://127.0.0.1',
  });
const shop = newShop();
const { search } = shop;
const bar = (hundredThousand: number, million: number) => (PRODUCTS > 100_000 ? million : hundredThousand);
const facts = { database: db.kind, products: PRODUCTS };

let spaces = 0;
/** The queries again, spelled so that no result is cached. */
function fresh(): Query[] {
  spaces++;
  return queries.map(({ q, locale }) => ({ q: q + ' '.repeat(spaces), locale }));
}
const rounds = () => Array.from({ length: ROUNDS }, fresh).flat();
const bodyOf = ({ q, locale }: Query) => ({ requests: quickRequests(q, locale) });

async function answered(body: object): Promise<void> {
  const { status } = await search.multiQuery(body, { appId: 'tieva', key: 'public' });
  if (status !== 200) throw new Error(`the search answered ${status}`);
}
const quick = (query: Query) => () => answered(bodyOf(query));
const listing = (params: Record<string, string>, category: string | null = null, locale: Query['locale'] = 'fi') =>
  search.listing(readListingQuery(new URLSearchParams(params), category), locale);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const withBar = (name: string, value: number, unit: string, limit: number) =>
  figure(name, value, unit, { bar: limit, ok: value <= limit, ...facts });

async function startAndSettle(): Promise<void> {
  await search.start();
  await search.settled();
}

async function index(): Promise<void> {
  await db.exec('vacuum analyze');
  const rssBefore = process.memoryUsage.rss();
  withBar('index built', (await timed(startAndSettle)) / 1000, 's', bar(40, 480));
  const again = newShop();
  withBar('stored index loaded', (await timed(() => again.search.start())) / 1000, 's', bar(0.5, 2.5));
  await again.search.close();
  await timesOf(fresh().map(quick));
  figure('memory added', (process.memoryUsage.rss() - rssBefore) / 1e6, 'MB', facts);
  const changes: number[] = [];
  for (let n = 1; n <= 20; n++) {
    await db.kysely.transaction().execute(async (tx) => {
      await tx
        .updateTable('product')
        .set({ name_fi: `Muuttunut ${n}` })
        .where('id', '=', n)
        .execute();
      await search.recordChange(tx, [n]);
    });
    changes.push(
      await timed(() => search.count(readListingQuery(new URLSearchParams({ q: `muuttunut ${n}` }), null), 'fi')),
    );
  }
  judged('change seen', changes, bar(20, 50), facts);
}

/** The engine by itself, in this thread, over the stored index. */
async function engineAlone(): Promise<void> {
  const { host } = openIndexHere();
  await host.setWords(withRules(readWordList(), []));
  const state = await host.readSnapshot(join(work, 'search.index'));
  if (!state) throw new Error('the index was not stored');
  await host.load(state);
  const bytes = state.products.buffer.byteLength + state.contents.buffer.byteLength;
  withBar('arrays', bytes / 1e6, 'MB', bar(75, 650));
  const everything = { filter: [], distinct: true, sort: 'relevance' as const, offset: 0, facets: [], fitting: {} };
  const products =
    (q: string, over: object = {}) =>
    () =>
      host.searchProducts({ ...everything, q, locale: 'fi', limit: 8, now: Date.now(), ...over });
  const asked = (of: readonly Query[]) => of.map(({ q, locale }) => products(q, { locale }));
  await timesOf(asked(fresh()));
  judged('quick search, products only', await timesOf(asked(rounds())), bar(2, 8), facts);
  const mistyped = ['rengsa', 'suodtin', 'kyprä', 'moottoriklekka', 'talvirnegas', 'jarupala', 'suodatn', 'hylsi'];
  const spelled = Array.from({ length: ROUNDS }, (_, n) => mistyped.map((q) => q + ' '.repeat(n + 1))).flat();
  judged('quick search, typing mistakes', await timesOf(spelled.map((q) => products(q))), bar(3, 10), facts);
  const counted = ['brand', 'storeAvailability', 'labels', 'price', 'inStock', 'discounted', 'outlet', 'categories'];
  const all = [...counted, 'attributes', 'used', 'categoryPaths', '_tags'];
  const withFacets = (filter: Filter) => ({
    filter,
    limit: 24,
    facets: all.map((attribute) => ({
      attribute,
      filter,
      limit: 1000,
      kind: attribute === 'price' ? ('stats' as const) : ('values' as const),
    })),
  });
  const full = rounds().map(({ q, locale }) => products(q, { ...withFacets([]), locale }));
  judged('full search with 12 facets', await timesOf(full), bar(7, 50), facts);
  const inCategory = (path: string, n: number) =>
    withFacets([
      [attributeIs('categories', path)],
      [{ kind: 'range', attribute: 'price', from: 0, to: 100_000 + n, negated: false }],
    ]);
  const paths = Array.from({ length: 40 }, (_, n) => `osasto-${n % 14}${n % 3 ? `/ryhma-${n % 8}` : ''}`);
  judged('category', await timesOf(paths.map((path, n) => products('', inCategory(path, n)))), bar(5, 45), facts);
}

async function quickSearch(): Promise<void> {
  judged('quick search, whole answer', await timesOf(rounds().map(quick)), bar(5, 12), facts);
}

async function listings(): Promise<void> {
  // a listing trims its query; a bound of price above all prices makes it another query with the same result
  const asked = Array.from({ length: ROUNDS }, (_, n) =>
    queries.map((query) => ({ ...query, max: `${9_000_000 + n}` })),
  );
  const times = await timesOf(
    asked.flat().map(
      ({ q, locale, max }) =>
        () =>
          listing({ q, max }, null, locale),
    ),
  );
  judged('listing of a search', times, null, facts);
  const chosen = await timesOf(
    fresh().map(
      ({ q, locale }) =>
        () =>
          listing({ q, stock: '1', max: '500', sort: 'price-asc' }, null, locale),
    ),
  );
  judged('listing of a search with choices', chosen, null, facts);
  const categories = Array.from({ length: 40 }, (_, n) => `osasto-${n % 14}${n % 3 ? `/ryhma-${n % 8}` : ''}`);
  judged('listing of a category', await timesOf(categories.map((path) => () => listing({}, path))), null, facts);
  const whole = ['', 'name', 'newest', 'price-asc'].map((sort) => () => listing({ sort, page: sort ? '50' : '1' }));
  judged('whole catalog', await timesOf(whole), null, facts);
}

async function overHttp(): Promise<void> {
  const bodies = (asked: Query[]) => asked.map((query) => JSON.stringify(bodyOf(query)));
  const alone = await visit(shop, bodies(rounds()), 1);
  judged('quick search over HTTP', alone.times, bar(8, 16), facts);
  const together = await visit(shop, bodies([...rounds(), ...rounds(), ...rounds()]), 16);
  judged('quick search over HTTP, 16 clients', together.times, null, facts);
  const { loopP99Ms, loopMaxMs } = together;
  const limit = 12;
  figure('event loop delay p99, 16 clients', loopP99Ms, 'ms', {
    bar: limit,
    ok: loopP99Ms <= limit,
    maxMs: loopMaxMs,
    ...facts,
  });
}

async function spareParts(): Promise<void> {
  const { rows } = await db.query('select code_norm as code from spare_part order by md5(code_norm) limit 300');
  const part = (query: string) => () =>
    answered({ requests: [{ indexName: 'spareparts_fi', query, hitsPerPage: 4, attributesToHighlight: [] }] });
  const codes = rows.map(({ code }) => String(code));
  const parts = { database: db.kind, parts: PARTS };
  await timesOf(codes.slice(0, 50).map(part));
  judged('spare part by exact code', await timesOf(codes.map(part)), 2, parts);
  const beginnings = codes.map((code, n) => code.slice(0, 1 + (n % 6)));
  judged('spare parts by beginning', await timesOf(beginnings.map(part)), 3, parts);
}

await step(db, 'load', async () => {
  await loadCategories(db);
  await loadPages(db);
  await loadProducts(db, 0, PRODUCTS);
  await loadParts(db, PARTS);
});
await index();
await engineAlone();
await quickSearch();
await listings();
await overHttp();
if (PARTS > 0) await spareParts();
await search.close();
await db.close();
await rm(work, { recursive: true, force: true });
process.exit(0);
