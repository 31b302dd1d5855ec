import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#backend/platform/db/db.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { byCommand } from '#test/actors.ts';
import { addProduct, receive, setPrice } from '../../../docs/samples/erp/erp.ts';
import type { Store } from '../../../docs/samples/erp/store.ts';
import { decide, type PlaceAnswer, place, purchase } from '../../http-buyer.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import type { Bought } from '../world/buyers.ts';
import { erpBeside, shopOf } from '../world/erp.ts';
import { SKUS, STOCK } from '../world/goods.ts';
import { openWorld, type World } from '../world/world.ts';

const DAYS = Number(process.env.ERP_DAYS ?? 3);
const SEED = Number(process.env.ERP_SEED ?? randomInt(2 ** 31));
const CLOCK_MS = 200;
const HOME_CENTS = 1590;
const PIECES = 3;
const MOST_BETWEEN_KILLS_MS = 900;
/** A request that a kill cut off may be sent again after 20 s; a file that was being applied is looked for every minute. */
const SOON_MS = 200_000;
const PATIENCE_MS = 240_000;
const DONE = ['shipped', 'ready_for_pickup'];
const [GOODS = '', REDUCED = ''] = SKUS;

/** Numbers below `most` that follow from the seed (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

/** A step without a response is repeated, as the shop's checkout does. */
async function answered<T>(step: () => Promise<T>, isAnswer: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await step().catch(() => null);
    if (answer !== null && isAnswer(answer)) return answer;
    await delay(200);
  }
}

/** Buys one piece and pays. */
async function buy(url: string, sku: string, price: number, isSent: boolean): Promise<Bought> {
  const totalCents = isSent ? price + HOME_CENTS : price;
  const request = { ...purchase(sku), totalCents, isSent };
  const placed = await answered<PlaceAnswer>(
    () => place(url, request),
    ({ status }) => status < 500,
  );
  if (placed.number === undefined) throw new Error(`not placed: ${JSON.stringify(placed)}`);
  const { number, transactionId } = placed;
  await answered(
    () => decide(url, transactionId, 'pay', 'once'),
    (to) => to.startsWith('/kiitos'),
  );
  return { request, number, status: 'paid' };
}

type That = (isSo: boolean, what: string) => void;
type Fact = { number: string; status: string; total: number; parcels: number; mails: number };
const FACTS = `select o.number, o.status, o.total_cents as total,
    (select count(*) from shipment s where s.order_id = o.id)::int as parcels,
    (select count(*) from outbox_mail m where split_part(m.subject_id, ':', 1) = o.id::text and m.kind = 'order-shipped')::int as mails
  from customer_order o order by o.number`;

/** Orders as the ERP has them against those of the shop; returns how many parcels were sent. */
async function compareOrders(db: Db, store: Store, that: That): Promise<number> {
  const facts = (await db.query<Fact>(FACTS)).rows;
  const sales = new Map(store.sales().map((sale) => [sale.number, sale]));
  that(sales.size === facts.length, `the ERP has ${sales.size} orders of ${facts.length}`);
  for (const { number, status, total, parcels, mails } of facts) {
    const sale = sales.get(number);
    const known = `${sale?.status} ${sale?.total}`;
    that(known === `${status} ${total}`, `${number} is ${status} ${total}, in the ERP ${known}`);
    that(status === (sale?.isPickup ? 'ready_for_pickup' : 'shipped'), `${number} was left ${status}`);
    const due = sale?.isPickup ? 0 : 1;
    that(parcels === due && mails === due, `${number} has ${parcels} parcels, ${mails} mails about them`);
  }
  for (const { about, error } of store.refusedTasks()) that(false, `${about} was refused: ${error}`);
  return facts.reduce((sum, { parcels }) => sum + parcels, 0);
}

/** Every delivery note is one movement of the shop's stock ledger; the ERP knows the pieces that are left. */
async function compareStock(db: Db, store: Store, { notes, left }: { notes: number; left: number }, that: That) {
  const { rows } = await db.query<{ n: number; notes: number }>(
    `select count(*)::int as n, count(distinct reason)::int as notes from stock_movement where reason like 'Kuorma %'`,
  );
  that(rows[0]?.n === notes && rows[0].notes === notes, `${rows[0]?.n} movements for ${notes} delivery notes`);
  const known = store.items().find(({ sku }) => sku === GOODS)?.pieces;
  that(known === left, `${known} pieces in the ERP, ${left} by delivery notes and orders`);
}

/** What the ERP has booked, voucher by voucher, against the shop's journal of the same days. */
async function compareBooks(db: Db, env: World['env'], store: Store, that: That): Promise<void> {
  const booked = store.vouchers();
  const [from = '', to = ''] = [booked[0]?.day, booked.at(-1)?.day];
  const journal = await shopOf(db, env).bookkeeping.journal(byCommand, 'sales', { from, to });
  const told = ({ id, rows }: { id: string; rows: readonly { debit: number; credit: number }[] }) =>
    `${id} ${rows.map(({ debit, credit }) => `${debit}/${credit}`).join(' ')}`;
  that(booked.length >= DAYS, `vouchers of ${booked.length} days`);
  that(booked.map(told).join('\n') === journal.map(told).join('\n'), 'the vouchers are not those of the journal');
}

