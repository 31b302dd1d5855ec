/**
 * Cached listings and product pages requested by 16 visitors while the running shop imports a catalog in which every product
 * has changed: how long visitors wait, and how much longer the import takes because of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../test/postgres.ts';
import { startMeasured } from './measured/server.ts';
import { lookedAt, prepareShop } from './pages-under-import/prepare.ts';
import { type Visits, visit } from './pages-under-import/visit.ts';
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Kept pages while every product is imported anew: times of the pages, event loop, time of the import.
  npm run bench -- pages-under-import
PRODUCTS (5000), CLIENTS (16), ON=postgres for a throw-away PostgreSQL instead of PGlite. Needs a build: npm run build.`);

const PRODUCTS = Number(process.env.PRODUCTS ?? 5000);
const CLIENTS = Number(process.env.CLIENTS ?? 16);
const QUIET_MS = 4000;

const postgres = process.env.ON === 'postgres' ? startPostgres() : null;
if (postgres === undefined) throw new Error('PostgreSQL is not on this machine');
const dataDir = await mkdtemp(join(tmpdir(), 'tieva-bench-kept-'));
const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
process.stderr.write('  making the shop\n');
const [first = '', second = ''] = await prepareShop(env, PRODUCTS);
const server = await startMeasured(env);

/** As an owner does it: the command line calls the running shop. */
async function importFolder(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['backend/entrypoints/cli/main.ts', 'import', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, ENV_FILE: '' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the import failed');
  return (performance.now() - started) / 1000;
}

function tell(name: string, { times, failed, generatorCpu }: Visits, seconds: number, loop: { loopP99Ms: number }) {
  figure(`${name}, p99`, percentile(times, 0.99), 'ms', {
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    maxMs: percentile(times, 1),
    perSecond: Math.round(times.length / seconds),
    failed,
    eventLoopP99Ms: Number(loop.loopP99Ms.toFixed(1)),
    generatorCpu: Number(generatorCpu.toFixed(2)),
  });
  return failed;
}

let failed = 0;
try {
  for (const path of lookedAt) {
    const answer = await fetch(server.url + path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  }
  await server.use();
  process.stderr.write('  visitors without an import\n');
  const quiet = visit(server.url, lookedAt, CLIENTS);
  await delay(QUIET_MS);
  failed += tell('cached pages, no import', await quiet(), QUIET_MS / 1000, await server.use());
  process.stderr.write('  an import without visitors\n');
  const alone = await importFolder(second);
  for (const path of lookedAt) await (await fetch(server.url + path)).arrayBuffer();
  await server.use();
  process.stderr.write('  an import with visitors\n');
  const busy = visit(server.url, lookedAt, CLIENTS);
  const together = await importFolder(first);
  // the invalidated pages are rendered again
  await delay(1000);
  failed += tell(`cached pages during an import of ${PRODUCTS}`, await busy(), together + 1, await server.use());
  figure('import with visitors', together, 's', {
    aloneS: Number(alone.toFixed(1)),
    database: postgres ? 'postgres' : 'pglite',
  });
} finally {
  await server.stop();
  postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (failed > 0) process.exit(1);
