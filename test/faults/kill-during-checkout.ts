/**
 * `node test/faults/kill-during-checkout.ts [pglite] [postgres]`: 200 checkouts over HTTP while the server is killed
 * with SIGKILL and started again, on both databases. Afterwards every acknowledged order must exist exactly once in the
 * state that was acknowledged, and no piece of stock may be lost.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '#backend/platform/db/migrate.ts';
import { decide, makeLimited, type PlaceAnswer, place, purchase, withoutDemoCatalog } from '../http-buyer.ts';
import { freePort, type ServerProcess, startServer } from '../server-process.ts';
import { type Acknowledged, checkOrders } from './check-orders.ts';
import { pglite, postgres, type Store } from './stores.ts';

if (process.argv.includes('--help')) {
  console.log(
    `Checkouts over HTTP while the server is killed with SIGKILL and started again.\n  npm run task -- test:faults [pglite] [postgres]   both unless given\nCHECKOUTS (200) sets how many, ANSWERS_PER_LIFE (40) how many answers come between two kills at most.`,
  );
  process.exit(0);
}

const CHECKOUTS = Number(process.env.CHECKOUTS ?? 200);
const BUYERS = 8;
/** Maximum number of responses between two kills. */
const ANSWERS_PER_LIFE = Number(process.env.ANSWERS_PER_LIFE ?? 40);
const STOCK = { oulu: 60, rovaniemi: 50, ranua: 40 };
const SKUS = ['KESTO-1', 'KESTO-2'];

type Progress = { answers: number; broken: boolean; done: boolean };

/** Concurrent checkouts, each repeated until the server responds. */
async function buy(url: string, progress: Progress): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  async function untilAnswered<T>(step: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await step();
        progress.answers++;
        return answer;
      } catch {
        if (progress.broken) throw new Error('the server never came back');
        await delay(100);
      }
    }
  }
  async function buyer() {
    while (next < CHECKOUTS) {
      const turn = next++;
      const request = purchase(SKUS[turn % SKUS.length] ?? '', 1 + (turn % 2));
      const placed: PlaceAnswer = await untilAnswered(async () => {
        const answer = await place(url, request);
        // a response without a decision: the client sends the same request with the same key again
        if (answer.status >= 500) throw new Error(String(answer.status));
        return answer;
      });
      if (placed.number === undefined) {
        if (!('message' in placed) || placed.message !== 'unavailable') throw new Error(JSON.stringify(placed));
        continue;
      }
      const order: Acknowledged = { ...request, number: placed.number, status: 'pending_payment' };
      acknowledged.push(order);
      const { transactionId } = placed;
      const choice = turn % 5;
      if (choice === 4) continue; // placed, never paid
      if (choice === 3) {
        await untilAnswered(() => decide(url, transactionId, 'cancel', 'once'));
        order.status = 'payment_failed';
      } else {
        const callbacks = (['once', 'twice', 'never'] as const)[choice] ?? 'once';
        const landing = await untilAnswered(() => decide(url, transactionId, 'pay', callbacks));
        if (!landing.startsWith('/kiitos')) throw new Error(`${order.number} landed at ${landing}`);
        order.status = 'paid';
      }
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return acknowledged;
}

async function run(name: string, store: Store): Promise<boolean> {
  const before = await store.open();
  await migrate(before);
  await withoutDemoCatalog(before);
  for (const sku of SKUS) await makeLimited(before, sku, STOCK);
  await before.close();

  const port = await freePort();
  let server: ServerProcess = await startServer(store.env, port);
  let kills = 0;
  const progress: Progress = { answers: 0, broken: false, done: false };
  // by progress, not by the clock: the other buyers' requests are in the middle of something whenever one is answered
  const killer = (async () => {
    for (let at = randomInt(2, 12); !progress.done; await delay(5)) {
      if (progress.answers < at) continue;
      await delay(randomInt(30));
      await server.kill();
      kills++;
      server = await startServer(store.env, port);
      at = progress.answers + randomInt(4, ANSWERS_PER_LIFE);
    }
  })().catch((error) => {
    progress.broken = true;
    console.error(error);
  });
  const acknowledged = await buy(server.url, progress);
  progress.done = true;
  await killer;
  await server.stop();

  const after = await store.open();
  const problems = await checkOrders(after, acknowledged, SKUS, STOCK);
  await after.close();
  await store.drop();
  const of = (status: string) => acknowledged.filter((order) => order.status === status).length;
  console.log(
    `${name}: ${CHECKOUTS} checkouts, ${kills} kills; acknowledged ${acknowledged.length}: ${of('paid')} paid, ` +
      `${of('payment_failed')} cancelled, ${of('pending_payment')} waiting; ${problems.length} problems`,
  );
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length === 0 && kills > 0 && !progress.broken;
}

const wanted = process.argv.slice(2);
const runs = (name: string) => wanted.length === 0 || wanted.includes(name);
let good = true;
if (runs('pglite')) good = (await run('pglite', pglite())) && good;
if (runs('postgres')) {
  const store = await postgres();
  if (store) good = (await run('postgres', store)) && good;
  else {
    console.log('PostgreSQL is not on this machine: that half did NOT run.');
    good = good && !process.env.CI;
  }
}
process.exit(good ? 0 : 1);
