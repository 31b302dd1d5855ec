/**
 * Times spare parts at the size of every supplier's price list: a million rows imported, a delta of 20,000, searches
 * meanwhile, codes found, and a pasted list priced over HTTP.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { importCatalog } from '../backend/catalog/import/import-catalog.ts';
import { createApp } from '../backend/entrypoints/http/app.ts';
import type { ShopContext } from '../backend/platform/context.ts';
import { migrate } from '../backend/platform/db/migrate.ts';
import { openPglite } from '../backend/platform/db/pglite.ts';
import { openPostgres } from '../backend/platform/db/postgres.ts';
import { readSettings } from '../backend/platform/settings/settings.ts';
import { createShop } from '../backend/shop.ts';
import { codeOf, skuOf, writeDelta, writeList } from './part-lists.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Times spare parts: a price list imported, a delta, searches meanwhile, codes found, a pasted list priced.
  npm run bench -- parts                              PGlite in a folder of its own
  DATABASE_URL=postgres://… npm run bench -- parts    an empty PostgreSQL database
PARTS (1000000) sets the size, DELTA (20000) the changes, SEARCHES (10) the searches a second meanwhile.
PHASES=1 tells the parts of an import.`);

const PARTS = Number(process.env.PARTS ?? 1_000_000);
const DELTA = Number(process.env.DELTA ?? 20_000);
const SEARCHES = Number(process.env.SEARCHES ?? 10);
const url = process.env.DATABASE_URL;
const work = await mkdtemp(join(tmpdir(), 'tieva-bench-parts-'));
const db = url ? await openPostgres(url) : await openPglite(join(work, 'pglite'));
await migrate(db);
const ctx: ShopContext = {
  db,
  settings: readSettings({ DATA_DIR: work }),
  log: pino({ level: 'silent' }),
  now: () => new Date(),
  fetch,
  baseUrl: 'http://127.0.0.1',
};
const shop = createShop(ctx);
const isPglite = db.kind === 'pglite';
const facts = { database: db.kind, parts: PARTS };
/** A figure with the bar it must not pass. */
const judged = (name: string, value: number, unit: string, bar: number, more = {}) =>
  figure(name, value, unit, { ...facts, bar, ok: value <= bar, ...more });

const find = (code: string, supplierNumber: string | null = null) =>
  shop.spareParts.find({ code, supplierNumber, limit: 20 });
const quick = (query: string) =>
  shop.search.multiQuery(
    { requests: [{ indexName: 'spareparts_fi', query, hitsPerPage: 4 }] },
    { appId: 'tieva', key: 'public' },
  );
/** The n-th of some parts spread over the list. */
const some = (n: number) => (n * 7_919) % PARTS;

