import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { type Bought, buyers } from '../world/buyers.ts';
import { type LoopDisk, loopDisk } from '../world/loop-disk.ts';
import { openWorld, type World } from '../world/world.ts';

const DISK_MB = 2000;
const CUTS = Number(process.env.CUTS ?? 20);

/** The acknowledged orders that are not in the database. */
async function lostOf(world: World, bought: readonly Bought[]): Promise<string[]> {
  const { rows } = await world.withDb((db) => db.query('select number from customer_order'));
  const kept = new Set(rows.map(({ number }) => number));
  return bought.flatMap(({ number }) => (number !== null && !kept.has(number) ? [number] : []));
}

async function powerCuts(): Promise<Shown | Skipped> {
  const disk = loopDisk(DISK_MB);
  if (!disk) return { skipped: 'no disk may be mounted here (ext4 on a loop device)' };
  try {
    return await cutAndStart(disk);
  } finally {
    disk.end();
  }
}

async function cutAndStart(disk: LoopDisk): Promise<Shown | Skipped> {
  const world = await openWorld({ kind: 'pglite', folder: disk.folder });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const bought: Bought[] = [];
  let degradedMs = 0;
  for (let cut = 1; cut <= CUTS; cut++) {
    const crowd = buyers(world.url, 4);
    that(await crowd.more(randomInt(1, 12)), `nobody could buy before cut ${cut}`);
    await delay(randomInt(50));
    const began = performance.now();
    that(disk.cutPower(), 'the power could not be cut (python3)');
    await world.server.kill();
    bought.push(...(await crowd.leave(0)));
    that(disk.repair(), 'the disk could not be mounted again');
    const lost = await lostOf(world, bought);
    that(lost.length === 0, `cut ${cut}: lost ${lost.length} acknowledged orders of ${bought.length}`);
    await world.start();
    degradedMs = Math.max(degradedMs, performance.now() - began);
  }
  const acknowledged = bought.filter(({ number }) => number !== null).length;
  const books = await world.balance(bought);
  await world.end();
  return {
    injected: `${CUTS} power cuts (a disk that is cut off without a sync) while four customers order`,
    degradedMs,
    saw: [`${acknowledged} orders acknowledged; no answer while the power is off`],
    books,
    wrong,
  };
}

export const powerFaults: Fault[] = [
  { name: 'power-cut', about: 'the power goes while the embedded database sells', run: powerCuts },
];
