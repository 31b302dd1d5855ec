import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import { orderShop, pickupForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { makeCustomer } from '#test/make-customer.ts';

const filter = { sku: 'SUODATIN', price: 1040, stock: { oulu: 5 } };
const lastPiece = { sku: 'VIIMEINEN', price: 5000, productLine: 2, stock: { oulu: 1 } };

async function shopWithCustomer() {
  const shop = await orderShop([filter, lastPiece]);
  const aino = await makeCustomer(shop.shop);
  const eero = await makeCustomer(shop.shop);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    shop.request('/api/checkout/orders', { method: 'POST', headers, body: JSON.stringify(body) });
  const signedIn = (cookie: string) => ({ cookie, origin: 'http://shop.test' });
  return { ...shop, aino, eero, post, signedIn };
}

test('an order belongs to the signed-in customer, a guest’s to no account', async () => {
  const { post, signedIn, aino, order } = await shopWithCustomer();
  const own = await (await post(requestFor('SUODATIN', 1040), signedIn(aino.cookie))).json();
  const guests = await (await post(requestFor('SUODATIN', 1040))).json();
  expect([(await order(own.number)).userId, (await order(guests.number)).userId]).toEqual([aino.userId, null]);
});

test('a guest with the e-mail address of an account orders like any other guest (checkout-2)', async () => {
  const { post, aino, order } = await shopWithCustomer();
  const orderWith = async (email: string) => {
    const form = { ...pickupForm, contact: { ...pickupForm.contact, email } };
    const response = await post(requestFor('SUODATIN', 1040, { form }));
    const { number, ...rest } = await response.json();
    return { status: response.status, fields: Object.keys(rest), userId: (await order(number)).userId };
  };
  const known = await orderWith(aino.email);
  expect(known).toEqual({ status: 201, fields: ['key', 'payment'], userId: null });
  expect(known).toEqual(await orderWith('tuntematon@example.com'));
});

test('another site cannot order as a customer', async () => {
  const { post, aino, count } = await shopWithCustomer();
  const answer = await post(requestFor('SUODATIN', 1040), { cookie: aino.cookie, origin: 'https://evil.example' });
  expect([answer.status, await count('customer_order')]).toEqual([403, 0]);
});

test('an order opens for its customer without the key, and for nobody else (order-6)', async () => {
  const { post, request, signedIn, aino, eero } = await shopWithCustomer();
  const { number } = await (await post(requestFor('SUODATIN', 1040), signedIn(aino.cookie))).json();
  const seenBy = async (headers: Record<string, string>) =>
    (await (await request(`/api/checkout/orders/${number}`, { headers })).json()).details ?? null;
  expect(await seenBy({ cookie: aino.cookie })).toMatchObject({ number, email: 'Maija@example.com' });
  expect([await seenBy({ cookie: eero.cookie }), await seenBy({})]).toEqual([null, null]);
});

test('a customer can buy units held by an own unpaid order, on any device; others cannot', async () => {
  const { shop, post, signedIn, aino, eero, order } = await shopWithCustomer();
  const first = await (await post(requestFor('VIIMEINEN', 5000), signedIn(aino.cookie))).json();
  const lines = [{ sku: 'VIIMEINEN', amount: 1 }];
  const problemsOf = async (userId: string | null) => {
    const options = await shop.checkout.options({ lines, postcode: null }, 'fi', [], userId);
    return options.ok ? options.value.problems.map(({ reason }) => reason) : options.reason;
  };
  expect([await problemsOf(aino.userId), await problemsOf(eero.userId), await problemsOf(null)]).toEqual([
    [],
    ['outOfStock'],
    ['outOfStock'],
  ]);
  expect((await post(requestFor('VIIMEINEN', 5000), signedIn(eero.cookie))).status).toBe(409);
  expect((await post(requestFor('VIIMEINEN', 5000), signedIn(aino.cookie))).status).toBe(201);
  expect((await order(first.number)).status).toBe('cancelled');
});

test('the cart validation includes units held by an own unpaid order', async () => {
  const { request, post, signedIn, aino, eero } = await shopWithCustomer();
  await post(requestFor('VIIMEINEN', 5000), signedIn(aino.cookie));
  const check = async (cookie: string) => {
    const answer = await request('/functions/paymentGateway-validateCartV2', {
      method: 'POST',
      headers: signedIn(cookie),
      body: JSON.stringify({ items: [{ sku: 'VIIMEINEN', amount: 1 }] }),
    });
    return (await answer.json()).success;
  };
  expect([await check(aino.cookie), await check(eero.cookie)]).toEqual([true, false]);
});

test('removes paid units from the customer’s cart once, and keeps additional ones (order-10)', async () => {
  const { shop, post, signedIn, aino, returned } = await shopWithCustomer();
  const cart = [
    { sku: 'SUODATIN', amount: 3 },
    { sku: 'VIIMEINEN', amount: 1 },
  ];
  await shop.customerCart.merge(aino.userId, { base: [], lines: cart });
  const request = requestFor('SUODATIN', 2080, { lines: [{ sku: 'SUODATIN', amount: 2 }] });
  const { number } = await (await post(request, signedIn(aino.cookie))).json();
  expect((await shop.customerCart.read(aino.userId)).lines).toEqual(cart);
  const payment = await returned(number, 'ok');
  await shop.checkout.settle(payment);
  await shop.checkout.settle(payment);
  expect((await shop.customerCart.read(aino.userId)).lines).toEqual([
    { sku: 'SUODATIN', amount: 1 },
    { sku: 'VIIMEINEN', amount: 1 },
  ]);
});

test('a gift does not remove the same product from the customer’s cart', async () => {
  const { shop, post, signedIn, aino, returned, order } = await shopWithCustomer();
  const gift = madeRule({ kind: 'gift_item', sku: 'SUODATIN', amount: 1 });
  await putCampaign(shop.db, madeCampaign('KYLKIÄINEN', [gift], { automatic: true }));
  const cart = [{ sku: 'SUODATIN', amount: 2 }];
  await shop.customerCart.merge(aino.userId, { base: [], lines: [...cart, { sku: 'VIIMEINEN', amount: 1 }] });
  const { number } = await (await post(requestFor('VIIMEINEN', 5000), signedIn(aino.cookie))).json();
  expect((await order(number)).lines.map(({ sku, kind }) => [sku, kind])).toContainEqual(['SUODATIN', 'gift']);
  await shop.checkout.settle(await returned(number, 'ok'));
  expect((await shop.customerCart.read(aino.userId)).lines).toEqual(cart);
});

test('an order can be paid after its account was deleted', async () => {
  const { shop, post, signedIn, aino, returned, order } = await shopWithCustomer();
  const { number } = await (await post(requestFor('SUODATIN', 1040), signedIn(aino.cookie))).json();
  await shop.db.kysely.deleteFrom('auth_user').where('id', '=', aino.userId).execute();
  await shop.checkout.settle(await returned(number, 'ok'));
  expect(await order(number)).toMatchObject({ status: 'paid', userId: null });
});
