import { expect, test } from 'vitest';
import { AccessRefused, type StaffActor } from '#domain/staff/actor.ts';
import { staffMember } from '#test/actors.ts';
import { type MadeOrder, makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';
import type { WorkFilter } from './service.ts';

const now = new Date('2026-11-24T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const ALL: WorkFilter = { store: null, isMine: false };

/** A shop whose orders are paid when placed; `set` changes an order afterwards. */
async function queue(orders: (MadeOrder & { set?: string })[]) {
  const { shop, clock } = await testShop();
  clock.now = now;
  const { db } = shop;
  const numbers = await makeOrders(db, orders);
  await db.query("update customer_order set paid_at = placed_at, store_id = 'oulu', shipping_method_id = '107'");
  for (const [i, { set }] of orders.entries())
    if (set) await db.query(`update customer_order set ${set} where number = '${numbers[i]}'`);
  const work = async (actor: StaffActor, filter = ALL) =>
    Object.fromEntries((await shop.workQueue.today(actor, filter)).work.map((row) => [row.kind, row]));
  return { shop, numbers, work, person: staffMember.bind(null, db.kysely) };
}

test('orders wait to be packed, collected or handed over, by store, with the oldest', async () => {
  const { work, person } = await queue([
    { placedAt: hoursAgo(2) },
    { placedAt: hoursAgo(5), set: "store_id = 'ranua'" },
    { placedAt: hoursAgo(1), set: "shipping_method_id = '403'" },
    { status: 'ready_for_pickup', placedAt: hoursAgo(9) },
    { status: 'shipped', placedAt: hoursAgo(9) },
  ]);
  const found = await work(await person('owner'));
  expect(found.pack).toMatchObject({ total: 2, oldest: hoursAgo(5) });
  expect(found.pack?.byStore).toEqual(
    expect.arrayContaining([
      { store: 'oulu', count: 1 },
      { store: 'ranua', count: 1 },
    ]),
  );
  expect(found.collect?.total).toBe(1);
  expect(found['hand-over']?.total).toBe(1);
  expect(found.late).toBeUndefined();
});

test('an order is late after three days, and lacks goods that no store had', async () => {
  const { shop, work, person, numbers } = await queue([{ placedAt: hoursAgo(73) }, { placedAt: hoursAgo(71) }]);
  await shop.db.query(`insert into order_event (order_id, kind, details)
    select id, 'stock_taken', '{"lines":[{"sku":"A","taken":[],"missing":1}]}' from customer_order where number = '${numbers[1]}'`);
  const found = await work(await person('owner'));
  expect(found.late?.total).toBe(1);
  expect(found.missing).toMatchObject({ total: 1, oldest: hoursAgo(71) });
});

test('a person of a store sees the work of that store, whatever is chosen', async () => {
  const { work, person } = await queue([{}, { set: "store_id = 'ranua'" }]);
  const packer = await person('store', { stores: ['ranua'] });
  expect((await work(packer)).pack?.byStore).toEqual([{ store: 'ranua', count: 1 }]);
  expect(await work(packer, { store: 'oulu', isMine: false })).toEqual({});
});

test('shows what is assigned to the person alone', async () => {
  const { work, person, shop, numbers } = await queue([{}, {}]);
  const owner = await person('owner');
  await shop.db.query(`update customer_order set assignee_id = '${owner.id}' where number = '${numbers[0]}'`);
  expect((await work(owner, { store: null, isMine: true })).pack?.total).toBe(1);
});

test('each role gets the parts of its rights', async () => {
  const { shop, person } = await queue([{ placedAt: hoursAgo(1) }]);
  const today = async (role: Parameters<typeof person>[0]) => {
    const { work, payments, systems, sales } = await shop.workQueue.today(await person(role), ALL);
    return { work: work.length, payments: payments !== null, systems: systems !== null, sales: sales !== null };
  };
  expect(await today('owner')).toEqual({ work: 1, payments: true, systems: true, sales: true });
  expect(await today('sales')).toEqual({ work: 1, payments: true, systems: false, sales: true });
  expect(await today('content')).toEqual({ work: 0, payments: false, systems: false, sales: false });
  expect(await today('accounting')).toEqual({ work: 0, payments: false, systems: false, sales: true });
});

test('lists refunds to pay by hand and payments that the bank has not confirmed', async () => {
  const { shop, person, numbers } = await queue([{}, { status: 'pending_payment' }]);
  await shop.db.query(`insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status, created_at)
    select id, 8900, 8900, 0, 'x', 'manual', '${hoursAgo(3).toISOString()}' from customer_order where number = '${numbers[0]}'`);
  await shop.db.query(`insert into payment_attempt (stamp, order_id, attempt, provider, amount_cents, reference, status, created_at)
    select 's', id, 1, 'p', 1990, 'r', 'pending', '${hoursAgo(1).toISOString()}' from customer_order where number = '${numbers[1]}'`);
  const { payments } = await shop.workQueue.today(await person('owner'), ALL);
  expect(payments).toEqual({
    total: 2,
    oldest: [
      { kind: 'refund-by-hand', number: numbers[0], cents: 8900, since: hoursAgo(3) },
      { kind: 'payment-pending', number: numbers[1], cents: 1990, since: hoursAgo(1) },
    ],
  });
});

test('counts all orders with a payment to look at, and shows the eight oldest, each once', async () => {
  const { shop, person, numbers } = await queue(Array.from({ length: 10 }, () => ({})));
  await shop.db.query(
    `insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status, created_at)
    select o.id, 500, 500, 0, 'x', state, $1 from customer_order o, unnest(array['manual', 'failed', 'failed']) state`,
    [hoursAgo(3)],
  );
  const { payments } = await shop.workQueue.today(await person('owner'), ALL);
  expect(payments?.total).toBe(10);
  expect(payments?.oldest.map(({ number }) => number)).toEqual(numbers.slice(0, 8));
  expect(payments?.oldest[0]).toMatchObject({ kind: 'refund-failed', cents: 1000 });
});

test('compares sales with the same weekday a week ago, up to this time of the day', async () => {
  const { shop, person } = await queue([
    { prices: [10_000], placedAt: hoursAgo(1) },
    { prices: [4000], placedAt: hoursAgo(7 * 24 + 1) },
    // a week ago, but later in the day
    { prices: [5000], placedAt: hoursAgo(7 * 24 - 1) },
    { prices: [900], placedAt: hoursAgo(26) },
  ]);
  const { sales } = await shop.workQueue.today(await person('owner'), ALL);
  expect(sales?.today).toMatchObject({ day: '2026-11-24', orders: 1, total: 10_000 });
  expect(sales?.weekAgo).toMatchObject({ day: '2026-11-17', total: 9000, totalByNow: 4000, ordersByNow: 1 });
  // 9 UTC is 11 o'clock in the shop
  expect(sales?.today.byHour[11]).toBe(10_000);
});

test('sends given-up mails again, by rights and into the audit log', async () => {
  const { shop, person } = await queue([{}]);
  const owner = await person('owner');
  await expect(shop.workQueue.retry(await person('sales'), 'mail')).rejects.toThrow(AccessRefused);
  expect(await shop.workQueue.retry(owner, 'mail')).toBe(0);
  const entries = await shop.db.kysely.selectFrom('audit_entry').select(['action', 'staff_id']).execute();
  expect(entries).toEqual([{ action: 'operations.retry', staff_id: owner.id }]);
});
