/**
 * Times searching at the size of a big shop: 55,000 products, 100,000 skus, 1,000,000 spare parts.
 * On PGlite in memory, or with DATABASE_URL on an empty PostgreSQL database.
 */
import { pino } from 'pino';
import { createCatalogService } from '../backend/catalog/service.ts';
import type { ShopContext } from '../backend/context.ts';
import { migrate } from '../backend/db/migrate.ts';
import { openPglite } from '../backend/db/pglite.ts';
import { openPostgres } from '../backend/db/postgres.ts';
import { createSearchService } from '../backend/search/service.ts';
import { readSettings } from '../backend/settings.ts';
import { readListingQuery } from '../domain/search/query.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Times searching at the size of a big shop, cold and warm.
  npm run bench -- search                              PGlite in memory
  DATABASE_URL=postgres://… npm run bench -- search    an empty PostgreSQL database
PRODUCTS (55000) and PARTS (1000000) set the size; it takes some minutes.`);

const PRODUCTS = Number(process.env.PRODUCTS ?? 55_000);
const PARTS = Number(process.env.PARTS ?? 1_000_000);
const HEADS =
  'moottori kelkka lumi ruoho jarru talvi kesä öljy ilma polttoaine teho varaosa vesi polku tuki ohjaus etu taka'.split(
    ' ',
  );
const TAILS =
  'rengas kypärä saha suodatin hihna akku linko leikkuri saapas hanska mittari pumppu ketju terä laturi vanne'.split(
    ' ',
  );
const BRANDS = 'Kaira Pohja Lumo Tunturi Kelo Roihu Suvanto Vaara Kuru Hete'.split(' ');
const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

const url = process.env.DATABASE_URL;
const db = url ? await openPostgres(url) : await openPglite('memory://');
await migrate(db);
const ctx: ShopContext = {
  db,
  settings: readSettings({}),
  log: pino({ level: 'silent' }),
  now: () => new Date(),
  fetch,
  baseUrl: '',
};
const search = createSearchService(ctx, { catalog: createCatalogService(ctx) });

async function load() {
  await db.query(`insert into category (id, parent_id, path, level, name_fi)
    select 'c' || n, null, 'c' || n, 1, 'Ryhmä ' || n from generate_series(0, 49) n`);
  for (let at = 0; at < PRODUCTS; at += 5000) {
    const rows = Array.from({ length: 5000 }, (_, i) => {
      const n = at + i;
      const name = `${pick(HEADS, n * 7)}${pick(TAILS, n * 13 + (n >> 4))} ${pick(BRANDS, n >> 3)} ${n % 900} sana${n % 30000}`;
      return { sku: `P${n}`, name, brand: pick(BRANDS, n >> 3), popularity: (n * 7919) % 10007 };
    });
    await db.query(
      `with rows as (select * from jsonb_to_recordset($1::jsonb) as r(sku text, name text, brand text, popularity int)),
        made as (insert into product (sku, slug, name_fi, brand, shipping_class, popularity, first_sold_on)
          select sku, lower(sku), name, brand, 'parcel', popularity, '2026-01-01'::date + popularity % 300 from rows returning id, sku),
        listed as (insert into product_category (product_id, category_id) select id, 'c' || id % 50 from made)
      insert into product_variant (product_id, sku, position, prices)
        select id, sku || '-' || v, v, jsonb_build_object(
          'regular', jsonb_build_array(jsonb_build_object('cents', 100000, 'from', null)),
          'reductions', jsonb_build_array(jsonb_build_object('cents', 500 + id % 90000, 'from', '2026-01-01T00:00:00.000Z',
            'until', null, 'reference', case when id % 9 = 0 then 100000 else 500 + id % 90000 end)))
        from made, generate_series(1, 1 + id % 3 % 2 + (id % 7) / 4) v`,
      [JSON.stringify(rows)],
    );
  }
  await db.query(
    `insert into stock_level select sku, case id % 3 when 0 then 'oulu' when 1 then 'ranua' else 'rovaniemi' end, id % 5 from product_variant`,
  );
  for (let from = 1; from <= PARTS; from += 50_000)
    await db.query(
      `insert into spare_part (product_code, code_norm, supplier_number, supplier, name, price_cents)
       select upper(md5(n::text)), upper(md5(n::text)), (n % 8)::text, 'S', 'Osa ' || n, n
       from generate_series($1::int, $2::int) n`,
      [from, Math.min(from + 49_999, PARTS)],
    );
  await db.exec('analyze');
}

async function timed(name: string, tasks: (() => Promise<unknown>)[]) {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (const task of tasks) {
    const started = performance.now();
    await task();
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(cpu);
  figure(`${name} p95`, percentile(times, 0.95), 'ms', {
    p50Ms: Number(percentile(times, 0.5).toFixed(1)),
    maxMs: Number(percentile(times, 1).toFixed(1)),
    count: times.length,
    cpuMsEach: Number(((user + system) / 1000 / tasks.length).toFixed(1)),
    database: db.kind,
  });
}

const step = async (name: string, work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  figure(name, (performance.now() - started) / 1000, 's', { database: db.kind });
};
await step('load', load);
await step('index', () => db.kysely.transaction().execute((tx) => search.reindex(tx, 'all')));
await step('analyze', () => db.exec('analyze'));

const words = [
  ...TAILS,
  ...TAILS.map((tail) => tail.slice(0, 4)),
  ...HEADS.map((head) => `${head}rengas`),
  'kaira saha',
  'pohja 12',
  'rengas kelo',
  'sana123',
  'P777',
];
const credentials = { appId: 'tieva', key: 'public' };
const quick = (query: string) => () =>
  search.answer({ requests: [{ indexName: 'products_fi', query, hitsPerPage: 8, distinct: true }] }, credentials);
const listing =
  (params: string, category: string | null = null) =>
  () =>
    search.listing(readListingQuery(new URLSearchParams(params), category), 'fi');
await timed('quick search', words.map(quick));
await timed('quick search again', words.map(quick));
await timed(
  'listing',
  words.map((word) => listing(`q=${word}`)),
);
await timed(
  'listing with choices',
  words.map((word) => listing(`q=${word}&brand=Kaira&stock=1&max=500&sort=price-asc`)),
);
await timed(
  'category',
  Array.from({ length: 30 }, (_, n) => listing('', `c${n}`)),
);
await timed(
  'category by name',
  Array.from({ length: 30 }, (_, n) => listing('sort=name', `c${n}`)),
);
await timed('everything', [listing(''), listing('sort=name'), listing('sort=newest&page=50')]);
await timed('mistyped', ['rengsa', 'moottorisha', 'kypra', 'suodtin'].map(quick));
const part = (query: string) => () =>
  search.answer({ requests: [{ indexName: 'spareparts_fi', query, hitsPerPage: 4 }] }, credentials);
await timed(
  'spare parts',
  Array.from({ length: 100 }, (_, n) => part((n * 7919).toString(16).slice(0, 2 + (n % 4)))),
);
await timed(
  'reindex one',
  Array.from({ length: 20 }, (_, n) => () => db.kysely.transaction().execute((tx) => search.reindex(tx, [n + 1]))),
);
await db.close();
process.exit(0);
