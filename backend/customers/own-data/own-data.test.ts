import { expect, test } from 'vitest';
import { makeReader } from '#backend/customers/newsletter/test-newsletter.ts';
import { byCommand } from '#test/actors.ts';
import { makeCustomer, signInAs } from '#test/make-customer.ts';
import { type MadeOrder, makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';

const home = { firstname: 'Aino', lastname: 'Äyräpää', street: 'Koivukatu 1', postcode: '90100', city: 'Oulu' };

/** A shop with a customer who has data of every kind, and another customer. */
async function shopWithData(orders: MadeOrder[] = [{ status: 'completed' }, { status: 'preparing' }]) {
  const made = await testShop();
  const { shop } = made;
  const [mine, other] = [await makeCustomer(shop, { phone: '+358401234567' }), await makeCustomer(shop)];
  await shop.accounts.addAddress(mine.visitor, home);
  await shop.accounts.setPermissions(mine.visitor, { email: true }, { source: 'account' });
  await shop.db.query(
    `insert into wish_list (id, user_id, name) values ('00000000-0000-4000-8000-000000000001', $1, 'Mökki'),
      ('00000000-0000-4000-8000-000000000002', $1, 'Tyhjä')`,
    [mine.userId],
  );
  await shop.db.query(
    `insert into wish_list_item (list_id, id, sku, version, title, slug)
      values ('00000000-0000-4000-8000-000000000001', 'OS-1', 'OS-1', 1, 'Öljynsuodatin', 'oljynsuodatin')`,
  );
  await shop.db.query(`insert into customer_cart (user_id, lines) values ($1, '[{"sku":"OS-2","amount":3}]')`, [
    mine.userId,
  ]);
  const numbers = await makeOrders(
    shop.db,
    orders.map((order) => ({ userId: mine.userId, email: mine.email, ...order })),
  );
  await makeOrders(shop.db, [{ userId: other.userId, email: other.email, status: 'completed' }]);
  const rows = async (table: string, where = 'true') =>
    (await shop.db.query(`select * from ${table} where ${where}`)).rows as Record<string, unknown>[];
  return { ...made, mine, other, numbers, rows };
}

test('the export contains all data of the customer and none of another (own-data-1)', async () => {
  const { shop, mine, other, numbers } = await shopWithData();
  await shop.db.query(`update customer_order set campaigns = $1 where number = $2`, [
    JSON.stringify([{ code: 'KEVAT', name: { fi: 'Kevät' }, automatic: false }]),
    numbers[0],
  ]);
  const data = await shop.accounts.exportData(mine.userId);
  expect(data).toMatchObject({
    profile: { email: mine.email, firstname: 'Aino', phone: '+358401234567' },
    signInMethods: ['credential'],
    sessions: [{ userAgent: expect.stringContaining('Firefox') }],
    addresses: [{ street: 'Koivukatu 1' }],
    marketingPermissions: { now: { email: true, sms: false }, log: [{ channel: 'email', granted: true }] },
    wishLists: [
      { name: 'Mökki', items: [{ sku: 'OS-1', amount: 1 }] },
      { name: 'Tyhjä', items: [] },
    ],
    cart: [{ sku: 'OS-2', amount: 3 }],
  });
  expect(data?.orders.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted());
  expect(data?.orders.find(({ number }) => number === numbers[0])?.campaignCodes).toEqual(['KEVAT']);
  const text = JSON.stringify(data);
  for (const secret of [other.email, other.userId, mine.visitor.sessionId]) expect(text).not.toContain(secret);
  const kept = await shop.db.query('select token from auth_session union select password from auth_account');
  for (const row of kept.rows as { token: string }[]) expect(text).not.toContain(row.token);
  expect(await shop.accounts.exportData('nobody')).toBeNull();
});

async function write(shop: Awaited<ReturnType<typeof testShop>>['shop'], email: string) {
  const words = { name: 'Aino', email, phone: '', message: `terveisin ${email}` };
  await shop.db.kysely
    .insertInto('contact_message')
    .values({ ...words, number: `Y-${email}`, idempotency_key: email, kind: 'question', locale: 'fi' })
    .execute();
}

test('messages of a verified address are exported and deleted with the account; others stay', async () => {
  const { shop, mine, other, rows } = await shopWithData();
  await write(shop, mine.email);
  await write(shop, other.email);
  const kept = await shop.accounts.exportData(mine.userId);
  expect(kept?.messages.map(({ message }) => message)).toEqual([`terveisin ${mine.email}`]);
  await shop.db.query('update auth_user set email_verified = false where id = $1', [other.userId]);
  expect((await shop.accounts.exportData(other.userId))?.messages).toEqual([]);
  await shop.accounts.deleteAccount({ ...other.visitor, isVerified: false }, { password: other.password });
  await shop.accounts.deleteAccount(mine.visitor, { password: mine.password });
  expect((await rows('contact_message')).map(({ email }) => email)).toEqual([other.email]);
});

test('the subscription and alerts of a verified address are exported and deleted with the account', async () => {
  const { shop, mine, other, rows } = await shopWithData();
  const { unsubscribe } = await makeReader(shop, other.email);
  for (const email of [mine.email, other.email])
    await shop.db.query(
      `insert into product_watch (email, locale, kind, sku, status, text_version, unsubscribe_token)
       values ($1, 'fi', 'price_drop', 'OS-1', 'waiting', '2026-11', $1)`,
      [email],
    );
  const data = await shop.accounts.exportData(mine.userId);
  expect(data?.newsletter).toMatchObject({ status: 'confirmed', log: [{ kind: 'confirmed', source: 'account' }] });
  expect(data?.productWatches).toMatchObject([{ sku: 'OS-1', kind: 'price_drop', status: 'waiting' }]);
  expect(JSON.stringify(await shop.accounts.exportData(other.userId))).not.toContain(unsubscribe);
  await shop.accounts.deleteAccount(mine.visitor, { password: mine.password });
  for (const table of ['newsletter_subscriber', 'product_watch'])
    expect((await rows(table)).map(({ email }) => email)).toEqual([other.email]);
});

test('deletion removes the account and its data and leaves other customers alone (own-data-1)', async () => {
  const { shop, mine, other, rows } = await shopWithData();
  await signInAs(shop, mine.userId);
  expect(await shop.accounts.deleteAccount(mine.visitor, { password: 'wrong one' })).toEqual({
    ok: false,
    reason: 'wrong_password',
  });
  expect(await shop.auth.visitor(new Headers({ cookie: mine.cookie }))).not.toBeNull();
  expect(await shop.accounts.deleteAccount(mine.visitor, { password: mine.password })).toEqual({
    ok: true,
    value: null,
  });
  expect(await shop.auth.visitor(new Headers({ cookie: mine.cookie }))).toBeNull();
  expect(await shop.auth.visitor(new Headers({ cookie: other.cookie }))).not.toBeNull();
  for (const table of [
    'auth_session',
    'auth_account',
    'customer_address',
    'marketing_permission',
    'wish_list',
    'customer_cart',
  ])
    expect(await rows(table, `user_id = '${mine.userId}'`)).toEqual([]);
  expect(await rows('wish_list_item')).toEqual([]);
  expect(await rows('outbox_mail')).toMatchObject([{ kind: 'account-deleted', recipient: mine.email }]);
  // a second request
  expect(await shop.accounts.deleteAccount(mine.visitor, { password: mine.password })).toMatchObject({ ok: false });
});

test('completed orders keep what bookkeeping needs; open ones also keep the delivery data until completed (own-data-1)', async () => {
  const { shop, mine, numbers, rows } = await shopWithData();
  const [done = '', underWay = ''] = numbers;
  await shop.accounts.deleteAccount(mine.visitor, { password: mine.password });
  const order = async (number: string) => (await rows('customer_order', `number = '${number}'`))[0];
  const reduced = {
    user_id: null,
    customer_left: false,
    email: '',
    contact: { customerType: 'private', email: '', firstname: '', lastname: '', phone: '', reference: '' },
    delivery_address: { street: '', postcode: '90100', city: 'Oulu' },
    billing_address: { name: '', street: '', postcode: '90100', city: 'Oulu' },
    total_cents: 1990,
  };
  expect(await order(done)).toMatchObject(reduced);
  expect(await order(underWay)).toMatchObject({
    user_id: null,
    customer_left: true,
    email: mine.email,
    delivery_address: { street: 'Koivukatu 12 B 4' },
  });
  // a new account with the same address does not get them
  const next = await makeCustomer(shop, { email: mine.email });
  expect(await shop.ownOrders.attach(next.userId, next.email)).toBe(0);
  await shop.afterSale.mark(byCommand, underWay, 'shipped');
  await shop.accounts.retain();
  expect(await order(underWay)).toMatchObject({ email: mine.email });
  await shop.afterSale.mark(byCommand, underWay, 'completed');
  await shop.accounts.retain();
  expect(await order(underWay)).toMatchObject(reduced);
});

test('an order of a company keeps the company, which bookkeeping requires', async () => {
  const { shop, mine, numbers, rows } = await shopWithData([
    { status: 'completed', company: { name: 'Kaivo Oy', businessId: '2122839-7' } },
  ]);
  await shop.accounts.deleteAccount(mine.visitor, { password: mine.password });
  expect((await rows('customer_order', `number = '${numbers[0]}'`))[0]).toMatchObject({
    contact: { company: 'Kaivo Oy', businessId: '2122839-7', firstname: '', email: '' },
    billing_address: { name: 'Maijan laskut', street: 'Koivukatu 12 B 4' },
    delivery_address: { street: '' },
  });
});

test('an account without a password requires a recent sign-in', async () => {
  const { shop, clock } = await testShop();
  const { visitor } = await makeCustomer(shop, { password: null });
  clock.now = new Date(Date.now() + 11 * 60_000);
  expect(await shop.accounts.deleteAccount(visitor, { password: '' })).toEqual({ ok: false, reason: 'sign_in_again' });
  clock.now = new Date();
  expect(await shop.accounts.deleteAccount(visitor, { password: '' })).toMatchObject({ ok: true });
});

test('mails about the customer are deleted; a queued confirmation is still sent', async () => {
  const { shop, mine, rows } = await shopWithData();
  const mail = (kind: string, status: string, recipient = mine.email) =>
    shop.db.query(
      `insert into outbox_mail (subject_id, kind, recipient, locale, subject, html, body_text, status)
        values ($1, $2, $3, 'fi', 'Aino', 'Aino', 'Aino', $4)`,
      [`s-${kind}`, kind, recipient, status],
    );
  await mail('account-link', 'sent');
  await mail('order-confirmation', 'queued', mine.email.toUpperCase());
  await mail('alert', 'sent', 'shop@example.fi');
  const [done] = await rows('customer_order', `email = '${mine.email}' and status = 'completed'`);
  await shop.db.query(
    `insert into outbox_mail (subject_id, kind, recipient, reply_to, locale, subject, html, body_text, status)
      values ($1, 'store-notification', 'store@example.fi', $2, 'fi', 'Aino', 'Aino', 'Aino', 'sent')`,
    [done?.id, mine.email],
  );
  await shop.accounts.deleteAccount(mine.visitor, { password: mine.password });
  const left = await rows('outbox_mail', `kind <> 'account-deleted'`);
  const told = Object.fromEntries(
    left.map(({ kind, html, recipient, reply_to }) => [kind, [html, recipient, reply_to]]),
  );
  expect(told).toEqual({
    'account-link': ['', '', null],
    'order-confirmation': ['Aino', mine.email.toUpperCase(), null],
    alert: ['Aino', 'shop@example.fi', null],
    'store-notification': ['', '', null],
  });
});
