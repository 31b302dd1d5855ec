/**
 * Times searching a made-up shop of 100,000 product pages (134,000 skus) and 1,000,000 spare parts by 60 queries of every
 * kind (bench/search/queries.ts). Cached results are never measured: each round spells its queries with more spaces.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { migrate } from '../backend/platform/db/migrate.ts';
import { openPglite } from '../backend/platform/db/pglite.ts';
import { openPostgres } from '../backend/platform/db/postgres.ts';
import { readSettings } from '../backend/platform/settings/settings.ts';
import { createShop } from '../backend/shop.ts';
import { readListingQuery } from '../domain/catalog/search/query.ts';
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
TENFOLD=1 then makes the catalog ten times as large and says how many times as long quick search takes: what a common
word or its beginning matches is found among the most popular products and not counted, so its work stays; words that
match 0.1 to 5 % of all are looked up and counted, so theirs grows with the catalog.`);

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const PARTS = Number(process.env.PARTS ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const url = process.env.DATABASE_URL;
const work = await mkdtemp(join(tmpdir(), 'tieva-bench-search-'));
const db = url ? await openPostgres(url) : await openPglite(join(work, 'pglite'));
await migrate(db);
const shop = createShop({
  db,
  settings: readSettings({ DATA_DIR: work, TRUSTED_PROXIES: '127.0.0.1' }),
  log: pino({ level: 'silent' }),
  now: () => new Date(),
  fetch,
  baseUrl: 'http://127.0.0.1',
});
const { search } = shop;
const isPglite = db.kind === 'pglite';
const bar = (postgres: number, pglite: number) => (isPglite ? pglite : postgres);
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

async function index(): Promise<void> {
  await step(db, 'index', () => db.kysely.transaction().execute((tx) => search.recordChange(tx, 'all')));
  await db.exec('vacuum analyze');
  await step(db, 'index into memory', async () => void (await search.settled()));
  await timesOf(fresh().map(quick));
}

async function quickSearch(name: string, limit: number | null): Promise<number> {
  return judged(name, await timesOf(rounds().map(quick)), limit, facts);
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
  judged('full search with facets', times, bar(35, 60), facts);
  const chosen = await timesOf(
    fresh().map(
      ({ q, locale }) =>
        () =>
          listing({ q, stock: '1', max: '500', sort: 'price-asc' }, null, locale),
    ),
  );
  judged('full search with choices', chosen, null, facts);
  const categories = Array.from({ length: 40 }, (_, n) => `osasto-${n % 14}${n % 3 ? `/ryhma-${n % 8}` : ''}`);
  judged('category', await timesOf(categories.map((path) => () => listing({}, path))), null, facts);
  const whole = ['', 'name', 'newest', 'price-asc'].map((sort) => () => listing({ sort, page: sort ? '50' : '1' }));
  judged('whole catalog', await timesOf(whole), null, facts);
}

async function overHttp(): Promise<void> {
  const bodies = (asked: Query[]) => asked.map((query) => JSON.stringify(bodyOf(query)));
  const alone = await visit(shop, bodies(rounds()), 1);
  judged('quick search over HTTP', alone.times, bar(20, 30), facts);
  const together = await visit(shop, bodies([...rounds(), ...rounds(), ...rounds()]), 16);
  judged('quick search over HTTP, 16 clients', together.times, null, facts);
  const { loopP99Ms, loopMaxMs } = together;
  const limit = 15;
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
const small = await quickSearch('quick search', bar(15, 25));
await listings();
await overHttp();
if (PARTS > 0) await spareParts();
if (process.env.TENFOLD) {
  await step(db, 'load ten times as many', () => loadProducts(db, PRODUCTS, PRODUCTS * 10));
  await index();
  const large = await quickSearch('quick search in ten times the catalog', null);
  figure('quick search p95, ten times the catalog', large / small, 'times', {
    bar: 5,
    ok: large / small <= 5,
    ...facts,
  });
}
await db.close();
await rm(work, { recursive: true, force: true });
process.exit(0);
