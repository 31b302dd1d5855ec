import { setTimeout as delay } from 'node:timers/promises';
import { checks, type Fault, type Shown, type Skipped } from '../fault.ts';
import { buyers } from '../world/buyers.ts';
import { loopDisk } from '../world/loop-disk.ts';
import { drawnPage, keptPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { tryStart } from '../world/try-start.ts';
import { openWorld } from '../world/world.ts';

const DISK_MB = 500;
const READ_ONLY_MS = 20_000;
const REFUSED_WITHIN_MS = 5000;
const STOPPED_WITHIN_MS = 12_000;
const MORE_ORDERS = 4;

/** Time until a page that needs the database responds 503. */
async function untilRefused(url: string): Promise<number> {
  const from = performance.now();
  for (;;) {
    const answer = await fetch(`${url}${drawnPage.path}`, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
    if (answer?.status === 503) return performance.now() - from;
    if (performance.now() - from > 60_000) return Number.POSITIVE_INFINITY;
    await delay(50);
  }
}

async function readOnly(): Promise<Shown | Skipped> {
  const disk = loopDisk(DISK_MB);
  if (!disk) return { skipped: 'no disk may be mounted here (loop)' };
  const world = await openWorld({ kind: 'pglite', folder: disk.folder });
  if (!world) throw new Error('no embedded database');
  const { wrong, that } = checks();
  const pages = probe(world.url, [keptPage]);
  const crowd = buyers(world.url, 4, world.giftCards);
  that(await crowd.more(MORE_ORDERS), 'nobody could buy before the fault');
  that(disk.turnReadOnly(), 'the disk could not be made read-only');
  const from = performance.now();
  const refusedMs = await untilRefused(world.url);
  that(refusedMs <= REFUSED_WITHIN_MS, `503 came after ${Math.round(refusedMs)} ms`);
  that(!(await world.server.ended(READ_ONLY_MS)), 'the process ended though its disk could not be written');
  that(pages.unharmed().includes(keptPage.name), 'a cached page was not served');
  const kept = await pages.leave();
  const stopping = world.server.stop();
  that(await world.server.ended(STOPPED_WITHIN_MS), 'SIGTERM did not end the process');
  await stopping;
  const said: string[] = [];
  for (const dir of [world.dataDir, `${disk.folder}/new`]) {
    const tried = await tryStart({ DATA_DIR: dir });
    that(tried.code === 1, `a start in ${dir} ended with ${tried.code}`);
    that(/^DATA_DIR .* cannot be written \(EROFS\)/m.test(tried.said), `a start in ${dir} said: ${tried.said}`);
    that(!/^\s+at /m.test(tried.said), `a start in ${dir} shows a stack`);
    said.push(`owner, a start there: ${tried.said.trim().split('\n')[0]}`);
  }
  that(disk.repair(), 'the disk could not be mounted again');
  await world.start();
  that(await crowd.more(MORE_ORDERS), 'nobody could buy after the fault');
  const degradedMs = performance.now() - from;
  const bought = await crowd.leave();
  const balance = await world.balance(bought);
  await world.end();
  disk.end();
  return {
    injected: `a disk of its own (loop, ext4, ${DISK_MB} MB) with DATA_DIR turned read-only under open files for ${READ_ONLY_MS / 1000} s; stopped, repaired, started`,
    degradedMs,
    saw: [
      `visitor: 503 after ${Math.round(refusedMs)} ms`,
      ...kept.saw.map((line) => `cached pages: ${line}`),
      ...crowd.saw(),
      ...said,
    ],
    books: balance,
    wrong,
  };
}

export const readOnlyFaults: Fault[] = [
  {
    name: 'disk-read-only',
    about: "the embedded database's disk turns read-only while customers order",
    run: readOnly,
  },
];
