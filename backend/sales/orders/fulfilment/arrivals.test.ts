import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { byCommand } from '#test/actors.ts';
import { type MadeOrder, makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';

async function withOrders(orders: MadeOrder[]) {
  const { shop, clock } = await testShop();
  const numbers = await makeOrders(shop.db, orders);
  const after = async (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    await shop.afterSale.completeArrived();
  };
  const states = async () => {
    const { rows } = await shop.db.query('select number, status from customer_order');
    const of = new Map((rows as { number: string; status: string }[]).map((row) => [row.number, row.status]));
    return numbers.map((number) => of.get(number));
  };
  const events = async () =>
    (await shop.db.query(`select kind, details from order_event where kind = 'completed'`)).rows;
  return { shop, clock, numbers, after, states, events };
}

test('completes an order 30 days after its last parcel, with an event and without a mail', async () => {
  const { shop, numbers, after, states, events } = await withOrders([{ status: 'preparing' }, { status: 'preparing' }]);
  for (const number of numbers) await shop.afterSale.mark(byCommand, number, 'shipped', { tracking: 'JJFI1' });
  await after(10);
  await shop.afterSale.mark(byCommand, numbers[1] ?? '', 'shipped', { tracking: 'JJFI2' });
  const mails = async () => (await shop.db.query('select kind from outbox_mail')).rows.length;
  const sent = await mails();
  await after(19);
  expect(await states()).toEqual(['shipped', 'shipped']);
  await after(1);
  expect(await states()).toEqual(['completed', 'shipped']);
  expect(await events()).toEqual([{ kind: 'completed', details: { from: 'shipped', by: 'orders-arrived' } }]);
  await after(10);
  expect(await states()).toEqual(['completed', 'completed']);
  expect(await mails()).toBe(sent);
});

test('leaves orders that are ready for pickup, in preparation or refunded', async () => {
  const kept = ['paid', 'preparing', 'ready_for_pickup', 'refunded'] as const;
  const { after, states } = await withOrders(kept.map((status) => ({ status })));
  await after(400);
  expect(await states()).toEqual(kept);
});

test('uses the event of orders sent before parcels were stored', async () => {
  const { shop, clock, numbers, after, states } = await withOrders([{ status: 'shipped' }, { status: 'shipped' }]);
  for (const [i, days] of [-29, 0].entries())
    await shop.db.query(
      `insert into order_event (order_id, kind, at) select id, 'shipped', $2 from customer_order where number = $1`,
      [numbers[i], new Date(clock.now.getTime() + days * DAY_MS)],
    );
  await after(1);
  expect(await states()).toEqual(['completed', 'shipped']);
});

test('anonymises sent orders of deleted accounts and old guest orders (own-data-1)', async () => {
  const { shop, numbers, after } = await withOrders([
    { status: 'preparing', customerLeft: true },
    { status: 'preparing', placedAt: new Date('2020-01-02T10:00:00Z') },
  ]);
  for (const number of numbers) await shop.afterSale.mark(byCommand, number, 'shipped');
  const named = async () => {
    await shop.accounts.retain();
    return (await shop.db.query(`select number from customer_order where email <> ''`)).rows.length;
  };
  expect(await named()).toBe(2);
  await after(30);
  expect(await named()).toBe(0);
});
