import { connectFunctionsEmulator, getFunctions, httpsCallable } from '@firebase/functions';
import { expect, test } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { type Customer, makeCustomer } from '#test/make-customer.ts';
import { served } from '../test-callable-server.ts';
import { cloudApp, refusalOf } from '../test-cloud-client.ts';

/** A shop on a real port, called by the published client of cloud functions. */
async function callableShop() {
  const made = await orderShop([{ sku: 'A', price: 1999, stock: { oulu: 9 } }]);
  const { shop, request, placed } = made;
  const app = createApp({ shop, clientFolder: null, loadBuild: async () => Promise.reject(new Error('no pages')) });
  const base = await served(app);
  const tokenOf = async ({ cookie }: Pick<Customer, 'cookie'>): Promise<string> => {
    const answer = await request('/api/session/token', { headers: { cookie } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.json()).token;
  };
  const withToken = (token: string | null) => {
    const functions = getFunctions(
      cloudApp(() => token),
      `${base}/functions`,
    );
    return async <T = unknown>(name: string, data?: unknown) =>
      (await httpsCallable<unknown, T>(functions, name)(data)).data;
  };
  /** A customer and a caller with their token. */
  const customer = async (over: Parameters<typeof makeCustomer>[1] = {}) => {
    const somebody = await makeCustomer(shop, over);
    return { ...somebody, call: withToken(await tokenOf(somebody)) };
  };
  const orderOf = async ({ userId }: Pick<Customer, 'userId'>, amount = 1) => {
    const { number } = await placed(requestFor('A', 1999 * amount, { lines: [{ sku: 'A', amount }] }));
    await shop.db.query('update customer_order set user_id = $1 where number = $2', [userId, number]);
    return number;
  };
  return { ...made, base, customer, orderOf, tokenOf, withToken };
}

test('customer-getUser and -updateUser: the specified user details', async () => {
  const { customer, shop } = await callableShop();
  const { call, visitor, email } = await customer({ firstname: 'Maija', email: 'maija@example.fi' });
  await shop.wishLists.create(visitor, 'Mökki');
  expect(await call('customer-getUser')).toMatchObject({
    firstname: 'Maija',
    lastname: 'Virtanen',
    email,
    registerEmail: email,
    phone: '',
    dob: '',
    addresses: [],
    marketingPermissions: { sms: false, email: false },
    wishlists: [{ name: 'Mökki', items: [] }],
  });
  expect(await call('customer-updateUser', { phone: '040 123 4567', dob: '1990-02-28' })).toMatchObject({
    firstname: 'Maija',
    phone: '+358401234567',
    dob: '1990-02-28',
  });
  for (const [wrong, field] of [
    [{ firstname: '' }, 'firstname'],
    [{ phone: 'soita' }, 'phone'],
    [{ dob: '1990-02-31' }, 'dob'],
    [{ lastname: 5 }, 'lastname'],
    [{ email: 'toinen@example.fi' }, ''],
  ] as const) {
    const refused = await refusalOf(call('customer-updateUser', wrong));
    expect(refused).toMatchObject({ code: 'functions/invalid-argument', details: [{ field }] });
  }
});

test('customer-getOrders and -getOrder: own orders in euros; orders of others are not found (order-6)', async () => {
  const { customer, orderOf } = await callableShop();
  const [maija, liisa] = [await customer(), await customer()];
  expect(await maija.call('customer-getOrders')).toEqual({ orders: [], page: 1, pages: 1, total: 0 });
  const number = await orderOf(maija, 3);
  const listed = { order_number: number, created_at: '2026-11-21T10:00:00.000Z', total: 59.97, pieces: 3 };
  expect(await maija.call('customer-getOrders', { page: 1 })).toMatchObject({ orders: [listed], total: 1 });
  const asked = { order_number: number, locale: 'en' };
  expect(await maija.call('customer-getOrder', asked)).toMatchObject({
    order: {
      order_number: number,
      lines: [{ sku: 'A', amount: 3, price: 19.99, total: 59.97 }],
      total: 59.97,
      delivery: { methodId: '403' },
    },
  });
  expect(await liisa.call('customer-getOrders')).toMatchObject({ orders: [] });
  for (const order_number of [number, '1009', "' or 1=1", '\u0000'])
    expect((await refusalOf(liisa.call('customer-getOrder', { order_number }))).code).toBe('functions/not-found');
  expect(await refusalOf(maija.call('customer-getOrders', { page: 0 }))).toMatchObject({
    details: [{ field: 'page' }],
  });
});

test('surplus payments of an order are apart from its refunds', async () => {
  const { customer, orderOf, shop } = await callableShop();
  const { call, userId } = await customer();
  const order_number = await orderOf({ userId });
  for (const [cents, isSurplus] of [
    [5997, true],
    [1050, false],
  ] as const)
    await shop.db.query(
      `insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status, is_surplus)
       select id, $1::int, $1::int, 0, '', 'ok', $2 from customer_order where number = $3`,
      [cents, isSurplus, order_number],
    );
  expect(await call('customer-getOrder', { order_number })).toMatchObject({
    order: { refunds: [{ sum: 10.5, isDone: true }], surplusRefunds: [{ sum: 59.97, isDone: true }] },
  });
});

test('marketing permissions: e-mail and SMS are separate (account-5)', async () => {
  const { customer } = await callableShop();
  const { call } = await customer();
  expect(await call('customer-getMarketingPermissionStatus')).toEqual({ email: false, sms: false });
  expect(await call('customer-setMarketingPermissions', { sms: true })).toEqual({ email: false, sms: true });
  expect(await call('customer-getMarketingPermissionStatus')).toEqual({ email: false, sms: true });
  expect(await refusalOf(call('customer-setMarketingPermissions', { email: 'yes' }))).toMatchObject({
    code: 'functions/invalid-argument',
    details: [{ field: 'email' }],
  });
});

test('customer-exportData returns all data, -deleteAccount needs the password and deletes the account (own-data-1)', async () => {
  const { customer, orderOf, shop } = await callableShop();
  const { call, password, email, userId } = await customer();
  const number = await orderOf({ userId });
  expect(await call('customer-exportData')).toMatchObject({ profile: { email }, orders: [{ number }] });
  expect(await refusalOf(call('customer-deleteAccount', { password: 'väärä' }))).toMatchObject({
    code: 'functions/permission-denied',
    details: [{ field: 'password', code: 'wrong_password', message: 'The password is wrong.' }],
  });
  expect(await call('customer-deleteAccount', { password })).toEqual({ deleted: true });
  expect((await refusalOf(call('customer-getUser'))).code).toBe('functions/unauthenticated');
  expect((await shop.db.query('select 1 from auth_user where id = $1', [userId])).rows).toEqual([]);
});

test('a token ends with its session, and after fifteen minutes', async () => {
  const { customer, clock, shop } = await callableShop();
  const [gone, late, old] = [await customer(), await customer(), await customer()];
  await shop.db.query('delete from auth_session where user_id = $1', [gone.userId]);
  await shop.db.query('update auth_session set expires_at = now() where user_id = $1', [late.userId]);
  for (const { call } of [gone, late])
    expect((await refusalOf(call('customer-getUser'))).code).toBe('functions/unauthenticated');
  clock.now = new Date(clock.now.getTime() + 15 * 60_000 - 1000);
  expect(await old.call('customer-getUser')).toMatchObject({ email: old.email });
  clock.now = new Date(clock.now.getTime() + 1000);
  expect((await refusalOf(old.call('customer-getUser'))).code).toBe('functions/unauthenticated');
});

test('callables are found by project and region too', async () => {
  const { base, customer, tokenOf } = await callableShop();
  const maija = await customer({ firstname: 'Maija' });
  const token = await tokenOf(maija);
  const functions = getFunctions(
    cloudApp(() => token),
    'europe-north1',
  );
  const { hostname, port } = new URL(base);
  connectFunctionsEmulator(functions, hostname, Number(port));
  expect((await httpsCallable(functions, 'customer-getUser')()).data).toMatchObject({ firstname: 'Maija' });
  const check = httpsCallable(functions, 'paymentGateway-validateCartV2');
  expect((await check({ items: [{ sku: 'A', amount: 1 }] })).data).toMatchObject({
    success: true,
    items: [{ id: 'A' }],
  });
  expect((await refusalOf(httpsCallable(functions, 'customer-getNothing')())).code).toBe('functions/not-found');
});

test('refuses guests, invalid tokens, and cookies from another site (callable-1)', async () => {
  const { request, customer, withToken } = await callableShop();
  for (const token of [null, 'x', 'a.b.c'])
    expect((await refusalOf(withToken(token)('customer-getUser'))).code).toBe('functions/unauthenticated');
  expect((await request('/api/session/token')).status).toBe(401);
  const { cookie } = await customer();
  const post = (headers: Record<string, string>) =>
    request('/functions/customer-getUser', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: '{"data":null}',
    });
  expect((await post({ origin: 'http://shop.test' })).status).toBe(200);
  const foreign = await post({ origin: 'https://paha.example' });
  expect([foreign.status, (await foreign.json()).error.status]).toEqual([403, 'PERMISSION_DENIED']);
  expect((await post({})).status).toBe(403);
  // a valid cookie does not replace an invalid token
  expect((await post({ origin: 'http://shop.test', authorization: 'Bearer x' })).status).toBe(401);
});

test('another site can read refusals of large bodies and of limits', async () => {
  const { request } = await callableShop();
  const post = async (body: string) => {
    const headers = { origin: 'https://muu.example', 'content-type': 'application/json' };
    const answer = await request('/functions/customer-getUser', { method: 'POST', headers, body });
    return [answer.status, (await answer.json()).error.status, answer.headers.get('access-control-allow-origin')];
  };
  expect(await post(JSON.stringify({ data: 'x'.repeat(300_000) }))).toEqual([413, 'INVALID_ARGUMENT', '*']);
  for (let i = 0; i < 240; i++) await post('{"data":null}');
  expect(await post('{"data":null}')).toEqual([429, 'RESOURCE_EXHAUSTED', '*']);
});