/** Searches at a steady rate (open loop); waiting counts. */
function searchMeanwhile() {
  const times: number[] = [];
  const running = new Set<Promise<unknown>>();
  let failed = 0;
  let n = 0;
  const started = performance.now();
  const timer = setInterval(() => {
    for (; n < ((performance.now() - started) / 1000) * SEARCHES; n++) {
      const due = started + (n * 1000) / SEARCHES;
      const code = codeOf(some(n));
      const asked = n % 3 === 0 ? find(code) : quick(code.slice(0, 1 + (n % 6)));
      const search = asked
        .then((answer) => {
          if ('unavailable' in answer && answer.unavailable) failed++;
        })
        .catch(() => failed++)
        .finally(() => {
          times.push(performance.now() - due);
          running.delete(search);
        });
      running.add(search);
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
    return { times, failed };
  };
}

async function timedImport(name: string, folder: string, barSeconds: number): Promise<void> {
  const stop = searchMeanwhile();
  const phases: Record<string, number> = {};
  let phase = 'begin';
  let since = performance.now();
  const enter = (next: string) => {
    const now = performance.now();
    phases[phase] = (phases[phase] ?? 0) + now - since;
    [phase, since] = [next, now];
  };
  const processor = process.cpuUsage();
  const started = performance.now();
  const diff = await importCatalog(shop, folder, { allowRemovals: true, onProgress: enter });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(processor);
  enter('end');
  const { times, failed } = await stop();
  judged(name, seconds, 's', barSeconds, { ...diff.spareParts, cpuSeconds: Math.round((user + system) / 1e6) });
  judged(`${name}: searches meanwhile p95`, percentile(times, 0.95), 'ms', 150, {
    p50Ms: Number(percentile(times, 0.5).toFixed(1)),
    maxMs: Number(percentile(times, 1).toFixed(0)),
    count: times.length,
  });
  judged(`${name}: searches failed`, failed, 'of them', 0);
  if (process.env.PHASES) console.error(name, phases);
  await delay(500);
}

async function timedSearches(name: string, bar: number, searches: (() => Promise<unknown>)[]): Promise<void> {
  const times: number[] = [];
  const processor = process.cpuUsage();
  for (const search of searches) {
    const started = performance.now();
    await search();
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(processor);
  judged(`${name} p95`, percentile(times, 0.95), 'ms', bar, {
    cpuMsEach: Number(((user + system) / 1000 / searches.length).toFixed(2)),
    p50Ms: Number(percentile(times, 0.5).toFixed(2)),
    maxMs: Number(percentile(times, 1).toFixed(1)),
    count: times.length,
  });
}

const SEARCHED = 300;
const each = (search: (n: number) => Promise<unknown>) =>
  Array.from({ length: SEARCHED }, (_, at) => () => search(some(at * 13 + 5)));

async function searches(): Promise<void> {
  for (const warm of each((n) => find(codeOf(n).slice(0, 4)))) await warm();
  await timedSearches(
    'part by exact code',
    2,
    each((n) => find(codeOf(n))),
  );
  await timedSearches(
    'part by exact code in the quick search',
    2,
    each((n) => quick(codeOf(n))),
  );
  await timedSearches(
    'part by sku',
    2,
    each((n) => find(skuOf(n))),
  );
  for (const length of [1, 2, 3, 5])
    await timedSearches(
      `parts by ${length} characters`,
      3,
      each((n) => find(codeOf(n).slice(0, length))),
    );
  await timedSearches(
    'parts by 2 characters in the quick search',
    3,
    each((n) => quick(codeOf(n).slice(0, 2))),
  );
  await timedSearches(
    'parts by 2 characters of a supplier',
    3,
    each((n) => find(codeOf(n).slice(0, 2), '1044')),
  );
  await timedSearches(
    'parts by leading zeros',
    3,
    each((n) => find(`00${codeOf(n).slice(0, 4)}`)),
  );
  await timedSearches(
    'no such code',
    3,
    each((n) => find(`${codeOf(n)}X`)),
  );
  await timedSearches(
    'page of a part',
    20,
    each((n) => shop.spareParts.part(skuOf(n), 'fi')),
  );
}

/** Thirty pasted codes, priced through the endpoint as a browser does. */
async function pasted(): Promise<void> {
  const app = createApp({ shop, clientFolder: null, loadBuild: () => Promise.reject(new Error('no pages here')) });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as { port: number };
  const ask = async (from: number) => {
    const lines = Array.from({ length: 30 }, (_, at) => ({
      code: codeOf(some(from * 30 + at)).toLowerCase(),
      amount: 1 + (at % 4),
    }));
    const answer = await fetch(`http://127.0.0.1:${port}/api/resolve-spareparts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines }),
    });
    const { lines: resolved } = (await answer.json()) as { lines: { status: string }[] };
    if (resolved.length !== 30) throw new Error(`answered ${answer.status}`);
  };
  await ask(0);
  await timedSearches(
    '30 pasted codes priced over HTTP',
    300,
    Array.from({ length: 60 }, (_, at) => () => ask(at + 1)),
  );
  server.close();
}

await timedImport('a whole price list', await writeList(join(work, 'whole'), PARTS), isPglite ? 180 : 60);
await timedImport('a delta', await writeDelta(join(work, 'delta'), PARTS, DELTA, 1), isPglite ? 15 : 5);
await timedImport('another delta', await writeDelta(join(work, 'delta-2'), PARTS, DELTA, 2), isPglite ? 15 : 5);
await searches();
await pasted();
await db.close();
await rm(work, { recursive: true });
process.exit(0);
