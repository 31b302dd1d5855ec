/**
 * `node test/faults/kill-at-steps.ts [pglite] [postgres]`: a server killed with SIGKILL at every named step of placing and paying
 * an order (steps.ts), on both databases. The buyer repeats what got no answer, or gives up. Nothing may be lost or doubled: the
 * order, pieces, the use of a campaign, a card's money, the card that was bought, mails.
 */

import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createContext } from '#backend/entrypoints/open-shop.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { byCommand } from '#test/actors.ts';
import {
  decide,
  makeLimited,
  type PlaceAnswer,
  type Purchase,
  place,
  purchase,
  withoutDemoCatalog,
} from '../http-buyer.ts';
import { makeProduct } from '../make-products.ts';
import { freePort, type ServerProcess, startServer } from '../server-process.ts';
import { type KilledOrder, wrongOfGivenUp, wrongOfPaid } from './check-kept.ts';
import { type Step, steps } from './steps.ts';
import { pglite, postgres, type Store } from './stores.ts';

if (process.argv.includes('--help')) {
  console.log(
    `A server killed at every step of placing and paying an order.\n  node test/faults/kill-at-steps.ts [pglite] [postgres]   both unless given\nSTEPS names a part of the steps to take.`,
  );
  process.exit(0);
}

const CARD = 'LAHJAKORTTI';
/** Half of 50 € for the goods, 50 € for the bought card, 10 € of it from a card. */
const SUMS = { totalCents: 7500, payNowCents: 7500, toPayCents: 6500 };
const DAYS_LATER_MS = 4 * 86_400_000;

type Killed = { step: Step; order: KilledOrder; request: Purchase };

async function prepare(db: Db, env: Record<string, string>, chosen: readonly Step[]): Promise<Killed[]> {
  await migrate(db);
  await withoutDemoCatalog(db);
  await makeProduct(db, { name: { fi: 'Lahjakortti' }, sku: CARD, variants: [{ sku: CARD, price: 5000 }] });
  await db.query("update product set is_gift_card = true, vat_class = 'voucher' where sku = $1", [CARD]);
  const shop = createShop(createContext(readSettings({ ...env, LOG_LEVEL: 'error' }), db));
  const killed: Killed[] = [];
  for (const [i, step] of chosen.entries()) {
    const [sku, campaign] = [`TAPPO-${i}`, `PUOLET${i}`];
    await makeLimited(db, sku, { oulu: 10 });
    const rules = [{ conditions: [], effect: { kind: 'percentage', percent: 50 } }];
    await db.query('insert into campaign (code, campaign, use_limit) values ($1, $2, 1)', [
      campaign,
      JSON.stringify({ code: campaign, name: { fi: campaign }, automatic: false, priority: 100, rules }),
    ]);
    const card = await shop.giftCards.staff.make(byCommand, { cents: 1000, reason: 'test' });
    if (!card) throw new Error('no card');
    const request = {
      ...purchase(sku),
      ...SUMS,
      lines: [
        { sku, amount: 1 },
        { sku: CARD, amount: 1 },
      ],
      campaignCode: campaign,
      giftCardCode: card.code,
      email: `ostaja${i}@example.com`,
    };
    const { idempotencyKey } = request;
    killed.push({ step, request, order: { step: step.name, idempotencyKey, sku, campaign, cardId: card.id } });
  }
  return killed;
}

/** Repeats a step until the server responds; a 5xx means: try again. */
async function untilAnswered<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch {
      await delay(100);
    }
  }
}

const placed = (url: string, request: Purchase) =>
  untilAnswered(async (): Promise<PlaceAnswer> => {
    const answer = await place(url, request);
    if (answer.status >= 500) throw new Error(String(answer.status));
    if (answer.status !== 201) console.error('refused', answer);
    return answer;
  });

async function buy(url: string, request: Purchase): Promise<void> {
  const answer = await placed(url, request);
  if (answer.number === undefined) return;
  const { transactionId } = answer;
  await untilAnswered(() => decide(url, transactionId, 'pay', 'never'));
}

