/**
 * `node test/faults/kill-during-import.ts [pglite] [postgres]`: a running shop imports a changed catalog and is killed
 * with SIGKILL at different moments, the swap of the tables among them. Each time it must start again with the old
 * catalog whole (or the new one, when it was killed after the commit), and the next import must succeed.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askRunningShop, isAnswering, socketPath } from '#backend/entrypoints/cli/socket-client.ts';

import type { Db } from '#backend/platform/db/db.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openPglite } from '#backend/platform/db/pglite.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';
import { writeCatalog } from '../../bench/big-catalog.ts';
import { withoutDemoCatalog } from '../http-buyer.ts';
import { startPostgres } from '../postgres.ts';
import { createPostgresDatabase } from '../postgres-database.ts';
import { startServer } from '../server-process.ts';
import { askSearch } from './world/find.ts';

if (process.argv.includes('--help')) {
  console.log(
    `Imports killed with SIGKILL at different moments, and the shop started again.\n  node test/faults/kill-during-import.ts [pglite] [postgres]   both unless given\nPRODUCTS (3000) sets the size of the catalog.`,
  );
  process.exit(0);
}

const PRODUCTS = Number(process.env.PRODUCTS ?? 3000);
/** When to kill: so many milliseconds after a phase has been at it for so long. */
const MOMENTS: { phase: string; after: number; wait: number; part: 'whole' | 'few' }[] = [
  { phase: 'Reading', after: 0, wait: 0, part: 'whole' },
  { phase: 'Indexing', after: 0.1, wait: 0, part: 'whole' },
  { phase: 'Indexing', after: 0.9, wait: 0, part: 'whole' },
  { phase: 'Indexing', after: 1, wait: 300, part: 'whole' },
  { phase: 'Swapping', after: 0, wait: 0, part: 'whole' },
  { phase: 'Swapping', after: 0, wait: 40, part: 'whole' },
  { phase: 'Swapping', after: 0, wait: 120, part: 'whole' },
  { phase: 'Swapping', after: 0, wait: 250, part: 'whole' },
  { phase: 'Swapping', after: 1, wait: 0, part: 'whole' },
  { phase: 'Swapping', after: 0, wait: 0, part: 'few' },
  { phase: 'Swapping', after: 0, wait: 60, part: 'few' },
];

type Store = { env: { DATA_DIR: string; DATABASE_URL: string }; open: () => Promise<Db>; drop: () => Promise<void> };

const TABLES = ['category', 'product', 'product_variant', 'product_category', 'stock_level'];
const MORE = ['price_history', 'fitment', 'redirect'];

/** A fingerprint of every table of the catalog, and of the tables' own definitions. */
async function fingerprint(db: Db): Promise<Record<string, unknown>> {
  const prints: Record<string, unknown> = {};
  for (const table of [...TABLES, ...MORE])
    prints[table] = (
      await db.query(
        `select count(*) as n, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from ${table} t`,
      )
    ).rows[0];
  prints.indexes = (
    await db.query(
      `select md5(string_agg(indexdef, ';' order by indexname)) as hash from pg_indexes where schemaname = 'public'`,
    )
  ).rows[0];
  return prints;
}

/** Changed by every import, in its last transaction. Other rows of the table are changed by jobs. */
async function catalogVersion(db: Db): Promise<unknown> {
  return (await db.query("select value from shop_meta where key = 'catalog_version'")).rows[0]?.value;
}

/** Invariants of any whole catalog, old or new. */
async function faults(db: Db): Promise<string[]> {
  const { rows } = await db.query(`
    select (select count(*) from product) as products,
      (select count(distinct substring(description_fi from 'Painos (\\d+)')) from product where sku !~ '^P(0|\\d*00)$') as editions,
      (select count(*) from product p where not exists (select from product_category c where c.product_id = p.id)) as unlisted,
      (select count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) as foreign_keys`);
  const [found] = rows as Record<string, number>[];
  const wanted: Record<string, number> = { products: PRODUCTS, editions: 1, unlisted: 0 };
  return Object.entries(wanted).flatMap(([name, value]) =>
    found?.[name] === value ? [] : [`${name}: ${found?.[name]} instead of ${value}`],
  );
}

/** The skus of a catalog and the sum of their prices; what a search of all products finds must be the same. */
type Goods = { skus: number; cents: number };

async function goodsIn(db: Db): Promise<Goods> {
  const { rows } = await db.query(`
    select count(*)::int as skus, coalesce(sum(coalesce((prices #>> '{reductions,-1,cents}')::int,
      (prices #>> '{regular,-1,cents}')::int)), 0)::bigint as cents from product_variant`);
  return { skus: Number(rows[0]?.skus), cents: Number(rows[0]?.cents) };
}

const notFound = (found: Goods | null, goods: Goods): string[] =>
  found?.skus === goods.skus && found.cents === goods.cents
    ? []
    : [`a search finds ${JSON.stringify(found)}, the catalog has ${JSON.stringify(goods)}`];

/** What a search of all products finds when it has followed the catalog. */
async function findAll(url: string, socket: string): Promise<Goods> {
  const out = { line: () => {}, drained: async () => {}, progress: () => {} };
  await askRunningShop(socket, { name: 'search-status', json: true }, out);
  const { result } = await askSearch(url, { distinct: false, facets: ['price'], hitsPerPage: 0 });
  return { skus: result?.nbHits ?? 0, cents: Math.round((result?.facets_stats?.price?.sum ?? 0) * 100) };
}

