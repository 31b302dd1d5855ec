/**
 * The demo shop under half of what it can do, for a long time: 85 of 100 visitors look, 10 search, 5 buy. No request may
 * fail; the heap after collection must not grow.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { startMeasured, type Use } from './measured/server.ts';
import { figure, helpOnDemand, percentile } from './report.ts';
import { type Act, nextAct, perform } from './soak/acts.ts';
import { prepareShop } from './soak/prepare.ts';

helpOnDemand(`Half of the shop's capacity for a long time: errors, times, and the heap after collection.
  npm run bench -- soak
MINUTES (10): the first third warms up, the second is compared with the last. RATE sets acts a second instead of half of
what is measured first. Needs a build: npm run build.`);

const MINUTES = Number(process.env.MINUTES ?? 10);
const MOST_GROWTH = 0.05;
const WARM_UP_SECONDS = 15;
const CAPACITY_SECONDS = 20;
const CAPACITY_CLIENTS = 8;
const USE_EVERY_MS = 10_000;

const dataDir = await mkdtemp(join(tmpdir(), 'tieva-soak-'));
process.stderr.write('  making the shop\n');
const prepared = await prepareShop(dataDir);
const server = await startMeasured({ DATA_DIR: dataDir });
/** How often each went wrong; keys of single requests do not make different errors. */
const errors = new Map<string, number>();
let failed = 0;
const times: Record<Act, number[]> = { browse: [], search: [], buy: [] };

/** the cause of `fetch failed` names the fault. */
function causeOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

async function visit(act: Act) {
  const started = performance.now();
  try {
    await perform(act, server.url, prepared);
    times[act].push(performance.now() - started);
  } catch (error) {
    const kind = `${act}: ${causeOf(error).replace(/[0-9a-f]{8}-[0-9a-f-]{20,}/g, '…')}`;
    errors.set(kind, (errors.get(kind) ?? 0) + 1);
    failed++;
  }
}

/** As fast as some clients can, one act after the other. */
async function capacity(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let acts = 0;
  const client = async () => {
    while (performance.now() < end) {
      await visit(nextAct());
      acts++;
    }
  };
  await Promise.all(Array.from({ length: CAPACITY_CLIENTS }, client));
  return acts / seconds;
}

process.stderr.write('  warming up\n');
await capacity(WARM_UP_SECONDS);
process.stderr.write('  how much it can do\n');
const generator = cpuUsage();
const most = await capacity(CAPACITY_SECONDS);
const { user, system } = cpuUsage(generator);
figure('capacity', most, 'acts/s', {
  clients: CAPACITY_CLIENTS,
  generatorCores: Number(((user + system) / 1e6 / CAPACITY_SECONDS).toFixed(2)),
});
const rate = Number(process.env.RATE ?? most / 2);
for (const list of Object.values(times)) list.length = 0;

const uses: { minute: number; use: Use }[] = [];
const started = performance.now();
const sinceStart = () => (performance.now() - started) / 60_000;
const waiting = new Set<Promise<void>>();
let done = 0;
let nextUse = USE_EVERY_MS;
// open loop: a visitor does not wait for the one before
while (sinceStart() < MINUTES) {
  const due = Math.floor(((performance.now() - started) / 1000) * rate);
  for (; done < due; done++) {
    const act = visit(nextAct()).finally(() => waiting.delete(act));
    waiting.add(act);
  }
  if (performance.now() - started > nextUse) {
    nextUse += USE_EVERY_MS;
    const use = await server.use();
    uses.push({ minute: sinceStart(), use });
    process.stderr.write(
      `\r  ${sinceStart().toFixed(1)} of ${MINUTES} min, ${done} acts, ${waiting.size} under way, ${failed} errors, heap ${use.heapMb.toFixed(1)} MB, memory ${use.rssMb.toFixed(0)} MB `,
    );
  }
  await delay(5);
}
await Promise.all(waiting);
process.stderr.write('\n');
await server.stop();
await rm(dataDir, { recursive: true, force: true });

/** The median between two minutes. */
const middle = (from: number, to: number, of: keyof Use) =>
  percentile(
    uses.filter(({ minute }) => minute >= from && minute < to).map(({ use }) => use[of]),
    0.5,
  );
const spans = (length: number) =>
  Array.from({ length: Math.ceil(MINUTES / length) }, (_, at) => [at * length, (at + 1) * length] as const);
for (const [act, list] of Object.entries(times))
  figure(`${act} p50`, percentile(list, 0.5), 'ms', {
    p95Ms: percentile(list, 0.95),
    p99Ms: percentile(list, 0.99),
    maxMs: percentile(list, 1),
    times: list.length,
  });
figure('acts', done, '', { perSecond: Number(rate.toFixed(1)), minutes: MINUTES, errors: failed });
// ten minutes each in the long run
for (const [from, to] of spans(Math.min(10, MINUTES / 3)))
  figure(`heap after collection, minutes ${from.toFixed(0)} to ${to.toFixed(0)}`, middle(from, to, 'heapMb'), 'MB', {
    externalMb: Math.round(middle(from, to, 'externalMb')),
    memoryMb: Math.round(middle(from, to, 'rssMb')),
    eventLoopP99Ms: Number(middle(from, to, 'loopP99Ms').toFixed(1)),
  });
const [before, after] = [
  middle(MINUTES / 3, (2 * MINUTES) / 3, 'heapMb'),
  middle((2 * MINUTES) / 3, MINUTES, 'heapMb'),
];
const growth = after / before - 1;
figure('heap after collection, last third beside the middle one', after / before, 'times', {
  growth: Number(growth.toFixed(3)),
});
for (const [kind, times] of [...errors].sort(([, a], [, b]) => b - a).slice(0, 20)) console.error(`${times} × ${kind}`);
// no measure at all is no success
if (failed > 0 || !(growth <= MOST_GROWTH)) process.exit(1);
