/**
 * Times importing a big catalog while the shop is searched: `node bench/import.ts` on PGlite in a folder of its own, or
 * with DATABASE_URL on an empty PostgreSQL database. Prints one JSON object a figure.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { importCatalog } from '../backend/catalog/import/import-catalog.ts';
import { terminalOut } from '../backend/entrypoints/cli/terminal.ts';
import type { ShopContext } from '../backend/platform/context.ts';
import { migrate } from '../backend/platform/db/migrate.ts';
import { openPglite } from '../backend/platform/db/pglite.ts';
import { openPostgres } from '../backend/platform/db/postgres.ts';
import { readSettings } from '../backend/platform/settings/settings.ts';
import { createShop } from '../backend/shop.ts';
import { readListingQuery } from '../domain/catalog/search/query.ts';
import { words, writeCatalog, writeSpareParts } from './big-catalog.ts';

if (process.argv.includes('--help')) {
  console.log(
    `Times importing a big catalog while it is searched, and prints a JSON object a figure.\n  node bench/import.ts                            PGlite\n  DATABASE_URL=postgres://… node bench/import.ts  an empty PostgreSQL database\nPRODUCTS (100000) and PARTS (0) set the size, SEARCHES (10) the searches a second, STEPS=first,again,dry,changed,tenth,few what is timed.`,
  );
  process.exit(0);
}

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const PARTS = Number(process.env.PARTS ?? 0);
const SEARCHES = Number(process.env.SEARCHES ?? 10);
const url = process.env.DATABASE_URL;
const work = await mkdtemp(join(tmpdir(), 'tieva-bench-import-'));
const db = url ? await openPostgres(url) : await openPglite(join(work, 'pglite'));
const ctx: ShopContext = {
  db,
  settings: readSettings({ DATA_DIR: work }),
  log: pino({ level: 'silent' }),
  now: () => new Date(),
  fetch,
  baseUrl: '',
};
await migrate(db);
const shop = createShop(ctx);
await shop.search.start();
const terminal = terminalOut(process.stdout, process.stderr);

const print = (name: string, value: number, unit: string, size = PRODUCTS) =>
  terminal.line(JSON.stringify({ name, value: Math.round(value * 10) / 10, unit, database: db.kind, size }));
const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

const quick = (query: string) =>
  shop.search.multiQuery(
    { requests: [{ indexName: 'products_fi', query, hitsPerPage: 8, distinct: true }] },
    { appId: 'tieva', key: 'public' },
  );
const listing = (params: string) => shop.search.listing(readListingQuery(new URLSearchParams(params), null), 'fi');

/** Searches at a steady rate (open loop); waiting counts. */
function searchMeanwhile() {
  const times: number[] = [];
  const running = new Set<Promise<unknown>>();
  let failed = 0;
  const started = performance.now();
  let n = 0;
  const timer = setInterval(() => {
    for (; n < ((performance.now() - started) / 1000) * SEARCHES; n++) {
      const due = started + (n * 1000) / SEARCHES;
      const word = words[(n * 7) % words.length] ?? '';
      const search = (n % 4 === 0 ? listing(`q=${word}&page=${1 + (n % 3)}`) : quick(`${word}`))
        .catch((error) => {
          failed++;
          console.error(error);
        })
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
    times.sort((a, b) => a - b);
    return { times, failed };
  };
}

async function timed(name: string, folder: string, rows: number, options = {}) {
  const stop = searchMeanwhile();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  let mostMemory = 0;
  const memory = setInterval(() => {
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
  }, 100);
  let swapFrom = 0;
  let swapMs = 0;
  const phases: Record<string, number> = {};
  let lastPhase = '';
  let phaseFrom = performance.now();
  const processor = process.cpuUsage();
  const started = performance.now();
  const diff = await importCatalog(shop, folder, {
    allowRemovals: true,
    ...options,
    onProgress(phase, done, total) {
      terminal.progress(`${name}: ${phase}`, done, total);
      if (phase !== lastPhase) {
        const now = performance.now();
        phases[lastPhase] = (phases[lastPhase] ?? 0) + now - phaseFrom;
        lastPhase = phase;
        phaseFrom = now;
      }
      if (phase !== 'swap') return;
      if (done === 0) swapFrom = performance.now();
      else swapMs = performance.now() - swapFrom;
    },
  });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(processor);
  loop.disable();
  clearInterval(memory);
  const { times, failed } = await stop();
  print(name, seconds, 's');
  print(`${name}: rate`, rows / seconds, 'rows/s');
  print(`${name}: processor`, (user + system) / 1e6, 's');
  print(`${name}: transaction`, swapMs, 'ms');
  print(`${name}: searches p50`, at(times, 0.5), 'ms');
  print(`${name}: searches p95`, at(times, 0.95), 'ms');
  print(`${name}: searches max`, at(times, 1), 'ms');
  print(`${name}: searches failed`, failed, 'of them');
  print(`${name}: event loop p99`, loop.percentile(99) / 1e6, 'ms');
  print(`${name}: event loop max`, loop.max / 1e6, 'ms');
  print(`${name}: memory`, mostMemory / 1e6, 'MB');
  if (process.env.PHASES)
    console.error(
      name,
      phases,
      Object.entries(diff).filter(([key]) => key !== 'changes'),
    );
  await delay(500);
}

const folder = (name: string) => join(work, name);
const steps = (process.env.STEPS ?? 'first,again,dry,changed,tenth,few').split(',');
const step = (name: string) => PRODUCTS > 0 && steps.includes(name);
const first = await writeCatalog(folder('first'), PRODUCTS, 0);
const second = await writeCatalog(folder('second'), PRODUCTS, 1);
if (step('first')) await timed('import into an empty shop', first, PRODUCTS);
if (step('again')) await timed('the same again', first, PRODUCTS);
if (step('dry')) await timed('dry run of every product changed', second, PRODUCTS, { dryRun: true });
if (step('changed')) await timed('import of every product changed', second, PRODUCTS);
const delta = (name: string, edition: number, every: number) =>
  writeCatalog(folder(name), PRODUCTS, edition, 'products.delta.jsonl', (n) => n % every === 0);
if (step('tenth')) await timed('import of a tenth changed', await delta('tenth', 2, 10), PRODUCTS / 10);
if (step('few')) await timed('import of a thousandth changed', await delta('few', 3, 1000), PRODUCTS / 1000);
if (PARTS > 0) {
  const parts = await writeSpareParts(folder('parts'), PARTS);
  await timed('spare parts', parts, PARTS);
  await timed('spare parts again', parts, PARTS);
}
await db.close();
await rm(work, { recursive: true });
process.exit(0);
