import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';
import { orderShop, pickupForm, requestFor } from '../test-orders.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));

async function buyers() {
  const { shop } = await testShop();
  const [mine, theirs] = [await makeCustomer(shop), await makeCustomer(shop)];
  return { shop, mine, theirs };
}

test('lists own orders newest first, in pages, with a summary of their lines', async () => {
  const { shop, mine, theirs } = await buyers();
  const numbers = await makeOrders(
    shop.db,
    Array.from({ length: 45 }, (_, i) => ({ userId: mine.userId, placedAt: day(i), prices: [100 + i, 500] })),
  );
  await makeOrders(shop.db, [{ userId: theirs.userId }, {}]);
  const first = await shop.ownOrders.list(mine.userId);
  expect(first).toMatchObject({ page: 1, pages: 3, total: 45 });
  expect(first.orders).toHaveLength(20);
  expect(first.orders[0]).toEqual({
    number: numbers[44],
    status: 'paid',
    placedAt: '2026-02-14T00:00:00.000Z',
    total: 644,
    pieces: 2,
    lines: 2,
    firstImage: 'picture-0',
    firstTitle: 'Öljynsuodatin 0',
    isInvoiced: false,
  });
  const third = await shop.ownOrders.list(mine.userId, { page: 3 });
  expect(third.orders.map(({ number }) => number)).toEqual(numbers.slice(0, 5).toReversed());
  expect(await shop.ownOrders.list(mine.userId, { page: 99 })).toEqual(third);
  expect(await shop.ownOrders.list(mine.userId, { page: Number.NaN, perPage: 1e9 })).toMatchObject({
    page: 1,
    pages: 1,
  });
  expect(await shop.ownOrders.list('nobody')).toEqual({ orders: [], page: 1, pages: 1, total: 0 });
});

test("opens an own order and nobody else's (order-6)", async () => {
  const { shop, mine, theirs } = await buyers();
  const [own = '', other = '', guests = ''] = await makeOrders(shop.db, [
    { userId: mine.userId, prices: [1990, 500] },
    { userId: theirs.userId },
    {},
  ]);
  expect(await shop.ownOrders.one({ userId: mine.userId, number: own }, 'en')).toMatchObject({
    number: own,
    total: 2490,
    lines: [{ sku: 'OS-0' }, { sku: 'OS-1' }],
    paymentMethod: 'OP',
  });
  for (const number of [other, guests, '1', `${own}0`, 'x'])
    expect(await shop.ownOrders.one({ userId: mine.userId, number: number }, 'fi')).toBeNull();
});

test('orders of a guest move to the account with the same address, ignoring case', async () => {
  const { shop, mine } = await buyers();
  await makeOrders(shop.db, [
    { email: 'Aino@Example.fi', placedAt: day(1) },
    { email: 'aino@example.fi', placedAt: day(2) },
    { email: 'other@example.fi' },
    { email: 'aino@example.fi', customerLeft: true },
  ]);
  expect(await shop.ownOrders.attach(mine.userId, 'aino@example.FI')).toBe(2);
  expect(await shop.ownOrders.attach(mine.userId, 'aino@example.fi')).toBe(0);
  expect((await shop.ownOrders.list(mine.userId)).total).toBe(2);
});

test('an order paid by a guest moves to the account that verified its address', async () => {
  const { shop, placed, returned } = await orderShop([{ sku: 'A', price: 1000, stock: { oulu: 9 } }]);
  const confirmed = await makeCustomer(shop, { email: 'maija@example.com' });
  const unconfirmed = await makeCustomer(shop, { email: 'liisa@example.com', isVerified: false });
  const ordered = async (email: string) => {
    const { contact } = pickupForm;
    const form = { ...pickupForm, contact: { ...contact, email } };
    return (await placed(requestFor('A', 1000, { form }))).number;
  };
  const [maijas, liisas] = [await ordered('Maija@Example.com'), await ordered('liisa@example.com')];
  expect((await shop.ownOrders.list(confirmed.userId)).total).toBe(0);
  for (const number of [maijas, liisas]) await shop.checkout.settle(await returned(number, 'ok'));
  expect(await shop.ownOrders.list(confirmed.userId)).toMatchObject({ total: 1, orders: [{ number: maijas }] });
  expect((await shop.ownOrders.list(unconfirmed.userId)).total).toBe(0);
});

test('goods of own paid orders are listed once, with the newest order (garage-1)', async () => {
  const { shop, mine, theirs } = await buyers();
  const [, newest] = await makeOrders(shop.db, [
    { userId: mine.userId, placedAt: day(1), prices: [100, 200] },
    { userId: mine.userId, placedAt: day(2) },
    { userId: mine.userId, placedAt: day(3), status: 'cancelled' },
    { userId: theirs.userId, placedAt: day(4), prices: [1, 2, 3] },
  ]);
  const bought = await shop.ownOrders.boughtGoods(mine.userId);
  expect(bought.map(({ sku }) => sku)).toEqual(['OS-0', 'OS-1']);
  expect(bought[0]).toEqual({ sku: 'OS-0', title: 'Öljynsuodatin 0', number: newest });
});
