/**
 * One process beside two on the same PostgreSQL under the same load of cached and uncached pages, in turns:
 * processor time of the shop a request, and requests a second. The load generator and the database are measured apart.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../test/postgres.ts';
import { startMany } from '../test/processes/many-servers.ts';
import { parentOf, processorMs } from './processes/processor-time.ts';
import { figure, helpOnDemand } from './report.ts';

helpOnDemand(`Two processes beside one on PostgreSQL: processor time a request, and requests a second.
  npm run bench -- processes
ROUNDS (4) of SECONDS (8) each, CLIENTS (16), KEPT (50) of 100 requests are for cached pages. Linux only (/proc); needs a
build (npm run build) and an installed PostgreSQL.`);

const ROUNDS = Number(process.env.ROUNDS ?? 4);
const SECONDS = Number(process.env.SECONDS ?? 8);
const CLIENTS = Number(process.env.CLIENTS ?? 16);
const KEPT = Number(process.env.KEPT ?? 50);
const KEPT_PAGES = ['/', '/category', '/category/renkaat', '/uutuudet', '/tarjoukset', '/brandit'];
const WORDS = ['renkaat', 'kelkka', 'vinssi', 'saha', 'hihna', 'kypärä', 'akku', 'öljy'];

const postgres = startPostgres();
if (!postgres) throw new Error('PostgreSQL is not on this machine');
const dataDir = await mkdtemp(join(tmpdir(), 'tieva-bench-processes-'));
const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };

const anyone = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const requests = Array.from({ length: 200 }, (_, n) => ({
  path:
    (n * 37) % 100 < KEPT
      ? (KEPT_PAGES[n % KEPT_PAGES.length] ?? '/')
      : `/haku?q=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}&page=${1 + (n % 2)}`,
  headers: { 'accept-encoding': 'br', 'x-forwarded-for': anyone() },
}));
async function databasePid(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const parent = parentOf(Number(rows[0]?.pid));
  await client.end();
  if (parent === undefined) throw new Error('the database runs elsewhere');
  return parent;
}

type Round = Record<'answered' | 'wallMs' | 'shopMs' | 'databaseMs' | 'generatorMs' | 'p99Ms', number>;

async function round(shop: { url: string; pid: number }, database: number, seconds: number): Promise<Round> {
  const before = { shop: processorMs(shop.pid), database: processorMs(database), cpu: cpuUsage() };
  const started = performance.now();
  const result = await autocannon({ url: shop.url, connections: CLIENTS, duration: seconds, requests });
  const { user, system } = cpuUsage(before.cpu);
  const wallMs = performance.now() - started;
  const { errors, non2xx } = result;
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} answers that were not 2xx`);
  return {
    answered: result['2xx'],
    wallMs,
    shopMs: processorMs(shop.pid) - before.shop,
    databaseMs: processorMs(database) - before.database,
    generatorMs: (user + system) / 1000,
    p99Ms: result.latency.p99,
  };
}

/** All rounds together: short ones count for what they did. */
function tell(name: string, rounds: readonly Round[]) {
  const sum = (of: keyof Round) => rounds.reduce((all, one) => all + one[of], 0);
  const [answered, wallMs] = [sum('answered'), sum('wallMs')];
  if (answered === 0) throw new Error(`${name} answered nothing`);
  const [perSecond, cpuMs] = [answered / (wallMs / 1000), sum('shopMs') / answered];
  const ofMachine = (ms: number) => Number((ms / wallMs / availableParallelism()).toFixed(2));
  figure(`${name}, requests`, perSecond, 'requests/s', {
    answered,
    shopCpuMsARequest: Number(cpuMs.toFixed(2)),
    databaseCpuMsARequest: Number((sum('databaseMs') / answered).toFixed(2)),
    shopOfMachine: ofMachine(sum('shopMs')),
    databaseOfMachine: ofMachine(sum('databaseMs')),
    generatorOfMachine: ofMachine(sum('generatorMs')),
    worstP99Ms: Math.max(...rounds.map(({ p99Ms }) => p99Ms)),
  });
  return { perSecond, cpuMs };
}

try {
  const one = await startMany(1, env);
  const two = await startMany(2, { ...env, DATA_DIR: dataDir });
  try {
    const database = await databasePid();
    const rounds: { one: Round[]; two: Round[] } = { one: [], two: [] };
    process.stderr.write('  warming up\n');
    // code gets quick in each process by itself
    for (const shop of [one, two, two, one, two, two]) await round(shop, database, SECONDS);
    for (let turn = 1; turn <= ROUNDS; turn++) {
      process.stderr.write(`  round ${turn} of ${ROUNDS}\n`);
      // the first changes from round to round
      const order = turn % 2 ? (['one', 'two'] as const) : (['two', 'one'] as const);
      for (const name of order) {
        rounds[name].push(await round(name === 'one' ? one : two, database, SECONDS));
        await delay(500);
      }
    }
    const [alone, both] = [tell('one process', rounds.one), tell('two processes', rounds.two)];
    const cores = { cores: availableParallelism(), keptOf100: KEPT };
    figure('two processes beside one, processor time a request', both.cpuMs / alone.cpuMs, 'times', cores);
    figure('two processes beside one, requests a second', both.perSecond / alone.perSecond, 'times', cores);
  } finally {
    await one.stop();
    await two.stop();
  }
} finally {
  postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
