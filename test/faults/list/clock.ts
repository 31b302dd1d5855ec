import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { buyers } from '../world/buyers.ts';
import { everyPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { openWorld } from '../world/world.ts';

const HOUR = 3_600_000;
const JUMPS: [string, number][] = [
  ['two days ahead', 48 * HOUR],
  ['right', 0],
  ['two hours back', -2 * HOUR],
  ['right', 0],
];
const NOTICED_MS = 500;
const MORE_ORDERS = 4;

/** Customers browse and buy while the clock of the shop's machine is set; the database's is another. */
async function jumps(): Promise<Shown | Skipped> {
  const world = await openWorld({ kind: 'postgres', isStarted: false });
  if (!world) return NO_POSTGRES;
  const file = join(world.dataDir, 'clock');
  writeFileSync(file, '0');
  const hook = new URL('../world/clock-hook.ts', import.meta.url).href;
  await world.start({ CLOCK_FILE: file, NODE_OPTIONS: `--import=${hook}` });
  const { wrong, that } = checks();
  const visitor = probe(world.url, everyPage);
  const crowd = buyers(world.url, 3, world.giftCards);
  that(await crowd.more(MORE_ORDERS), 'nobody could buy before the fault');
  for (const [where, ahead] of JUMPS) {
    writeFileSync(file, String(ahead));
    await delay(NOTICED_MS);
    that(await crowd.more(MORE_ORDERS), `nobody could buy while the clock was ${where}`);
  }
  const bought = await crowd.leave();
  that(await visitor.untilWell(), 'pages did not heal');
  const { degradedMs, saw } = await visitor.leave();
  for (const line of [...saw, ...crowd.saw()]) that(!/: (500|0|429) /.test(line), `seen: ${line}`);
  await world.server.stop();
  const placedAt = await world.withDb((db) =>
    db.query('select count(distinct floor(extract(epoch from placed_at) / 7200))::int as n from customer_order'),
  );
  that(Number(placedAt.rows[0]?.n) >= 3, 'the shop did not see the jumps');
  const balance = await world.balance(bought);
  await world.end();
  return {
    injected: `the wall clock of the process ${JUMPS.map(([where]) => where).join(', ')}, by a hook in front of Date`,
    degradedMs: Math.max(degradedMs, crowd.degradedMs()),
    saw: [...saw, ...crowd.saw()],
    books: balance,
    wrong,
  };
}

export const clockFaults: Fault[] = [
  { name: 'clock-jump', about: "the shop's clock jumps, the database's does not", run: jumps },
];
