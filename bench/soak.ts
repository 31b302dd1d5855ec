/**
 * The demo shop under half of what it can do, for a long time: 85 of 100 visitors look, 10 search, 5 buy. No request may
 * fail; the heap after collection must not grow.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../test/server-process.ts';
import { figure, helpOnDemand, percentile } from './report.ts';
import { type Act, nextAct, perform } from './soak/acts.ts';
import { prepareShop } from './soak/prepare.ts';

helpOnDemand(`Half of the shop's capacity for a long time: errors, times, and the heap after collection.
  npm run bench -- soak
MINUTES (10): the first third warms up, the second is compared with the last. RATE sets acts a second instead of half of
what is measured first. Needs a build: npm run build.`);

const MINUTES = Number(process.env.MINUTES ?? 10);
const MOST_GROWTH = 0.05;
const CAPACITY_SECONDS = 20;
const CAPACITY_CLIENTS = 8;
const MEMORY_EVERY_MS = 10_000;

type Memory = { heapMb: number; rssMb: number };

/** The server with a way to ask for its heap. */
async function startMeasured(dataDir: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const hook = new URL('./soak/memory-hook.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--expose-gc', `--import=${hook}`, 'server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...{ ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ENV_FILE: '', HOST: '127.0.0.1' },
      ...{ TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: dataDir, PORT: String(port), BASE_URL: url },
    },
  });
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the server ended by itself');
    await delay(100);
  }
  return {
    url,
    async memory(): Promise<Memory> {
      child.send('memory');
      const [memory] = await once(child, 'message');
      return memory as Memory;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'tieva-soak-'));
process.stderr.write('  making the shop\n');
const prepared = await prepareShop(dataDir);
const server = await startMeasured(dataDir);
const errors: string[] = [];
const times: Record<Act, number[]> = { browse: [], search: [], buy: [] };

async function visit(act: Act) {
  const started = performance.now();
  try {
    await perform(act, server.url, prepared);
    times[act].push(performance.now() - started);
  } catch (error) {
    errors.push(`${act}: ${(error as Error).message}`);
  }
}

/** As fast as some clients can, one act after the other. */
async function capacity(): Promise<number> {
  const end = performance.now() + CAPACITY_SECONDS * 1000;
  let acts = 0;
  const client = async () => {
    while (performance.now() < end) {
      await visit(nextAct());
      acts++;
    }
  };
  await Promise.all(Array.from({ length: CAPACITY_CLIENTS }, client));
  return acts / CAPACITY_SECONDS;
}

process.stderr.write('  how much it can do\n');
const most = await capacity();
figure('capacity', most, 'acts/s', { clients: CAPACITY_CLIENTS });
const rate = Number(process.env.RATE ?? most / 2);
for (const list of Object.values(times)) list.length = 0;

const heaps: { minute: number; memory: Memory }[] = [];
const started = performance.now();
const sinceStart = () => (performance.now() - started) / 60_000;
const waiting = new Set<Promise<void>>();
let done = 0;
let nextMemory = MEMORY_EVERY_MS;
// open loop: who comes does not wait for who came before
while (sinceStart() < MINUTES) {
  const due = Math.floor(((performance.now() - started) / 1000) * rate);
  for (; done < due; done++) {
    const act = visit(nextAct()).finally(() => waiting.delete(act));
    waiting.add(act);
  }
  if (performance.now() - started > nextMemory) {
    nextMemory += MEMORY_EVERY_MS;
    heaps.push({ minute: sinceStart(), memory: await server.memory() });
    const { heapMb, rssMb } = heaps.at(-1)?.memory ?? { heapMb: 0, rssMb: 0 };
    process.stderr.write(
      `\r  ${sinceStart().toFixed(1)} of ${MINUTES} min, ${done} acts, ${errors.length} errors, heap ${heapMb.toFixed(0)} MB, memory ${rssMb.toFixed(0)} MB `,
    );
  }
  await delay(5);
}
await Promise.all(waiting);
process.stderr.write('\n');
await server.stop();
await rm(dataDir, { recursive: true, force: true });

const heapOf = (from: number, to: number) => {
  const found = heaps.filter(({ minute }) => minute >= from * MINUTES && minute < to * MINUTES);
  return percentile(
    found.map(({ memory }) => memory.heapMb),
    0.5,
  );
};
const [before, after] = [heapOf(1 / 3, 2 / 3), heapOf(2 / 3, 1)];
const growth = after / before - 1;
for (const [act, list] of Object.entries(times))
  figure(`${act} p50`, percentile(list, 0.5), 'ms', {
    p95Ms: percentile(list, 0.95),
    p99Ms: percentile(list, 0.99),
    times: list.length,
  });
figure('acts', done, '', { perSecond: Number(rate.toFixed(1)), minutes: MINUTES, errors: errors.length });
figure('heap after collection, middle third', before, 'MB');
figure('heap after collection, last third', after, 'MB', { growth: Number(growth.toFixed(3)) });
for (const error of errors.slice(0, 10)) console.error(error);
if (errors.length > 0 || growth > MOST_GROWTH) process.exit(1);
