import { expect, test } from 'vitest';
import { homeForm, orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { makeProduct } from '#test/make-products.ts';
import { staffActor } from '#test/staff.ts';
import type { ReturnInput } from './returns.ts';

const sent = { locale: 'fi', client: { ip: '192.0.2.7' } } as const;
let forms = 0;

/** An order of two helmets of size M, paid and sent by Posti; sizes L, XL and a dearer XXL are in the shop. */
async function sentOrder() {
  const made = await orderShop([]);
  const { shop } = made;
  await makeProduct(shop.db, {
    name: { fi: 'Kypärä' },
    sku: 'KYP',
    variants: [
      { sku: 'KYP-M', price: 10_000, stock: { oulu: 5 } },
      { sku: 'KYP-L', price: 10_000, stock: { oulu: 1, ranua: 1 } },
      { sku: 'KYP-XL', price: 9_000, stock: { ranua: 3 } },
      { sku: 'KYP-XXL', price: 12_000, stock: { oulu: 3 } },
    ],
  });
  const lines = [{ sku: 'KYP-M', amount: 2 }];
  const { number } = await made.placed(requestFor('KYP-M', 21_590, { form: homeForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const order = await made.order(number);
  const by = { secret: order.secret ?? '' };
  const input = (over: Partial<ReturnInput> & { amount?: number; sku?: string } = {}): ReturnInput => ({
    wants: over.wants ?? 'refund',
    comment: '',
    lines: [{ position: 0, amount: over.amount ?? 1, reason: 'size', sku: over.sku ?? '' }],
  });
  const submit = (asked: ReturnInput, formKey = `lomake-${forms++}`) =>
    shop.withdrawals.byLine.submit(by, asked, { ...sent, formKey });
  const page = async () => {
    const shown = await shop.withdrawals.byLine.page(by, 'fi');
    if (!shown) throw new Error('no order');
    return shown;
  };
  return { ...made, number, by, input, submit, page };
}

test('takes chosen pieces back once, with a receipt, and shows what is left (return-3)', async () => {
  const { submit, input, page, mails, mailText } = await sentOrder();
  expect((await page()).lines[0]).toMatchObject({ left: 2, why: null });
  expect(await submit(input(), 'sama')).toMatchObject({ ok: true });
  expect(await submit(input(), 'sama')).toMatchObject({ ok: true });
  expect((await page()).lines[0]).toMatchObject({ left: 1 });
  expect((await page()).returns).toMatchObject([
    { state: 'received', wants: 'refund', asked: [{ position: 0, amount: 1 }] },
  ]);
  expect((await mails()).filter((kind) => kind === 'withdrawal-receipt')).toHaveLength(1);
  expect(await mailText('withdrawal-receipt')).toContain('1 × Kypärä');
  expect(await submit(input({ amount: 2 }))).toEqual({ ok: false, reason: 'too_many', details: 0 });
});

test('twenty requests at once return no piece twice (return-3)', async () => {
  const { submit, input, page } = await sentOrder();
  const done = await Promise.all(Array.from({ length: 20 }, () => submit(input())));
  expect(done.filter(({ ok }) => ok)).toHaveLength(2);
  expect((await page()).returns).toHaveLength(2);
  expect((await page()).lines[0]).toEqual({ left: 0, why: 'returned', exchanges: [] });
});

test('offers variants that cost at most as much and are there, and keeps their pieces (return-4)', async () => {
  const { shop, submit, input, page, shelf, mailText } = await sentOrder();
  expect((await page()).lines[0]?.exchanges).toMatchObject([
    { sku: 'KYP-L', inStock: 2, refund: 0 },
    { sku: 'KYP-XL', inStock: 3, refund: 1_000 },
  ]);
  for (const sku of ['KYP-XXL', 'KYP-M', 'TOINEN', ''])
    expect((await submit(input({ wants: 'exchange', sku }))).ok).toBe(false);
  expect(await submit(input({ wants: 'exchange', sku: 'KYP-L', amount: 2 }))).toMatchObject({ ok: true });
  expect(await shelf('KYP-L')).toEqual({ oulu: 0, ranua: 0 });
  expect(await mailText('withdrawal-receipt')).toContain('vaihto tuotteeseen KYP-L');

  const [own] = (await page()).returns;
  const manager = await staffActor(shop, 'manager');
  const refused = { to: 'refused', reason: 'Kypärää on käytetty.' } as const;
  expect(await shop.withdrawals.staff.step(manager, own?.id ?? '', refused, 1)).toMatchObject({ ok: true });
  expect(await shelf('KYP-L')).toEqual({ oulu: 1, ranua: 1 });
  expect((await page()).lines[0]).toMatchObject({ left: 2 });
});

test('the last piece goes to one of twenty exchanges (return-4)', async () => {
  const { shop, submit, input, shelf } = await sentOrder();
  await shop.db.query("update stock_level set qty = 0 where sku = 'KYP-L' and store_id = 'ranua'");
  const done = await Promise.all(Array.from({ length: 20 }, () => submit(input({ wants: 'exchange', sku: 'KYP-L' }))));
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shelf('KYP-L')).toMatchObject({ oulu: 0 });
});

test('closes 14 days after the goods were received, and for companies and unpaid orders (return-3)', async () => {
  const { shop, number, page, submit, input, clock } = await sentOrder();
  expect(await page()).toMatchObject({ deadline: null, closed: null });
  await shop.db.query("update customer_order set status = 'shipped' where number = $1", [number]);
  await shop.db.query(
    "insert into order_event (order_id, kind, at) select id, 'shipped', $2::timestamptz from customer_order where number = $1",
    [number, shop.now().toISOString()],
  );
  const { deadline } = await page();
  expect(deadline).toMatch(/^2026-12-/);
  clock.now = new Date(`${deadline}T20:00:00Z`);
  expect((await page()).closed).toBeNull();
  clock.now = new Date(`${deadline}T23:00:00Z`);
  expect((await page()).closed).toBe('late');
  expect(await submit(input())).toEqual({ ok: false, reason: 'closed', details: 'late' });
});

test('a label is booked once, for the order’s customer alone (return-5)', async () => {
  const { shop, by, submit, input, page } = await sentOrder();
  await submit(input());
  const [own] = (await page()).returns;
  const { byLine } = shop.withdrawals;
  expect((await page()).hasLabel).toBe(true);
  await Promise.all(Array.from({ length: 5 }, () => byLine.label(by, own?.id ?? '')));
  expect((await byLine.labelFile(by, own?.id ?? ''))?.bytes.length).toBeGreaterThan(100);
  expect(await byLine.labelFile({ secret: 'x'.repeat(24) }, own?.id ?? '')).toBeNull();
});

test('opened hygiene goods do not come back, by the seal that held when they were ordered (return-8)', async () => {
  const { shop, placed, returned, order } = await orderShop([{ sku: 'ALUS', price: 5_000, stock: { oulu: 5 } }]);
  const { kysely, query } = shop.db;
  await kysely.updateTable('product').set({ hygiene_sealed: true }).where('sku', '=', 'ALUS').execute();
  const lines = [{ sku: 'ALUS', amount: 2 }];
  const { number } = await placed(requestFor('ALUS', 11_590, { form: homeForm, lines }));
  await shop.checkout.settle(await returned(number, 'ok'));
  await query('update product set hygiene_sealed = false');
  const by = { secret: (await order(number)).secret ?? '' };
  expect((await shop.withdrawals.byLine.page(by, 'fi'))?.lines[0]).toMatchObject({ left: 2, isSealed: true });
  const submit = (over: Partial<ReturnInput['lines'][number]>) =>
    shop.withdrawals.byLine.submit(
      by,
      { wants: 'refund', comment: '', lines: [{ position: 0, amount: 1, reason: 'size', sku: '', ...over }] },
      { ...sent, formKey: `sinetti-${forms++}` },
    );
  expect(await submit({})).toEqual({ ok: false, reason: 'seal', details: 0 });
  expect(await submit({ sealIntact: true })).toMatchObject({ ok: true });
  expect(await submit({ reason: 'faulty' })).toMatchObject({ ok: true });
  const desk = await staffActor(shop, 'manager');
  const { rows } = await query<{ id: string }>('select id from withdrawal');
  const seen = await shop.withdrawals.staff.one(desk, rows[0]?.id ?? '');
  expect(seen?.orderLines).toMatchObject([{ sku: 'ALUS', isSealed: true }]);
});

test('the label goes with the personal data of its order (own-data-1)', async () => {
  const { shop, by, number, submit, input, page } = await sentOrder();
  await submit(input());
  const [own] = (await page()).returns;
  await shop.withdrawals.byLine.label(by, own?.id ?? '');
  await shop.db.query("update customer_order set status = 'completed' where number = $1", [number]);
  await shop.ownOrders.reduce(shop.db.kysely, new Date('2030-01-01'));
  expect(await shop.db.kysely.selectFrom('return_label').selectAll().execute()).toEqual([]);
});

test('the account names open and new returns of its own orders, newest first (account-9)', async () => {
  const { shop, submit, input, number, clock } = await sentOrder();
  const customer = await makeCustomer(shop, { email: 'maija@example.com' });
  const { latest } = shop.withdrawals.byLine;
  await shop.ownOrders.attach(customer.userId, customer.email);
  await submit(input());
  clock.now = new Date(clock.now.getTime() + 60_000);
  await submit(input());
  const [newest, older, ...more] = await latest(customer.userId);
  expect([newest, older]).toMatchObject([
    { number, state: 'received' },
    { number, state: 'received' },
  ]);
  expect(more).toEqual([]);
  await shop.db.query(`update withdrawal set state = 'paid_back' where id = $1`, [older?.id]);
  expect(await latest(customer.userId)).toHaveLength(2);
  clock.now = new Date(clock.now.getTime() + 31 * 24 * 60 * 60_000);
  expect(await latest(customer.userId)).toEqual([newest]);
  expect(await latest((await makeCustomer(shop)).userId)).toEqual([]);
});

test('the documents of the account have the receipts of paid orders only (account-8)', async () => {
  const { shop, number, placed } = await sentOrder();
  const customer = await makeCustomer(shop, { email: 'maija@example.com' });
  await placed(requestFor('KYP-L', 10_000));
  await shop.ownOrders.attach(customer.userId, customer.email);
  expect(await shop.ownOrders.receipts(customer.userId)).toMatchObject([{ number, total: 21_590 }]);
  expect(await shop.ownOrders.receipts((await makeCustomer(shop)).userId)).toEqual([]);
});

test('the customer takes a return back while its goods have not come, and may return the pieces again (return-6)', async () => {
  const { shop, by, submit, input, page, shelf, order, number } = await sentOrder();
  const { cancel } = shop.withdrawals.byLine;
  await submit(input({ wants: 'exchange', sku: 'KYP-L' }));
  const [made] = (await page()).returns;
  const id = made?.id ?? '';
  const kept = await shelf('KYP-L');
  expect(await cancel({ secret: 'x'.repeat(32) }, id)).toMatchObject({ reason: 'unknown' });
  expect(await cancel(by, '\0')).toMatchObject({ reason: 'unknown' });
  const done = await Promise.all(Array.from({ length: 20 }, () => cancel(by, id)));
  expect(done.every(({ ok }) => ok)).toBe(true);
  const back = await shelf('KYP-L');
  const sum = (levels: Record<string, number>) => Object.values(levels).reduce((all, qty) => all + qty, 0);
  expect(sum(back) - sum(kept)).toBe(1);
  expect(await page()).toMatchObject({ lines: [{ left: 2 }], returns: [{ state: 'cancelled' }] });
  const events = await shop.db.query(
    `select kind from order_event where order_id = $1 and kind like 'withdrawal%' order by id`,
    [(await order(number)).id],
  );
  expect(events.rows).toEqual([{ kind: 'withdrawal' }, { kind: 'withdrawal_cancelled' }]);
  expect(await submit(input({ amount: 2 }))).toMatchObject({ ok: true });
});

test('a return whose goods have come, or a notice by the legal form, is not taken back (return-6)', async () => {
  const { shop, by, submit, input, page } = await sentOrder();
  const { byLine, staff } = shop.withdrawals;
  await submit(input());
  const [made] = (await page()).returns;
  const id = made?.id ?? '';
  const desk = await staffActor(shop, 'manager');
  const seen = await staff.one(desk, id);
  await staff.step(desk, id, { to: 'goods_in', lines: [{ position: 0, amount: 1 }] }, seen?.version ?? 0);
  expect(await byLine.cancel(by, id)).toMatchObject({ reason: 'not_now' });
  expect((await page()).returns).toMatchObject([{ state: 'goods_in' }]);
  await shop.db.query(`update withdrawal set state = 'received', asked = '[]' where id = $1`, [id]);
  expect(await byLine.cancel(by, id)).toMatchObject({ reason: 'not_now' });
});