async function run(name: string, store: Store, folder: string): Promise<boolean> {
  const first = await store.open();
  await migrate(first);
  await withoutDemoCatalog(first);
  await first.close();
  const part = async (edition: number, which: 'whole' | 'few') =>
    writeCatalog(
      join(folder, `${which}-${edition}`),
      PRODUCTS,
      edition,
      which === 'few' ? 'products.delta.jsonl' : 'products.jsonl',
      which === 'few' ? (n) => n % 100 === 0 : undefined,
    );

  /** Starts the shop, imports, and kills it at the moment; without one it is stopped when the import is done. */
  async function life(catalog: string, moment?: (typeof MOMENTS)[number]) {
    const server = await startServer(store.env);
    const socket = socketPath(store.env.DATA_DIR);
    while (!(await isAnswering(socket))) await delay(20);
    const atStart = await findAll(server.url, socket);
    let line = '';
    let due = false;
    let kill: Promise<void> | undefined;
    const asked = askRunningShop(
      socket,
      { name: 'import', folder: catalog, dryRun: false },
      {
        line: (text) => {
          line = `${line}${text}\n`;
        },
        drained: async () => {},
        progress(label, done, total) {
          if (!moment || due || label !== moment.phase) return;
          if ((total === 0 ? 0 : done / total) < moment.after) return;
          due = true;
          kill = delay(moment.wait).then(server.kill);
        },
      },
    ).then(
      () => true,
      (error) => {
        line += `${error.message} ${error.next ?? ''}`;
        return false;
      },
    );
    const ended = await asked;
    const atEnd = kill ? null : await findAll(server.url, socket);
    if (kill) await kill;
    else await server.stop();
    return { ended, line, atStart, atEnd };
  }

  const problems: string[] = [];
  let edition = 0;
  await life(await part(edition, 'whole'));
  let killed = 0;
  let committed = 0;
  for (const moment of MOMENTS) {
    const label = `${moment.phase} ${moment.after} + ${moment.wait} ms (${moment.part})`;
    const before = await store.open();
    const old = await fingerprint(before);
    const oldVersion = await catalogVersion(before);
    await before.close();
    edition++;
    const next = await part(edition, moment.part);
    const { ended } = await life(next, moment);
    if (!ended) killed++;
    // a server of its own sees that its client is gone when it next hears of it
    await delay(300);
    const after = await store.open();
    const now = await fingerprint(after);
    const differs = JSON.stringify(now) !== JSON.stringify(old);
    const version = await catalogVersion(after);
    const isNew = version !== oldVersion;
    if (isNew) committed++;
    if (differs && !isNew) problems.push(`${label}: the catalog changed without an import (version ${version})`);
    problems.push(...(await faults(after)).map((fault) => `${label}: ${fault}`));
    if (JSON.stringify(now.indexes) !== JSON.stringify(old.indexes)) problems.push(`${label}: indexes differ`);
    const goods = await goodsIn(after);
    await after.close();

    const again = await life(next);
    problems.push(...notFound(again.atStart, goods).map((fault) => `${label}: ${fault}`));
    const wanted = isNew ? 'Nothing differs' : 'Imported.';
    if (!again.line.includes(wanted)) problems.push(`${label}: the next import said: ${again.line.trim()}`);
    const done = await store.open();
    problems.push(...(await faults(done)).map((fault) => `${label}, imported again: ${fault}`));
    problems.push(...notFound(again.atEnd, await goodsIn(done)).map((fault) => `${label}, imported again: ${fault}`));
    const { rows: left } = await done.query("select 1 from pg_namespace where nspname = 'staging'");
    if (left.length > 0) problems.push(`${label}: the workplace was left behind`);
    const { rows: open } = await done.query('select 1 from pg_constraint where not convalidated');
    if (open.length > 0) problems.push(`${label}: references unchecked`);
    await done.close();
  }
  await store.drop();
  console.log(
    `${name}: ${MOMENTS.length} imports of ${PRODUCTS} products, ${killed} killed before their end, ${committed} of all had committed; ${problems.length} problems`,
  );
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length === 0 && killed > 0;
}

function pglite(folder: string): Store {
  return {
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    open: () => openPglite(join(folder, 'pglite')),
    drop: async () => {},
  };
}

async function postgres(folder: string): Promise<Store | null> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: () => {} } : startPostgres();
  if (!cluster) return null;
  const database = await createPostgresDatabase(cluster.url);
  return {
    env: { DATA_DIR: folder, DATABASE_URL: database.url },
    open: () => openPostgres(database.url),
    drop: async () => {
      await database.drop();
      cluster.stop();
    },
  };
}

const wanted = process.argv.slice(2);
const runs = (name: string) => wanted.length === 0 || wanted.includes(name);
let good = true;
for (const [name, store] of [
  ['pglite', pglite],
  ['postgres', postgres],
] as const) {
  if (!runs(name)) continue;
  const folder = mkdtempSync(join(tmpdir(), 'tieva-kill-import-'));
  const opened = await store(folder);
  if (opened) good = (await run(name, opened, folder)) && good;
  else {
    console.log('PostgreSQL is not on this machine: that half did NOT run.');
    good = good && !process.env.CI;
  }
  await rm(folder, { recursive: true, force: true });
}
process.exit(good ? 0 : 1);
