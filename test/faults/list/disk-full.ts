import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { writeAtomically } from '#backend/platform/files/disk.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { buyers } from '../world/buyers.ts';
import { everyPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { smallDisk } from '../world/small-disk.ts';
import { openWorld } from '../world/world.ts';

const DISK_MB = 500;
const FULL_MS = 8000;
const MORE_ORDERS = 4;

/** A picture that does not fit leaves nothing, not even a part of itself. */
async function pictureLeftovers(folder: string): Promise<string[]> {
  const wrong: string[] = [];
  const isWritten = await writeAtomically(`${folder}/kokeeksi/kuva.webp`, new Uint8Array(1024 * 1024)).then(
    () => true,
    () => false,
  );
  if (isWritten) wrong.push('a picture of a megabyte was written on a full disk');
  const left = readdirSync(`${folder}/kokeeksi`);
  if (left.length > 0) wrong.push(`left of a picture that did not fit: ${left}`);
  return wrong;
}

async function full(kind: 'pglite' | 'postgres'): Promise<Shown | Skipped> {
  const disk = smallDisk(DISK_MB);
  if (!disk) return { skipped: 'no disk may be mounted here (tmpfs)' };
  const world = await openWorld({ kind, folder: disk.folder });
  if (!world) {
    disk.end();
    return NO_POSTGRES;
  }
  const { wrong, that } = checks();
  const visitor = probe(world.url, everyPage);
  const crowd = buyers(world.url, 4, world.giftCards);
  that(await crowd.more(MORE_ORDERS), 'nobody could buy before the fault');
  disk.fill();
  await delay(FULL_MS);
  wrong.push(...(await pictureLeftovers(disk.folder)));
  that(crowd.seen.size > 0, 'no order met the full disk');
  disk.empty();
  that(await visitor.untilWell(), 'the shop did not heal by itself');
  that(await crowd.more(MORE_ORDERS), 'nobody could buy after the fault');
  const bought = await crowd.leave();
  const { degradedMs, saw } = await visitor.leave();
  for (const line of [...saw, ...crowd.saw()]) that(!/: (500|0) /.test(line), `seen: ${line}`);
  that(!(await world.server.ended(0)), 'the process has ended');
  const balance = await world.balance(bought);
  await world.end();
  disk.end();
  return {
    injected: `a disk of its own (tmpfs, ${DISK_MB} MB) with DATA_DIR and the database, filled to the last byte for ${FULL_MS / 1000} s`,
    degradedMs: Math.max(degradedMs, crowd.degradedMs()),
    saw: [...saw, ...crowd.saw()],
    books: balance,
    wrong,
  };
}

export const diskFaults: Fault[] = [
  { name: 'disk-full-embedded', about: 'no room for the embedded database', run: () => full('pglite') },
  { name: 'disk-full-postgres', about: 'no room for PostgreSQL and the data dir', run: () => full('postgres') },
];
