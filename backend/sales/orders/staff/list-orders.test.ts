import { expect, test } from 'vitest';
import { noFilters, type OrderListQuery } from '#domain/sales/orders/order-list.ts';
import { AccessRefused, type Actor } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { type MadeOrder, makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';

const now = new Date('2026-11-24T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

async function listShop(orders: MadeOrder[]) {
  const { shop, clock } = await testShop();
  clock.now = now;
  const numbers = await makeOrders(shop.db, orders);
  const list = async (query: Partial<OrderListQuery>, actor: Actor = byCommand) =>
    (await shop.orders.list(actor, { ...noFilters, ...query })).orders;
  const found = async (query: Partial<OrderListQuery>, actor?: Actor) =>
    (await list(query, actor)).map(({ number }) => numbers.indexOf(number));
  const change = (i: number, set: string) =>
    shop.db.query(`update customer_order set ${set} where number = '${numbers[i]}'`);
  return { shop, numbers, list, found, change };
}

test('pages continue where the last one ended, also among orders of one moment (admin-order-1)', async () => {
  const { shop, numbers } = await listShop(
    Array.from({ length: 7 }, (_, i) => ({ placedAt: hoursAgo(i < 4 ? 1 : i) })),
  );
  const seen: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await shop.orders.list(byCommand, noFilters, { limit: 3, after: after ?? null });
    seen.push(...page.orders.map(({ number }) => number));
    after = page.next;
  }
  expect(seen).toEqual([...numbers.slice(0, 4).toReversed(), ...numbers.slice(4)]);
});

test.each([
  ['oldest', [4, 3, 2, 1, 0]],
  ['highest', [3, 2, 1, 0, 4]],
  ['lowest', [4, 0, 1, 2, 3]],
] as const)(
  'pages of orders sorted %s continue where the last one ended, also among equal sums (admin-order-1)',
  async (sort, sorted) => {
    const prices = [10_00, 10_00, 10_00, 90_00, 5_00];
    const { shop, numbers, found } = await listShop(
      prices.map((price, i) => ({ prices: [price], placedAt: hoursAgo(i + 1) })),
    );
    expect(await found({ sort })).toEqual(sorted);
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await shop.orders.list(byCommand, { ...noFilters, sort }, { limit: 2, after: after ?? null });
      seen.push(...page.orders.map(({ number }) => number));
      after = page.next;
    }
    expect(seen.map((number) => numbers.indexOf(number))).toEqual(sorted);
  },
);

test('a place of another sorting begins the list again', async () => {
  const { shop } = await listShop([{}, {}, {}]);
  const { next } = await shop.orders.list(byCommand, noFilters, { limit: 1 });
  const sorted = await shop.orders.list(byCommand, { ...noFilters, sort: 'highest' }, { limit: 1, after: next });
  const first = await shop.orders.list(byCommand, { ...noFilters, sort: 'highest' }, { limit: 1 });
  expect(sorted.orders).toEqual(first.orders);
});

test.each(['newest', 'oldest'] as const)('refuses a cursor of a day that no calendar has (%s)', async (sort) => {
  const { shop } = await listShop([{}]);
  const after = (time: string) => shop.orders.list(byCommand, { ...noFilters, sort }, { after: `${time}+00_1000016` });
  for (const time of ['2026-99-99 10:00:00.000000', '2026-02-30 10:00:00', '0000-01-01 00:00:00', '2026-11-24 99:0:0'])
    await expect(after(time), time).rejects.toMatchObject({ code: 'invalid-argument', fields: [{ field: '?after' }] });
  await expect(after('2026-11-24 10:00:00.123456')).resolves.toMatchObject({ next: null });
});