type Erp = Awaited<ReturnType<typeof erpBeside>>;
type Lived = { bought: Bought[]; notes: number; killed: { shop: number; erp: number } };

async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end && !isSo(); ) await delay(100);
  return isSo();
}

/** The days: goods come in, people buy, prices fall, and both sides are killed at random points of what they do with it. */
async function live(world: World, { store, ...erp }: Erp, start: () => Promise<void>, that: That): Promise<Lived> {
  const random = seeded(SEED);
  const lived: Lived = { bought: [], notes: 0, killed: { shop: 0, erp: 0 } };
  const { bought, killed } = lived;
  const isDone = () =>
    store.openTasks().length === 0 &&
    store.sales().filter(({ status }) => DONE.includes(status)).length === bought.length;
  const done = async (day: number) =>
    that(
      await until(isDone, SOON_MS),
      `day ${day}: not done in ${SOON_MS / 1000} s: ${JSON.stringify(store.openTasks())}`,
    );
  let reduced = 5000;

  async function kills(): Promise<void> {
    for (let n = 2 + random(3); n > 0; n--) {
      await delay(random(MOST_BETWEEN_KILLS_MS));
      const side = random(2) === 0 ? 'shop' : 'erp';
      killed[side]++;
      if (side === 'erp') await erp.killAndStart();
      else {
        await world.server.kill();
        await start();
      }
    }
  }
  for (let day = 1; day <= DAYS; day++) {
    for (let i = random(3); i >= 0; i--) receive(erp.decisions, `K-${++lived.notes}`, GOODS, PIECES);
    if (day % 5 === 1) addProduct(erp.decisions, `UUSI-${day}`, `Uusi ${day}`, 2990);
    const orders = Array.from({ length: 2 + random(3) }, () => ({ isSent: random(3) > 0, isReduced: random(3) === 0 }));
    const killing = kills();
    for (const { isSent, isReduced } of orders)
      bought.push(await buy(world.url, isReduced ? REDUCED : GOODS, isReduced ? reduced : 5000, isSent));
    await killing;
    await done(day);
    if (day % 7 === 2) {
      reduced -= 100;
      setPrice(erp.decisions, String(day), REDUCED, reduced);
      await done(day);
    }
    writeFileSync(join(world.dataDir, 'clock'), String(day * DAY_MS));
    // both have noticed
    await delay(CLOCK_MS);
  }
  that(await until(() => store.vouchers().length >= DAYS, PATIENCE_MS), 'days were not booked');
  return lived;
}

async function compare(world: World, { store, kill }: Erp, { bought, notes, killed }: Lived, that: That) {
  const sold = bought.filter(({ request }) => request.lines[0]?.sku === GOODS).length;
  const left = STOCK.oulu + STOCK.rovaniemi + PIECES * notes - sold;
  await until(() => store.items().find(({ sku }) => sku === GOODS)?.pieces === left, SOON_MS);
  await kill();
  const books = await world.balance(bought, undefined, { [GOODS]: PIECES * notes });
  const parcels = await world.withDb(async (db) => {
    await compareStock(db, store, { notes, left }, that);
    await compareBooks(db, world.env, store, that);
    const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from product where sku like 'UUSI-%'`);
    that(rows[0]?.n === Math.ceil(DAYS / 5), `${rows[0]?.n} new products`);
    return compareOrders(db, store, that);
  });
  const counted = `${books.counted}; ${parcels} parcels, ${notes} deliveries, ${store.vouchers().length} days booked`;
  return {
    injected: `kill -9 of the shop (${killed.shop}×) and of the ERP (${killed.erp}×) in ${DAYS} days of a clock that is set`,
    books: { ...books, counted },
  };
}

async function month(): Promise<Shown | Skipped> {
  const world = await openWorld({ kind: 'postgres', isStarted: false });
  if (!world) return NO_POSTGRES;
  console.log(`  ERP_DAYS=${DAYS} ERP_SEED=${SEED}`);
  const { wrong, that } = checks();
  const clock = join(world.dataDir, 'clock');
  writeFileSync(clock, '0');
  const hook = {
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import=${new URL('../world/clock-hook.ts', import.meta.url).href}`,
  };
  const start = () => world.start(hook);
  await start();
  const erp = await erpBeside(world, hook);
  try {
    const lived = await live(world, erp, start, that);
    return { ...(await compare(world, erp, lived, that)), degradedMs: 0, saw: [], wrong };
  } finally {
    await erp.kill();
    erp.store.close();
    await world.end();
  }
}

export const erpFaults: Fault[] = [
  {
    name: 'erp-month',
    run: month,
    about: 'the example ERP beside a shop for ERP_DAYS (3) days, both killed at points of ERP_SEED',
  },
];
