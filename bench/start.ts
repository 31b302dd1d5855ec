/** The built shop as `npm start` starts it: how soon the first page is there, and what memory it takes as it is used. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure, helpOnDemand, percentile } from './report.ts';
import { readGoods } from './soak/prepare.ts';
import { fillDataDir } from './start/fill.ts';
import { startMeasured } from './start/server.ts';
import { aDay, load, pictures } from './start/visits.ts';

helpOnDemand(`The first page after a start, and the memory of the server as it is used: all its threads, as the kernel counts them.
  npm run bench -- start
  PRODUCTS=100000 npm run bench -- start    made-up products instead of the demo
On the embedded database. STARTS (3) on a folder that has its data are timed; SECONDS (20) of load; KEEP=folder uses a data
dir that is there, or leaves one there. Needs a build: npm run build.`);

const PRODUCTS = Number(process.env.PRODUCTS ?? 0);
const STARTS = Number(process.env.STARTS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 20);
const SETTLE_MS = 3000;
const kept = process.env.KEEP;
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'tieva-start-')));
const catalog = PRODUCTS > 0 ? `${PRODUCTS} products` : 'demo';
const say = (text: string) => process.stderr.write(`  ${text}\n`);
const rest = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

if (PRODUCTS > 0) {
  say(`importing ${catalog}`);
  await fillDataDir(dataDir, PRODUCTS);
} else {
  say('first start');
  const first = await startMeasured({ DATA_DIR: dataDir });
  await rest();
  const { rssMb, peakMb } = await first.memory();
  figure('first start to first page', first.firstPageMs, 'ms', { catalog, processorMs: first.processorMs });
  figure('memory after the first start', rssMb, 'MB', { catalog, peakMb: Math.round(peakMb) });
  await first.stop();
}
const prepared = await readGoods(dataDir);

const times: number[] = [];
const processor: number[] = [];
for (let n = 1; n < STARTS; n++) {
  say(`start ${n}`);
  const started = await startMeasured({ DATA_DIR: dataDir });
  times.push(started.firstPageMs);
  processor.push(started.processorMs);
  await started.stop();
}
const server = await startMeasured({ DATA_DIR: dataDir });
times.push(server.firstPageMs);
processor.push(server.processorMs);
figure('start to first page', percentile(times, 0.5), 'ms', {
  catalog,
  least: Math.round(Math.min(...times)),
  starts: times.length,
  processorMs: percentile(processor, 0.5),
});

async function memory(when: string, facts: Record<string, unknown> = {}) {
  await rest();
  const { rssMb, pssMb, anonymousMb, peakMb, processes } = await server.memory();
  const rounded = { pssMb: Math.round(pssMb), anonymousMb: Math.round(anonymousMb), peakMb: Math.round(peakMb) };
  figure(`memory ${when}`, rssMb, 'MB', { catalog, ...rounded, processes, ...facts });
}

await memory('when ready');
say('pages, searches, orders');
await aDay(server.url, prepared);
await memory('after 200 pages, 100 searches, 10 orders');
say('16 clients');
await memory('after load', { pages: await load(server.url, prepared, SECONDS), seconds: SECONDS });
say('pictures');
await memory('after pictures', { pictures: await pictures(server.url, prepared) });
await server.stop();
if (!kept) await rm(dataDir, { recursive: true, force: true });
