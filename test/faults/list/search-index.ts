import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { askRunningShop, socketPath } from '#backend/entrypoints/cli/socket-client.ts';
import { createContext } from '#backend/entrypoints/open-shop.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { byCommand } from '../../actors.ts';
import { makeLimited } from '../../http-buyer.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import type { KillOrder } from '../kill-hook.ts';
import { findGoods } from '../world/find.ts';
import { SHELF_SKU, SKUS } from '../world/goods.ts';
import { everyPage, keptPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { openWorld, type World } from '../world/world.ts';

const ALL = [SHELF_SKU, ...SKUS].toSorted();
const PATIENCE_MS = 15_000;
const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** The shop's services over the world's database, in this process. */
const shopHere = ({ env }: World, db: Db) =>
  createShop(createContext(readSettings({ ...env, LOG_LEVEL: 'fatal' }), db));

/** Puts pieces of the goods of the shelf into one store, as a command beside the running shop does. */
const putInStore = (world: World, store: string) =>
  world.withDb((db) => shopHere(world, db).stock.set(byCommand, SHELF_SKU, { oulu: 0, rovaniemi: 0, [store]: 5 }));

/** The time until a search finds exactly these; null when it does not in time. */
async function untilFound(url: string, filters: string, wanted: readonly string[]): Promise<number | null> {
  const started = performance.now();
  for (; performance.now() - started < PATIENCE_MS; await delay(20)) {
    const found = await findGoods(url, filters).catch(() => null);
    if (found?.status === 200 && same(found.skus, wanted)) return performance.now() - started;
  }
  return null;
}

/** Searches without a pause; every response is all goods or a clear 503. */
function searchAlways(url: string, others: readonly string[][] = []) {
  const wrong = new Set<string>();
  let isOver = false;
  const seen = { right: 0, unavailable: 0 };
  const all = (async () => {
    while (!isOver) {
      const { status, skus } = await findGoods(url).catch(() => ({ status: 0, skus: [] }));
      if (status === 200 && [ALL, ...others].some((wanted) => same(skus, wanted))) seen.right++;
      else if (status === 503) seen.unavailable++;
      else wrong.add(`a search was answered ${status}: ${skus}`);
      await delay(5);
    }
  })();
  return {
    seen,
    async leave() {
      isOver = true;
      await all;
      return [...wrong];
    },
  };
}

/** The thread of the index dies while it searches, follows a change, and builds. */
async function threadKilled(): Promise<Shown | Skipped> {
  const world = await openWorld({ kind: 'postgres', isStarted: false });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const order = join(world.dataDir, 'kill-order');
  const hook = new URL('../kill-hook.ts', import.meta.url).href;
  await world.start({ KILL_ORDER: order, NODE_OPTIONS: `--import=${hook}` });
  const visitor = probe(world.url, everyPage);
  const added = [...ALL, 'UUSI-1'].toSorted();
  const searches = searchAlways(world.url, [added]);
  const kill = (method: string) => writeFileSync(order, JSON.stringify({ method } satisfies KillOrder));
  const lost: string[] = [];
  const seenAgain = async (what: string, filters: string, wanted: readonly string[]) => {
    const ms = await untilFound(world.url, filters, wanted);
    that(ms !== null, `${what}: the search did not come back to the goods of the shop`);
    lost.push(`owner, ${what}: right again after ${ms?.toFixed(0)} ms`);
  };
  const broken = performance.now();
  for (let i = 0; i < 3; i++) {
    kill('searchProducts');
    await seenAgain('killed in a search', '', ALL);
  }
  kill('changeProducts');
  await putInStore(world, 'rovaniemi');
  await seenAgain('killed while it follows a change', 'storeAvailability:rovaniemi', ALL);
  that((await untilFound(world.url, 'storeAvailability:oulu', SKUS)) !== null, 'the change was not followed');
  // a change of everything is built in a second thread
  kill('addProducts');
  await world.withDb(async (db) => {
    await makeLimited(db, 'UUSI-1', { oulu: 1 });
    await db.kysely.transaction().execute((tx) => shopHere(world, db).search.recordChange(tx, 'all'));
  });
  await seenAgain('killed while it builds', '', added);
  const ready = await fetch(`${world.url}/readyz`);
  that(ready.status === 200, `/readyz says ${ready.status} afterwards`);
  for (const what of await searches.leave()) that(false, what);
  that(searches.seen.right > 0, 'no search was answered');
  that(await visitor.untilWell(), 'the shop did not heal by itself');
  const { degradedMs, saw } = await visitor.leave();
  for (const line of saw) that(!/: (500|0) |search page: 200/.test(line), `seen: ${line}`);
  that(visitor.unharmed().includes(keptPage.name), 'a page that is kept was not shown');
  that(!(await world.server.ended(0)), 'the process has ended');
  const tookMs = performance.now() - broken;
  const balance = await world.balance([]);
  await world.end();
  return {
    injected: `the thread of the search index killed in a search (3 times), in a change and in a build, within ${(tookMs / 1000).toFixed(0)} s`,
    degradedMs,
    saw: [
      ...saw,
      ...lost,
      `searches without a pause: ${searches.seen.right} right, ${searches.seen.unavailable} told 503, none wrong goods`,
    ],
    books: balance,
    wrong,
  };
}

function overwrite(path: string, at: number, bytes: Uint8Array): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}
const noise = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 151 + 7) % 256);
const sizeOf = (path: string) => statSync(path).size;