test('finds orders by state, store, sum, tag, assignee, lateness and note', async () => {
  const { shop, numbers, found, change } = await listShop([
    { status: 'paid', prices: [1990], placedAt: hoursAgo(1) },
    { status: 'preparing', prices: [19_900], placedAt: hoursAgo(100) },
    { status: 'completed', placedAt: hoursAgo(200), company: { name: 'Kelo Oy', businessId: '1234567-1' } },
  ]);
  const { id } = await staffMember(shop.db.kysely, 'sales');
  await change(1, `store_id = 'ranua', tags = '{kiire}', assignee_id = '${id}', paid_at = placed_at`);
  await shop.db.query(
    `insert into order_note (order_id, author, body, at) select id, 'A', 'x', now() from customer_order where number = '${numbers[2]}'`,
  );
  expect(await found({ group: 'pack' })).toEqual([0, 1]);
  expect(await found({ store: 'ranua' })).toEqual([1]);
  expect(await found({ least: 50, most: 199 })).toEqual([1]);
  expect(await found({ tag: 'kiire' })).toEqual([1]);
  expect(await found({ assignee: id })).toEqual([1]);
  expect(await found({ assignee: 'none' })).toEqual([0, 2]);
  expect(await found({ assignee: 'nobody' })).toEqual([]);
  expect(await found({ isLate: true })).toEqual([1]);
  expect(await found({ hasNote: true })).toEqual([2]);
  expect(await found({ isCompany: true })).toEqual([2]);
  expect(await found({ from: '2026-11-24' })).toEqual([0]);
  expect(await found({ to: '2026-11-20' })).toEqual([1, 2]);
  expect(await shop.orders.counts(byCommand, [noFilters, { ...noFilters, group: 'pack' }])).toEqual([3, 2]);
});

test('finds what a person is named in, until they have opened the order (admin-order-8)', async () => {
  const { shop, numbers, found, change } = await listShop([{ status: 'shipped' }, {}]);
  const aino = await staffMember(shop.db.kysely, 'store', { name: 'Aino Mäki', stores: ['ranua'] });
  const petri = await staffMember(shop.db.kysely, 'sales', { name: 'Petri Halonen' });
  await change(0, "store_id = 'oulu'");
  for (const number of numbers) await shop.orders.note(petri, number, { body: 'Kysyisitkö, @aino?', key: number });
  expect(await found({ mention: 'unseen' }, aino)).toEqual([1, 0]);
  expect(await found({ mention: 'me' }, petri)).toEqual([]);
  expect(await found({ mention: 'me' })).toEqual([]);
  const unread = async () => (await shop.workQueue.counts(aino, 'ranua')).mentions;
  expect(await unread()).toBe(2);
  await Promise.all([shop.orders.seeMentions(aino, numbers[0] ?? ''), shop.orders.seeMentions(aino, numbers[0] ?? '')]);
  expect(await found({ mention: 'unseen' }, aino)).toEqual([1]);
  expect(await found({ mention: 'me' }, aino)).toEqual([1, 0]);
  await shop.orders.seeMentions(petri, numbers[1] ?? '');
  expect(await unread()).toBe(1);
  await shop.orders.note(petri, numbers[0] ?? '', { body: 'Vieläkö, @aino?', key: 'again' });
  expect(await unread()).toBe(2);
});

test('an order whose goods should have come is late until they are sent (admin-order-9)', async () => {
  const { shop, numbers, found } = await listShop([{}, {}, { status: 'preparing', prices: [100, 200] }]);
  const expectOn = (i: number, position: number, day: string) =>
    shop.orders.expect(byCommand, numbers[i] ?? '', position, day);
  await expectOn(0, 0, '2026-11-23');
  await expectOn(1, 0, '2026-11-24');
  await expectOn(2, 1, '2026-11-20');
  expect(await found({ expected: 'late' })).toEqual([2, 0]);
  expect(await found({ expected: 'coming' })).toEqual([1]);
  expect(await found({ isLate: true })).toEqual([2, 0]);
  await shop.db.query(`with parcel as (insert into shipment (order_id, carrier)
      select id, 'posti' from customer_order where number = '${numbers[2]}' returning id)
    insert into shipment_line (shipment_id, position, amount) select id, 1, 1 from parcel`);
  expect(await found({ expected: 'late' })).toEqual([0]);
});

