import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { AccessRefused } from '#domain/staff/actor.ts';
import { staffMember } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { customerThings } from './customer-more.ts';

async function setup() {
  const made = await orderShop([{ sku: 'HIHNA', price: 8990, stock: { oulu: 50 } }]);
  const { shop } = made;
  const { number } = await made.placed(requestFor('HIHNA', 8990));
  const { visitor } = await makeCustomer(shop, { email: 'aino@example.fi' });
  const aino = await staffMember(shop.db.kysely, 'sales', { name: 'Aino' });
  const owner = await staffMember(shop.db.kysely, 'owner', { name: 'Minna' });
  const looks = () =>
    shop.db.kysely.selectFrom('audit_entry').select(['actor_name']).where('action', '=', 'customers.read').execute();
  return { ...made, number, visitor, aino, owner, desk: shop.accounts.staff, looks };
}

test.each([
  ['mäkinen', true],
  ['maija@example', true],
  ['040 123 4567', true],
  ['mä', false],
  ['%', false],
])('a guest is found by %s: %s (customer-1)', async (text, isFound) => {
  const { desk, aino, number } = await setup();
  const { customers } = await desk.find(aino, text);
  const guests = customers.filter(({ isGuest }) => isGuest);
  expect(guests.map(({ id, orders }) => ({ id, orders }))).toEqual(
    isFound ? [{ id: `vieras-${number}`, orders: 1 }] : [],
  );
});

test('an account is found once, with what its address ordered as a guest; pages go on by address', async () => {
  const { desk, aino, visitor, placed, shop } = await setup();
  const { form, ...request } = requestFor('HIHNA', 8990);
  await placed({ ...request, form: { ...form, contact: { ...form.contact, email: visitor.email } } });
  expect((await desk.find(aino, visitor.email)).customers).toMatchObject([
    { id: visitor.userId, orders: 1, isGuest: false },
  ]);
  await shop.db.query(`insert into auth_user (id, name, email, firstname, lastname, email_verified, locale)
    select 'u' || i, 'Joukko', 'joukko' || lpad(i::text, 3, '0') || '@example.fi', 'Joukko', 'Väki', true, 'fi'
    from generate_series(1, 60) i`);
  const first = await desk.find(aino, 'joukko');
  const second = await desk.find(aino, 'joukko', first.next);
  expect([first.customers.length, second.customers.length, second.next]).toEqual([50, 10, null]);
});

test('a look at a customer’s page is recorded once per person and day (customer-1)', async () => {
  const { desk, aino, owner, visitor, clock, looks } = await setup();
  await desk.card(aino, visitor.userId);
  await desk.card(aino, visitor.userId);
  await desk.card(owner, visitor.userId);
  expect(await looks()).toHaveLength(2);
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000);
  await desk.card(aino, visitor.userId);
  expect(await looks()).toHaveLength(3);
  expect(await desk.card(aino, 'nobody')).toBeNull();
  expect(await looks()).toHaveLength(3);
});

test('a card holds quotes, messages, returns, gift cards, reviews, questions, bookings, special orders, machines and the company of its customer alone (customer-1)', async () => {
  const { desk, aino, visitor, shop, placed } = await setup();
  const { form, ...request } = requestFor('HIHNA', 8990);
  const { number } = await placed({
    ...request,
    form: { ...form, contact: { ...form.contact, email: visitor.email } },
  });
  const values = [visitor.userId, visitor.email, number];
  for (const statement of [
    `insert into quote (number, secret, status, idempotency_key, request_hash, locale, contact, email, items, created_at)
      select 'T1', 's', 'requested', 'q' || $3, '', 'fi', '{}', $2, '[]', now() where $1 <> ''`,
    `insert into withdrawal (idempotency_key, order_number, name, email, message, locale, received_at)
      select 'w', $3, 'A', $2, '', 'fi', now() where $1 <> ''`,
    `insert into gift_card (code_hash, code_end, valid_until, order_id) select 'h', 'K7F2', '2030-01-01', id from customer_order where number = $3 and $1 || $2 <> ''`,
    `insert into review (order_id, position, product_sku, sku, locale, stars, text, name, created_at)
      select id, 0, 'HIHNA', 'HIHNA', 'fi', 4, 'Hyvä', 'A', now() from customer_order where number = $3 and $1 || $2 <> ''`,
    `insert into product_question (idempotency_key, product_sku, locale, name, email, question, created_at)
      select 'q' || $3, 'HIHNA', 'fi', 'A', $2, 'Sopiiko?', now() where $1 <> ''`,
    `insert into service_booking (secret, key, user_id, store_id, work, starts_at, ends_at, machine, name, created_at, changed_at)
      select 's' || $3, 'k', $1, 'oulu', 'huolto', now(), now() + interval '1 hour', 'Kaira 550', $2, now(), now()`,
    `insert into special_order (store_id, sku, title, pieces, user_id, name, email, locale, created_at, changed_at, key)
      select 'oulu', 'X', 'Kansi', 2, $1, 'A', $2, 'fi', now(), now(), 'k' || $3`,
    `insert into machine (user_id, make, model, year, created_at, updated_at)
      select $1, 'Kaira', 'Reitti', 2017, now(), now() where $2 || $3 <> ''`,
    `with made as (insert into company (name, business_id, contact_name, contact_phone, applied_at)
        select 'Kone Oy', '1234567-1', 'A', '040', now() where $2 || $3 <> '' returning id)
      insert into company_member (user_id, company_id, role, joined_at) select $1, id, 'owner', now() from made`,
  ])
    await shop.db.query(statement, values);
  const { things } = (await desk.card(aino, visitor.userId)) ?? {};
  const labels = Object.fromEntries(
    Object.entries(things ?? {}).map(([list, all]) => [list, all?.newest.map(({ label }) => label)]),
  );
  expect(labels).toEqual({
    quotes: ['T1'],
    messages: [],
    returns: [number],
    giftCards: ['…K7F2'],
    reviews: ['HIHNA, 4/5'],
    questions: ['Sopiiko?'],
    bookings: ['Kaira 550'],
    specialOrders: ['2 × Kansi'],
    machines: ['Kaira Reitti 2017'],
    companies: ['Kone Oy, 1234567-1'],
  });
  const { visitor: other } = await makeCustomer(shop, { email: 'toinen@example.fi' });
  const others = (await desk.card(aino, other.userId))?.things ?? {};
  expect(Object.values(others)).toEqual(Array(10).fill({ count: 0, newest: [] }));
});