/** Ways a stored index looks after a crash, a full disk, a copy, another release. */
const DAMAGES: [what: string, damage: (path: string) => void][] = [
  ['cut in half', (path) => truncateSync(path, sizeOf(path) / 2)],
  ['cut off by one byte', (path) => truncateSync(path, sizeOf(path) - 1)],
  ['empty', (path) => truncateSync(path, 0)],
  ['only noise', (path) => writeFileSync(path, noise(sizeOf(path)))],
  ['noise in the middle', (path) => overwrite(path, Math.floor(sizeOf(path) / 2), noise(64))],
  ['noise at the end', (path) => overwrite(path, sizeOf(path) - 16, noise(16))],
  ['noise in the header', (path) => overwrite(path, 40, noise(16))],
  ['a header of four billion bytes', (path) => overwrite(path, 'tieva search index\n'.length, noise(4).fill(255))],
  [
    'of another format',
    (path) => {
      const bytes = readFileSync(path);
      const form = /"form":"[0-9a-f]{40}"/.exec(bytes.toString('latin1'));
      if (!form) throw new Error('the stored index names no format');
      overwrite(path, form.index, Buffer.from(`"form":"${'0'.repeat(40)}"`));
    },
  ],
  ['gone', (path) => rmSync(path)],
];

async function snapshotDamaged(): Promise<Shown> {
  const world = await openWorld({ kind: 'pglite' });
  if (!world) throw new Error('no embedded database');
  const { wrong, that } = checks();
  const path = join(world.dataDir, 'search.index');
  that((await untilFound(world.url, '', ALL)) !== null, 'nothing is found before the fault');
  await world.server.stop();
  const good = join(world.dataDir, 'search.index.good');
  copyFileSync(path, good);
  const saw: string[] = [];
  const started = performance.now();
  const startAndFind = async (what: string, filters: string, wanted: readonly string[]) => {
    await world.start();
    const tookMs = await untilFound(world.url, filters, wanted);
    const all = await findGoods(world.url, filters);
    that(all.status === 200 && same(all.skus, wanted), `${what}: ${all.status} with ${all.skus}`);
    saw.push(`shopper, ${what}: right ${tookMs?.toFixed(0)} ms after the start`);
    await world.server.stop();
  };
  for (const [what, damage] of DAMAGES) {
    damage(path);
    await startAndFind(what, '', ALL);
    that(sizeOf(path) === sizeOf(good), `${what}: no whole index was stored again`);
  }
  // an older one, as from a copy of the folder
  await putInStore(world, 'rovaniemi');
  copyFileSync(good, path);
  await startAndFind('of before a change', 'storeAvailability:oulu', SKUS);
  // a database whose changes are numbered alike: restored, and changed as often
  await world.withDb(async (db) => {
    const { rows } = await db.query("select value::int as n from shop_meta where key = 'search_version'");
    await db.exec("delete from search_change; delete from shop_meta where key = 'search_version'");
    await db.query("delete from product where sku = 'VIKA-3'");
    const { search } = shopHere(world, db);
    for (let i = 0; i < Number(rows[0]?.n); i++) await search.recordChange(db.kysely, i === 0 ? 'all' : []);
  });
  copyFileSync(good, path);
  await startAndFind(
    'of another database',
    '',
    ALL.filter((sku) => sku !== 'VIKA-3'),
  );
  const degradedMs = performance.now() - started;
  await world.end();
  return {
    injected: `the stored index before a start: ${[...DAMAGES.map(([what]) => what), 'of before a change', 'of another database'].join('; ')}`,
    degradedMs,
    saw,
    books: { counted: 'no orders', wrong: [] },
    wrong,
  };
}

