import { expect, test } from 'vitest';
import type { Actor } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';

async function viewShop() {
  const made = await orderShop([{ sku: 'RAJA', price: 5000, stock: { oulu: 1 }, backorder: true }]);
  const { shop } = made;
  const lines = [{ sku: 'RAJA', amount: 2 }];
  const { number } = await made.placed(requestFor('RAJA', 11_590, { form: homeForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const view = async (actor = byCommand) => {
    const order = await shop.orders.view(actor, number);
    if (!order) throw new Error('no order');
    return order;
  };
  return { ...made, number, view };
}

test('the page of an order holds lines with stock and missing units, payments, mails, parcels and refunds', async () => {
  const { shop, view, number } = await viewShop();
  await shop.orders.expect(byCommand, number, 0, '2026-12-01');
  expect(await view()).toMatchObject({
    status: 'paid',
    version: 1,
    refundable: 11_590,
    refunded: 0,
    isPickup: false,
    contact: { email: 'maija@example.com', firstname: 'Maija' },
    address: { street: 'Koivukatu 12 B 4' },
    lines: [{ sku: 'RAJA', amount: 2, left: 2, missing: 1, stock: { oulu: 0 }, expectedOn: '2026-12-01' }],
    payments: [{ status: 'ok', cents: 11_590 }],
    others: { count: 0 },
  });
  expect((await view()).mails?.map(({ kind }) => kind).toSorted()).toEqual([
    'order-confirmation',
    'order-expected',
    'store-notification',
  ]);
  await shop.afterSale.mark(byCommand, number, 'preparing');
  await shop.afterSale.mark(byCommand, number, 'shipped', { lines: [{ position: 0, amount: 1 }], tracking: 'JJ1' });
  await shop.afterSale.refund(byCommand, number, {
    cents: 1000,
    reason: 'Viive',
    restock: false,
    idempotencyKey: null,
  });
  expect(await view()).toMatchObject({
    status: 'preparing',
    refunded: 1000,
    refundable: 10_590,
    lines: [{ left: 1 }],
    parcels: [{ code: 'JJ1', lines: [{ position: 0, amount: 1 }] }],
    refunds: [{ cents: 1000, reason: 'Viive', status: 'queued' }],
  });
});

test('the timeline names people, newest first, with notes and refusals', async () => {
  const { shop, view, number, clock } = await viewShop();
  const petri = await staffMember(shop.db.kysely, 'sales', { name: 'Petri Halonen' });
  const step = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
  };
  step();
  await shop.orders.note(petri, number, { body: 'Soitin, @petri hoitaa', key: 'k1' });
  await shop.orders.note(petri, number, { body: 'Soitin, @petri hoitaa', key: 'k1' });
  step();
  await shop.orders.assign(petri, number, petri.id);
  step();
  await shop.afterSale.mark(petri, number, 'preparing');
  const { timeline, assignee } = await view();
  expect(assignee?.name).toBe('Petri Halonen');
  expect(timeline.slice(0, 3)).toMatchObject([
    { kind: 'preparing', by: 'Petri Halonen', details: { from: 'paid' } },
    { kind: 'orders.assign', by: 'Petri Halonen', details: { assignee: 'Petri Halonen' } },
    { kind: 'note', by: 'Petri Halonen', text: 'Soitin, @petri hoitaa' },
  ]);
  const { rows } = await shop.db.query('select mentions from order_note');
  expect(rows).toEqual([{ mentions: [petri.id] }]);
});

test('contacts, addresses, mails and other orders are left out for those who may not see them', async () => {
  const { shop, view, number } = await viewShop();
  const hidden = { contact: null, address: null, billing: null, mails: null, others: null };
  const accounting = await staffMember(shop.db.kysely, 'accounting');
  const store = await staffMember(shop.db.kysely, 'store', { stores: ['ranua'] });
  for (const actor of [accounting, store]) {
    const order = await view(actor);
    expect(order).toMatchObject(hidden);
    expect(JSON.stringify(order)).not.toMatch(/maija|koivukatu|358401234567/i);
  }
  const own = await staffMember(shop.db.kysely, 'store', { stores: ['oulu'] });
  expect(await view(own)).toMatchObject({ contact: { firstname: 'Maija' }, may: { fulfil: true, refund: false } });
  await shop.afterSale.cancelPaid(byCommand, number, '');
  expect(await view(own)).toMatchObject(hidden);
});

test('a mail goes again to the present address, once for a key', async () => {
  const { shop, view, number } = await viewShop();
  const sent = (await view()).mails?.find(({ kind }) => kind === 'order-confirmation');
  const email = { field: 'email', base: 'maija@example.com', mine: 'uusi@example.com' } as const;
  await shop.orders.edit(byCommand, number, { version: 1, fields: [email], notify: false });
  const again = () => shop.orders.resend(byCommand, number, sent?.id ?? '', { key: 'key-1' });
  expect(await again()).toMatchObject({ ok: true });
  expect(await again()).toMatchObject({ ok: false, reason: 'not_kept' });
  const copies = (await view()).mails?.filter(({ kind }) => kind === 'order-confirmation');
  expect(copies?.map(({ to }) => to).toSorted()).toEqual(['Maija@example.com', 'uusi@example.com']);
});

test('codes of gift cards go to the address that paid, unless redirected with a fresh factor (admin-order-7)', async () => {
  const made = await orderShop([
    { sku: 'RAJA', price: 5000, stock: { oulu: 5 } },
    { sku: 'LAHJA', price: 5000, isGiftCard: true },
  ]);
  const { shop } = made;
  const lines = [
    { sku: 'RAJA', amount: 1 },
    { sku: 'LAHJA', amount: 1 },
  ];
  const { number } = await made.placed(requestFor('RAJA', 11_590, { form: homeForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const seller = await staffMember(shop.db.kysely, 'sales');
  const email = { field: 'email', base: 'maija@example.com', mine: 'varas@example.com' } as const;
  expect(await shop.orders.edit(seller, number, { version: 1, fields: [email], notify: false })).toMatchObject({
    ok: true,
  });
  const mails = async (kind: string) => {
    const { rows } = await shop.db.query<{ id: string; recipient: string }>(
      'select id, recipient from outbox_mail where kind = $1 order by created_at',
      [kind],
    );
    return rows;
  };
  // who owned the order learns of it
  expect((await mails('order-email-changed')).map(({ recipient }) => recipient.toLowerCase())).toEqual([
    'maija@example.com',
  ]);
  const [card] = await mails('gift-card');
  const resend = (actor: Actor, key: string, isRedirected = false) =>
    shop.orders.resend(actor, number, card?.id ?? '', { key, isRedirected });
  expect(await resend(seller, 'a')).toMatchObject({ ok: true });
  await expect(resend(seller, 'b', true)).rejects.toMatchObject({ reason: 'role' });
  const manager = await staffMember(shop.db.kysely, 'manager');
  await expect(resend(manager, 'c', true)).rejects.toMatchObject({
    permission: 'gift-cards.redirect',
    reason: 'proof',
  });
  expect((await mails('gift-card')).map(({ recipient }) => recipient.toLowerCase())).toEqual([
    'maija@example.com',
    'maija@example.com',
  ]);
  const proof = { permission: 'gift-cards.redirect', subject: number, cents: null } as const;
  expect(await resend({ ...manager, proof }, 'd', true)).toMatchObject({ ok: true });
  expect((await mails('gift-card')).at(-1)?.recipient).toBe('varas@example.com');
  const { rows } = await shop.db.query("select actor_name from audit_entry where action = 'gift-cards.redirect'");
  expect(rows).toHaveLength(1);
});

test('the customer is told the expected day of missing goods when it is set or moved, once (order-16)', async () => {
  const { shop, number, clock } = await viewShop();
  const subjects = async () =>
    (
      await shop.db.query<{ subject: string; body_text: string }>(
        "select subject, body_text from outbox_mail where kind = 'order-expected' order by created_at, id",
      )
    ).rows;
  const expectOn = (day: string | null) => shop.orders.expect(byCommand, number, 0, day);
  expect(await expectOn('2026-12-01')).toMatchObject({ value: { isTold: true } });
  expect(await expectOn('2026-12-01')).toMatchObject({ value: { isTold: false } });
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await expectOn('2026-12-08')).toMatchObject({ value: { isTold: true } });
  expect(await expectOn(null)).toMatchObject({ value: { isTold: false } });
  const mails = await subjects();
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Tilauksesi ${number} odottaa tavaraa`,
    `Tilauksesi ${number} saapumispäivä muuttui`,
  ]);
  expect(mails[1]?.body_text).toContain('8.12.2026');
  expect(await shop.orders.expect(byCommand, number, 9, '2026-12-01')).toMatchObject({ reason: 'no_such_line' });
  await shop.afterSale.cancelPaid(byCommand, number, '');
  expect(await expectOn('2026-12-09')).toMatchObject({ value: { isTold: false } });
});

test('picking is taken back until something is packed, and the order is paid since when it was (admin-order-10)', async () => {
  const { shop, view, number, clock } = await viewShop();
  const petri = await staffMember(shop.db.kysely, 'store', { name: 'Petri Halonen', stores: ['oulu'] });
  const { paidAt } = await view();
  clock.now = new Date(clock.now.getTime() + 60_000);
  await shop.afterSale.mark(petri, number, 'preparing');
  expect(await shop.afterSale.unprepare(petri, number)).toMatchObject({ ok: true });
  const taken = await view();
  expect(taken).toMatchObject({ status: 'paid', paidAt });
  expect(taken.timeline[0]).toMatchObject({ kind: 'unprepared', by: 'Petri Halonen' });
  await shop.afterSale.mark(petri, number, 'preparing');
  await shop.db.query(
    'insert into packed_line (order_id, position, amount) select id, 0, 1 from customer_order where number = $1',
    [number],
  );
  expect(await shop.afterSale.unprepare(petri, number)).toMatchObject({ reason: 'is_packed' });
  await shop.db.query('delete from packed_line');
  await shop.afterSale.mark(petri, number, 'shipped');
  expect(await shop.afterSale.unprepare(petri, number)).toMatchObject({ reason: 'no_such_move' });
  const ranua = await staffMember(shop.db.kysely, 'store', { stores: ['ranua'] });
  await expect(shop.afterSale.unprepare(ranua, number)).rejects.toMatchObject({ reason: 'store' });
});

test('an undone assignment never takes an order from who got it since (admin-order-10)', async () => {
  const { shop, view, number } = await viewShop();
  const [aino, petri] = [await staffMember(shop.db.kysely, 'sales'), await staffMember(shop.db.kysely, 'manager')];
  expect(await shop.orders.assign(aino, number, aino.id)).toMatchObject({ value: { before: null } });
  await shop.orders.assign(petri, number, petri.id);
  expect(await shop.orders.assign(aino, number, null, aino.id)).toMatchObject({ reason: 'changed_since' });
  expect((await view()).assignee?.id).toBe(petri.id);
});

test('tags of two people both stay', async () => {
  const { shop, view, number } = await viewShop();
  await Promise.all([
    shop.orders.tag(byCommand, number, { add: ['kiire'] }),
    shop.orders.tag(byCommand, number, { add: ['soita'] }),
  ]);
  expect((await view()).tags.toSorted()).toEqual(['kiire', 'soita']);
  await shop.orders.tag(byCommand, number, { remove: ['kiire'] });
  expect((await view()).tags).toEqual(['soita']);
});
