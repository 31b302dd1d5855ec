/**
 * One process beside two on the same PostgreSQL under the same load of kept pages and pages rendered for who asks, in turns:
 * processor time of the shop a request, and requests a second. What the generator and the database take is told apart.
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
import { figure, helpOnDemand, percentile } from './report.ts';

helpOnDemand(`Two processes beside one on PostgreSQL: processor time a request, and requests a second.
  npm run bench -- processes
ROUNDS (4) of SECONDS (8) each, CLIENTS (16), KEPT (50) of 100 requests are for kept pages. Linux only (/proc); needs a
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
const requests = Array.from({ length: 2000 }, (_, n) => ({
  path:
    n % 100 < KEPT
      ? (KEPT_PAGES[n % KEPT_PAGES.length] ?? '/')
      : `/haku?q=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}&page=${1 + (n % 2)}`,
  headers: { 'accept-encoding': 'br', 'x-forwarded-for': anyone() },
}));
// kept and rendered ones mixed, the same in every round
requests.sort((a, b) => (a.headers['x-forwarded-for'] < b.headers['x-forwarded-for'] ? -1 : 1));

async function databasePid(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const parent = parentOf(Number(rows[0]?.pid));
  await client.end();
  if (parent === undefined) throw new Error('the database runs elsewhere');
  return parent;
}

type Round = { perSecond: number; shopMs: number; databaseMs: number; generator: number; p99Ms: number };

async function round(shop: { url: string; pid: number }, database: number, seconds: number): Promise<Round> {
  const before = { shop: processorMs(shop.pid), database: processorMs(database), cpu: cpuUsage() };
  const started = performance.now();
  const result = await autocannon({ url: shop.url, connections: CLIENTS, duration: seconds, requests });
  const { user, system } = cpuUsage(before.cpu);
  const wallMs = performance.now() - started;
  const { errors, non2xx } = result;
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} answers that were not 2xx`);
  const answered = result['2xx'];
  return {
    perSecond: answered / (wallMs / 1000),
    shopMs: (processorMs(shop.pid) - before.shop) / answered,
    databaseMs: (processorMs(database) - before.database) / answered,
    generator: (user + system) / 1000 / wallMs / availableParallelism(),
    p99Ms: result.latency.p99,
  };
}

const middle = (rounds: readonly Round[], of: keyof Round) =>
  percentile(
    rounds.map((one) => one[of]),
    0.5,
  );

function tell(name: string, rounds: readonly Round[]) {
  const own = {
    perSecond: middle(rounds, 'perSecond'),
    cpuMs: middle(rounds, 'shopMs'),
  };
  figure(`${name}, requests`, own.perSecond, 'requests/s', {
    shopCpuMsARequest: Number(own.cpuMs.toFixed(2)),
    databaseCpuMsARequest: Number(middle(rounds, 'databaseMs').toFixed(2)),
    generatorShareOfMachine: Number(middle(rounds, 'generator').toFixed(2)),
    p99Ms: middle(rounds, 'p99Ms'),
    rounds: rounds.length,
  });
  return own;
}

try {
  const one = await startMany(1, env);
  const two = await startMany(2, { ...env, DATA_DIR: dataDir });
  try {
    const database = await databasePid();
    const rounds: { one: Round[]; two: Round[] } = { one: [], two: [] };
    process.stderr.write('  warming up\n');
    for (const shop of [one, two]) await round(shop, database, SECONDS);
    for (let turn = 1; turn <= ROUNDS; turn++) {
      process.stderr.write(`  round ${turn} of ${ROUNDS}\n`);
      // who comes first changes from round to round
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