test('a card counts everything and lists the newest twenty (customer-1)', async () => {
  const { desk, aino, visitor, shop } = await setup();
  await shop.db.query(
    `insert into withdrawal (idempotency_key, order_number, name, email, message, locale, received_at)
      select 'w' || i, i::text, 'A', $1, '', 'fi', timestamptz '2026-01-01' + i * interval '1 day' from generate_series(1, 23) i`,
    [visitor.email],
  );
  const { returns } = (await desk.card(aino, visitor.userId))?.things ?? {};
  expect([returns?.count, returns?.newest.length, returns?.newest[0]?.label]).toEqual([23, 20, '23']);
});

test('a list that a role may not see is no part of the card', async () => {
  const { shop, visitor } = await setup();
  const who = { id: visitor.userId, userId: visitor.userId, email: visitor.email };
  const things = await customerThings(shop.db.kysely, who, (permission) => permission !== 'gift-cards.read');
  expect(things).toMatchObject({ giftCards: null, reviews: { count: 0 } });
});

test('notes are kept once per form, versioned, and part of the customer’s own data', async () => {
  const { desk, aino, owner, visitor, shop } = await setup();
  const { userId } = visitor;
  await Promise.all([1, 2].map(() => desk.addNote(aino, userId, 'Haluaa soiton ensin.', 'lomake')));
  const [note, ...others] = (await desk.card(aino, userId))?.notes ?? [];
  expect(others).toEqual([]);
  if (!note) throw new Error('no note');
  const { id, version } = note;
  expect((await desk.saveNote(owner, userId, { id, version, body: 'Soitto iltaisin.' })).ok).toBe(true);
  expect(await desk.saveNote(aino, userId, { id, version, body: 'Ei soittoa.' })).toMatchObject({
    reason: 'conflict',
    details: { body: 'Soitto iltaisin.', author: 'Minna' },
  });
  expect(await shop.accounts.exportData(userId)).toMatchObject({ staffNotes: [{ body: 'Soitto iltaisin.' }] });
  expect(await desk.saveNote(aino, 'toinen', { id, version: 2, body: '' })).toMatchObject({ reason: 'unknown' });
  expect((await desk.saveNote(aino, userId, { id, version: 2, body: '' })).ok).toBe(true);
  expect((await desk.card(aino, userId))?.notes).toEqual([]);
});

test('a guest’s notes go with the last order that names them', async () => {
  const { desk, aino, number, shop, clock } = await setup();
  await desk.addNote(aino, `vieras-${number}`, 'Noutaa aina itse.', 'k');
  await shop.accounts.retain();
  expect((await desk.card(aino, `vieras-${number}`))?.notes).toHaveLength(1);
  await shop.db.query("update customer_order set status = 'completed'");
  clock.now = new Date('2030-01-01T00:00:00Z');
  await shop.accounts.retain();
  expect(await shop.db.kysely.selectFrom('customer_note').select('id').execute()).toEqual([]);
});

test('export and deletion need a fresh factor for this very customer (own-data-1)', async () => {
  const { desk, aino, owner, visitor, shop } = await setup();
  const { userId } = visitor;
  await expect(desk.exportFor(aino, userId)).rejects.toMatchObject({ reason: 'role' });
  await expect(desk.exportFor(owner, userId)).rejects.toMatchObject({ reason: 'proof' });
  const proof = (permission: 'customers.export' | 'customers.delete', subject = userId) => ({
    ...owner,
    proof: { permission, subject, cents: null },
  });
  await expect(desk.deleteFor(proof('customers.delete', 'toinen'), userId, 'pyyntö')).rejects.toThrow(AccessRefused);
  expect(await desk.exportFor(proof('customers.export'), userId)).toMatchObject({ profile: { email: visitor.email } });
  expect(await desk.deleteFor(proof('customers.delete'), userId, ' ')).toMatchObject({ reason: 'reason' });
  expect((await desk.deleteFor(proof('customers.delete'), userId, 'pyyntö 23.11.')).ok).toBe(true);
  expect(await shop.accounts.exportData(userId)).toBeNull();
  const mails = shop.db.kysely.selectFrom('outbox_mail').select('kind').where('kind', '=', 'account-deleted');
  expect(await mails.execute()).toHaveLength(1);
});

test.each(['store', 'content', 'accounting'] as const)('the role %s sees no customers', async (role) => {
  const { desk, shop, visitor } = await setup();
  const actor = await staffMember(shop.db.kysely, role);
  await expect(desk.find(actor, 'mäkinen')).rejects.toThrow(AccessRefused);
  await expect(desk.card(actor, visitor.userId)).rejects.toThrow(AccessRefused);
  await expect(desk.addNote(actor, visitor.userId, 'Hei', 'k')).rejects.toThrow(AccessRefused);
});
