/** Cached pages requested 50 times a second while the running shop checks and applies a change set of 50,000 prices, on PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createContext, openDb } from '../backend/entrypoints/open-shop.ts';
import { readSettings } from '../backend/platform/settings/settings.ts';
import { createShop } from '../backend/shop.ts';
import type { ChangeRule, ChangeSetState } from '../domain/catalog/change-sets/change-set.ts';
import { startPostgres } from '../test/postgres.ts';
import { startMeasured } from './measured/server.ts';
import { lookedAt, prepareShop } from './pages-under-import/prepare.ts';
import { visitEvenly } from './pages-under-import/visit.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Times of cached pages while prices are changed: none, checked, applied.
  npm run bench -- pages-under-changes
PRODUCTS (45000) sets the size of the catalog, ROWS (50000) that of the set. Starts a PostgreSQL of its own.
Needs a build: npm run build.`);

const PRODUCTS = Number(process.env.PRODUCTS ?? 45_000);
const ROWS = Number(process.env.ROWS ?? 50_000);
const A_SECOND = 50;
const QUIET_MS = 10_000;
const PAGE_BAR_MS = 25;
const SET_BAR_S = 60;
const LONGEST_MS = 300_000;

const postgres = startPostgres();
if (!postgres) throw new Error('PostgreSQL is not on this machine');
const dataDir = await mkdtemp(join(tmpdir(), 'tieva-bench-changes-'));
const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
process.stderr.write(`  ${PRODUCTS} products\n`);
await prepareShop(env, PRODUCTS);
const server = await startMeasured(env);
// jobs of sets made here run in the server
const settings = readSettings({ ...env, LOG_LEVEL: 'silent' });
const { db, release } = await openDb(settings);
const { changeSets } = createShop(createContext(settings, db));
const actor = { kind: 'command', name: 'bench' } as const;

async function setOf(id: number) {
  const set = await changeSets.one(actor, id);
  if (!set) throw new Error(`no set ${id}`);
  return set;
}

async function until(id: number, wanted: ChangeSetState) {
  const from = performance.now();
  while ((await setOf(id)).state !== wanted) {
    if (performance.now() - from > LONGEST_MS) throw new Error(`the set is not ${wanted}`);
    await delay(200);
  }
}

let isFast = true;
/** Does the work with visitors meanwhile: their times, and how long the work took. */
async function meanwhile(name: string, work: () => Promise<unknown>) {
  for (const path of lookedAt) await (await fetch(server.url + path)).arrayBuffer();
  await server.use();
  process.stderr.write(`  ${name}\n`);
  const visits = visitEvenly(server.url, lookedAt, 1000 / A_SECOND);
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  const { times, failed } = await visits();
  const p99 = percentile(times, 0.99);
  const ok = p99 <= PAGE_BAR_MS && seconds <= SET_BAR_S && failed === 0;
  isFast &&= ok;
  figure(`cached pages, ${name}, p99`, p99, 'ms', {
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    maxMs: percentile(times, 1),
    failed,
    bar: PAGE_BAR_MS,
    ok,
    seconds: Number(seconds.toFixed(1)),
    requests: times.length,
    eventLoopP99Ms: Number((await server.use()).loopP99Ms.toFixed(1)),
  });
}

const rule: ChangeRule = {
  kind: 'price',
  change: { by: 'percent', percent: 4 },
  rounding: { step: 100, ending: 90, direction: 'nearest' },
};
try {
  await meanwhile('no change', () => delay(QUIET_MS));
  const { rows } = await db.query<{ sku: string }>('select sku from product_variant order by id limit $1', [ROWS]);
  const selection = { by: 'skus' as const, skus: rows.map(({ sku }) => sku) };
  let id = 0;
  await meanwhile(`${rows.length} prices checked`, async () => {
    const made = await changeSets.make(actor, { title: 'bench', source: 'rule', rule, selection });
    if (!made.ok) throw new Error(made.reason);
    id = made.value.id;
    await until(id, 'checked');
  });
  await meanwhile(`${rows.length} prices applied`, async () => {
    await changeSets.approve(actor, id, (await setOf(id)).version);
    await until(id, 'scheduled');
  });
} finally {
  await server.stop();
  await db.close();
  release();
  postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(isFast ? 0 : 1);