test('finds payments that do not go on by themselves', async () => {
  const { shop, numbers, found } = await listShop([
    {},
    {},
    { status: 'pending_payment' },
    { status: 'pending_payment' },
  ]);
  const refund = (i: number, state: string) =>
    shop.db.query(`insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status, created_at)
      select id, 100, 100, 0, 'x', '${state}', now() from customer_order where number = '${numbers[i]}'`);
  const attempt = (i: number, at: Date) =>
    shop.db.query(
      `insert into payment_attempt (stamp, order_id, attempt, provider, amount_cents, reference, status, created_at)
       select $1, id, 1, 'p', 100, 'r', 'pending', $2 from customer_order where number = '${numbers[i]}'`,
      [numbers[i], at],
    );
  await refund(0, 'manual');
  await refund(1, 'failed');
  await attempt(2, hoursAgo(1));
  await attempt(3, hoursAgo(0.1));
  expect(await found({ payment: 'by-hand' })).toEqual([0]);
  expect(await found({ payment: 'failed' })).toEqual([1]);
  expect(await found({ payment: 'pending' })).toEqual([2]);
  expect((await found({ payment: 'check' })).sort()).toEqual([0, 1, 2]);
});

test('finds what is sent apart from what is picked up, and what no store had', async () => {
  const { shop, numbers, found, change } = await listShop([{}, {}, {}]);
  await change(1, "shipping_method_id = '403'");
  const taken = (i: number, missing: number) =>
    shop.db.query(`insert into order_event (order_id, kind, details)
      select id, 'stock_taken', '{"lines":[{"sku":"A","taken":[],"missing":${missing}}]}'
      from customer_order where number = '${numbers[i]}'`);
  await taken(0, 1);
  await taken(2, 1);
  // it moved to a store that has them
  await taken(2, 0);
  expect((await found({ group: 'pack', delivery: 'sent' })).sort()).toEqual([0, 2]);
  expect(await found({ delivery: 'store' })).toEqual([1]);
  expect(await found({ isMissing: true })).toEqual([0]);
});

test('finds an order by number, name, phone, e-mail, sku and tracking code (admin-order-2)', async () => {
  const { shop, numbers, found, change } = await listShop([{ email: 'eeva@posti.example' }, {}]);
  await change(0, `contact = contact || '{"firstname": "Eeva", "lastname": "Hirvasvuopio", "phone": "+358405550182"}'`);
  await shop.db.query(`update order_line set sku = 'HAL-TU-L' where order_id =
    (select id from customer_order where number = '${numbers[0]}')`);
  await shop.db.query(`insert into shipment (order_id, carrier, tracking_code)
    select id, 'posti', 'JJFI64' from customer_order where number = '${numbers[0]}'`);
  for (const text of [numbers[0] ?? '', 'hirvas', 'HIRVASVUOPIO eeva', '040 555 0182', '+358 40 5550182', 'eeva@posti'])
    expect([text, await found({ text })]).toEqual([text, [0]]);
  for (const text of ['hal-tu-l', 'jjfi64']) expect([text, await found({ text })]).toEqual([text, [0]]);
  expect(await found({ text: 'hirv_s' })).toEqual([]);
  expect(await found({ text: 'ei' })).toEqual([]);
});

test('a store lists its own orders, others by their exact number, contacts of open ones (admin-order-3)', async () => {
  const { shop, numbers, list, found, change } = await listShop([
    { status: 'paid' },
    { status: 'completed' },
    { status: 'paid' },
  ]);
  await change(2, `store_id = 'ranua'`);
  const store = await staffMember(shop.db.kysely, 'store', { stores: ['oulu'] });
  expect((await list({}, store)).map(({ customer }) => customer)).toEqual([null, 'Maija Mäkinen']);
  expect(await list({ text: numbers[2] ?? '' }, store)).toMatchObject([{ customer: null, email: null }]);
  expect(await found({ text: 'mäkinen' }, store)).toEqual([0]);
  expect(await shop.orders.counts(store, [noFilters])).toEqual([2]);
});

test('accounting sees orders without contacts and cannot search by them; content sees none', async () => {
  const { shop, list, found } = await listShop([{}]);
  const accounting = await staffMember(shop.db.kysely, 'accounting');
  expect(await list({}, accounting)).toMatchObject([{ customer: null, email: null, total: 1990 }]);
  expect(await found({ text: 'mäkinen' }, accounting)).toEqual([]);
  const content = await staffMember(shop.db.kysely, 'content');
  await expect(shop.orders.list(content, noFilters)).rejects.toThrow(AccessRefused);
});
