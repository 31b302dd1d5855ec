import { expect, test } from 'vitest';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { makeCustomer, signInAs } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

const line = (sku: string, amount = 1): WantedLine => ({ sku, amount });

/** A shop with one signed-in customer, whose devices call the endpoints. */
async function shopWithCustomer() {
  const { shop, request, clock } = await testShop();
  const customer = await makeCustomer(shop);
  const own = (cookie: string) => ({ cookie, origin: 'http://shop.test', 'content-type': 'application/json' });
  return {
    shop,
    clock,
    request,
    customer,
    put: (body: unknown, headers: Record<string, string> = own(customer.cookie)) =>
      request('/api/customer-cart', { method: 'PUT', headers, body: JSON.stringify(body) }),
    session: async (cookie: string) => request('/api/session', { headers: { cookie } }),
    own,
  };
}

test('a customer without a stored cart has an empty one with revision 0', async () => {
  const { shop, customer } = await shopWithCustomer();
  expect(await shop.customerCart.read(customer.userId)).toEqual({ lines: [], revision: 0 });
});

test('devices of a customer share one cart; each change has a new revision (cart-8)', async () => {
  const { put, session, shop, customer, own } = await shopWithCustomer();
  const first = await put({ base: [], lines: [line('A'), line('B', 2)] });
  expect([first.status, await first.json()]).toEqual([200, { lines: [line('A'), line('B', 2)], revision: 1 }]);
  expect(first.headers.get('cache-control')).toBe('no-store');

  const phone = await signInAs(shop, customer.userId);
  const seen = await (await session(phone.cookie)).json();
  expect(seen.cart).toEqual({ lines: [line('A'), line('B', 2)], revision: 1 });

  const removed = await put({ base: seen.cart.lines, lines: [line('B', 2)] }, own(phone.cookie));
  expect(await removed.json()).toEqual({ lines: [line('B', 2)], revision: 2 });
  const late = await put({ base: [line('A'), line('B', 2)], lines: [line('A'), line('B', 2), line('C')] });
  expect(await late.json()).toEqual({ lines: [line('B', 2), line('C')], revision: 3 });
});

test('repeating a request changes nothing', async () => {
  const { put } = await shopWithCustomer();
  const body = { base: [], lines: [line('A', 3)] };
  await put(body);
  expect(await (await put(body)).json()).toEqual({ lines: [line('A', 3)], revision: 1 });
});

test('concurrent devices lose and duplicate nothing (cart-8)', async () => {
  const { shop, customer } = await shopWithCustomer();
  const devices = Array.from({ length: 12 }, (_, n) => [line('SAME', 2), line(`OWN-${n}`)]);
  await Promise.all(devices.map((lines) => shop.customerCart.merge(customer.userId, { base: [], lines })));
  const { lines, revision } = await shop.customerCart.read(customer.userId);
  expect(revision).toBe(12);
  expect(new Map(lines.map(({ sku, amount }) => [sku, amount]))).toEqual(
    new Map([['SAME', 2], ...devices.map((_, n): [string, number] => [`OWN-${n}`, 1])]),
  );
});

test('no customer can read or change another’s cart', async () => {
  const { shop, put, own, session } = await shopWithCustomer();
  await put({ base: [], lines: [line('A')] });
  const other = await makeCustomer(shop);
  expect((await (await session(other.cookie)).json()).cart).toEqual({ lines: [], revision: 0 });
  await put({ base: [line('A')], lines: [] }, own(other.cookie));
  expect(await (await put({ base: [], lines: [] })).json()).toEqual({ lines: [line('A')], revision: 1 });
});

test('refuses requests without a session or from another site', async () => {
  const { shop, put, customer } = await shopWithCustomer();
  const body = { base: [], lines: [line('A')] };
  expect((await put(body, {})).status).toBe(401);
  expect((await put(body, { cookie: 'tieva.session_token=forged.abc', origin: 'http://shop.test' })).status).toBe(401);
  expect((await put(body, { cookie: customer.cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect((await shop.customerCart.read(customer.userId)).revision).toBe(0);
});

test('reports invalid lines and changes nothing', async () => {
  const { put, shop, customer } = await shopWithCustomer();
  for (const [lines, field] of [
    [[line('A', 0)], 'lines.0.amount'],
    [[line('A', 10_000)], 'lines.0.amount'],
    [[line('')], 'lines.0.sku'],
    [[line('A'), line('A')], 'lines'],
    [
      [{ ...line('A'), customization: { identifier: 'size', widthCm: 0, lengthCm: 1 } }],
      'lines.0.customization.widthCm',
    ],
    ['A', 'lines'],
  ] as const) {
    const answer = await put({ base: [], lines });
    expect([answer.status, (await answer.json()).error.details[0].field]).toEqual([400, field]);
  }
  expect((await shop.customerCart.read(customer.userId)).revision).toBe(0);
});

test('refuses a cart above its line limit', async () => {
  const { shop, customer } = await shopWithCustomer();
  const many = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => line(`SKU-${from + n}`));
  expect(await shop.customerCart.merge(customer.userId, { base: [], lines: many(0, 1000) })).toMatchObject({
    ok: true,
  });
  const refused = await shop.customerCart.merge(customer.userId, { base: [], lines: many(1000, 1001) });
  expect(refused).toEqual({ ok: false, reason: 'too_many' });
  expect((await shop.customerCart.read(customer.userId)).lines).toHaveLength(1000);
});

test('deleting the account deletes the cart', async () => {
  const { shop, put, customer } = await shopWithCustomer();
  await put({ base: [], lines: [line('A')] });
  await shop.db.kysely.deleteFrom('auth_user').where('id', '=', customer.userId).execute();
  expect(await shop.db.kysely.selectFrom('customer_cart').selectAll().execute()).toEqual([]);
});