/** One order with its kill; `givesUp`: the buyer does not come back after it. */
async function killOnce(life: Life, { step, request }: Killed, givesUp: boolean): Promise<boolean> {
  let isOver = false;
  if (step.during === 'paying') {
    const answer = await placed(life.url, request);
    life.arm(step);
    if (answer.number !== undefined) {
      const { transactionId } = answer;
      void untilAnswered(() => decide(life.url, transactionId, 'pay', 'never')).then(() => {
        isOver = true;
      });
    }
  } else {
    life.arm(step);
    if (givesUp) await place(life.url, request).catch(() => {});
    else
      void buy(life.url, request).then(() => {
        isOver = true;
      });
  }
  const wasKilled = await life.killed();
  if (!givesUp) while (!isOver) await delay(50);
  return wasKilled;
}

type Life = { url: string; arm: (step: Step) => void; killed: () => Promise<boolean>; end: () => Promise<void> };

async function live(env: Record<string, string>): Promise<Life> {
  const port = await freePort();
  const order = join(tmpdir(), `tieva-kill-order-${port}`);
  const hook = new URL('./kill-hook.ts', import.meta.url).href;
  const hooked = { ...env, KILL_ORDER: order, NODE_OPTIONS: `--import=${hook}` };
  let server: ServerProcess = await startServer(hooked, port);
  return {
    url: server.url,
    arm: ({ kill }) => writeFileSync(order, JSON.stringify(kill)),
    async killed() {
      const wasKilled = await server.ended(30_000);
      if (wasKilled) server = await startServer(hooked, port);
      return wasKilled;
    },
    end: () => server.stop(),
  };
}

/** True when all mails have gone. */
async function mailed(db: Db): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until; await delay(200)) {
    const { rows } = await db.query("select count(*)::int as n from outbox_mail where status = 'queued'");
    if (rows[0]?.n === 0) return;
  }
}

async function run(name: string, store: Store): Promise<boolean> {
  const chosen = steps.filter((step) => step.name.includes(process.env.STEPS ?? ''));
  const abandoned = chosen.filter(({ during }) => during === 'placing');
  const before = await store.open();
  const all = await prepare(before, store.env, [...chosen, ...abandoned]);
  await before.close();
  const [repeated, givenUp] = [all.slice(0, chosen.length), all.slice(chosen.length)];

  const problems: string[] = [];
  const life = await live(store.env);
  const kill = async (one: Killed, givesUp: boolean) => {
    const wasKilled = await killOnce(life, one, givesUp);
    if (!wasKilled) problems.push(`${one.step.name}: never came to it`);
    console.log(`${name}: killed ${one.step.name}, ${givesUp ? 'given up' : 'repeated'}`);
  };
  for (const one of repeated) await kill(one, false);
  for (const one of givenUp) await kill(one, true);
  // what a killed server had taken is due again when its lease is over
  await life.end();

  const after = await store.open();
  await after.query("update outbox_mail set next_attempt_at = now() where status = 'queued'");
  const context = createContext(readSettings({ ...store.env, LOG_LEVEL: 'fatal' }), after);
  const shop = createShop(context);
  await shop.mail.deliverWaiting();
  await mailed(after);
  await createShop({ ...context, now: () => new Date(Date.now() + DAYS_LATER_MS) }).checkout.sweep();
  for (const { order } of repeated) problems.push(...(await wrongOfPaid(after, order)));
  for (const { order } of givenUp) problems.push(...(await wrongOfGivenUp(after, order)));
  await after.close();
  await store.drop();
  console.log(
    `${name}: killed at ${repeated.length} steps and repeated, at ${givenUp.length} and given up; ${problems.length} problems`,
  );
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length === 0;
}

const wanted = process.argv.slice(2);
const runs = (name: string) => wanted.length === 0 || wanted.includes(name);
let good = true;
if (runs('postgres')) {
  const store = await postgres();
  if (store) good = (await run('postgres', store)) && good;
  else {
    console.log('PostgreSQL is not on this machine: that half did NOT run.');
    good = good && !process.env.CI;
  }
}
if (runs('pglite')) good = (await run('pglite', pglite())) && good;
process.exit(good ? 0 : 1);