/** The process dies after it has committed a change, as its search begins to follow it. */
async function killedAfterChange(): Promise<Shown | Skipped> {
  const world = await openWorld({ kind: 'postgres', isStarted: false });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const order = join(world.dataDir, 'kill-order');
  const hook = new URL('../kill-hook.ts', import.meta.url).href;
  const start = () => world.start({ KILL_ORDER: order, NODE_OPTIONS: `--import=${hook}` });
  await start();
  that((await untilFound(world.url, 'storeAvailability:oulu', ALL)) !== null, 'nothing is found before the fault');
  const saw: string[] = [];
  const started = performance.now();
  for (const [oulu, by] of [
    [0, 'the shop itself'],
    [0, 'another process'],
    [3, 'the shop itself'],
    [4, 'another process'],
  ] as const) {
    const kill: KillOrder = { when: 'before', statement: 'from search_change where version' };
    writeFileSync(order, JSON.stringify(kill));
    const out = { line: () => {}, drained: async () => {}, progress: () => {} };
    const command = { name: 'stock-set', sku: SHELF_SKU, levels: [`oulu=${oulu}`] };
    if (by === 'the shop itself') await askRunningShop(socketPath(world.dataDir), command, out).catch(() => {});
    else await world.withDb((db) => shopHere(world, db).stock.set(byCommand, SHELF_SKU, { oulu }));
    await findGoods(world.url).catch(() => null);
    that(await world.server.ended(60_000), 'never came to it: a search that follows the change');
    // a change of its own may have died with it before the commit, that of another process was committed
    const { rows } = await world.withDb((db) =>
      db.query("select sku from stock_level where store_id = 'oulu' and qty > 0 order by sku"),
    );
    await start();
    const found = await findGoods(world.url, 'storeAvailability:oulu');
    const isRight = same(
      found.skus,
      rows.map(({ sku }) => String(sku)),
    );
    that(found.status === 200 && isRight, `the first search after it: ${found.status} ${found.skus}`);
    if (by === 'another process')
      that(same(found.skus, oulu > 0 ? ALL : SKUS), `a committed change of ${oulu} is not found`);
    saw.push(
      `shopper, changed by ${by}: the first search finds the ${rows.length} in Oulu, in ${found.tookMs.toFixed(0)} ms`,
    );
  }
  const degradedMs = performance.now() - started;
  const balance = await world.balance([]);
  await world.end();
  return {
    injected:
      'kill -9 between the commit of a change of stock and the search that follows it, four times; started again',
    degradedMs,
    saw,
    books: balance,
    wrong,
  };
}

/** A change is committed while the shop hears nothing of it: its connections are cut in the same moment. */
async function noticeLost(): Promise<Shown | Skipped> {
  const world = await openWorld({ kind: 'postgres' });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const searches = searchAlways(world.url);
  const saw: string[] = [];
  let longest = 0;
  for (const store of ['rovaniemi', 'oulu', 'rovaniemi', 'oulu']) {
    const client = new pg.Client({ connectionString: world.env.DATABASE_URL ?? '' });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
    await putInStore(world, store);
    const other = store === 'oulu' ? 'rovaniemi' : 'oulu';
    const ms = await untilFound(
      world.url,
      `storeAvailability:${store} AND NOT storeAvailability:${other} AND sku:${SHELF_SKU}`,
      [SHELF_SKU],
    );
    that(ms !== null && ms < 5000, `a change whose notice was lost was found after ${ms?.toFixed(0)} ms`);
    saw.push(`shopper: the change was found ${ms?.toFixed(0)} ms after its commit`);
    longest = Math.max(longest, ms ?? PATIENCE_MS);
  }
  for (const what of await searches.leave()) that(false, what);
  const balance = await world.balance([]);
  await world.end();
  return {
    injected: 'all connections cut, and a change of stock committed before the shop listens again, four times',
    degradedMs: longest,
    saw: [...saw, `searches meanwhile: ${searches.seen.right} right, ${searches.seen.unavailable} told 503`],
    books: balance,
    wrong,
  };
}

export const searchFaults: Fault[] = [
  {
    name: 'search-thread-killed',
    about: 'the thread of the search index killed in searches, changes and builds',
    run: threadKilled,
  },
  {
    name: 'search-snapshot-damaged',
    about: 'the stored search index cut off, overwritten, old, of another shop',
    run: snapshotDamaged,
  },
  {
    name: 'search-killed-after-change',
    about: 'kill -9 between the commit of a change and the search that follows it',
    run: killedAfterChange,
  },
  { name: 'search-notice-lost', about: 'a change whose notification the shop does not get', run: noticeLost },
];
