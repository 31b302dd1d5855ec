import { expect, test } from 'vitest';
import { orderShop } from '#backend/sales/orders/test-orders.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { plainPlan } from '#domain/catalog/prices/price-plan.ts';

const made = () =>
  orderShop([
    { sku: 'KYPÄRÄ', price: 19900, stock: { oulu: 3 } },
    { sku: 'RAJA', price: 500, productLine: 2, stock: { oulu: 2 } },
    { sku: 'LOPPU', price: 700 },
    { sku: 'MATTO', price: 2000, isCutToSize: true, stock: { oulu: 9 } },
  ]);

test('a shared cart opens with current prices and stock (shared-cart-1)', async () => {
  const { shop } = await made();
  const { token } = await shop.sharedCarts.share([
    { sku: 'KYPÄRÄ', amount: 2 },
    { sku: 'RAJA', amount: 5 },
    { sku: 'LOPPU', amount: 1 },
    { sku: 'MATTO', amount: 1, customization: { identifier: 'size', widthCm: 100, lengthCm: 200 } },
    { sku: 'POISTUNUT', amount: 1 },
    { sku: 'MATTO', amount: 1, customization: { identifier: 'size', widthCm: 10, lengthCm: 200 } },
  ]);
  const prices = JSON.stringify(plainPlan(14900));
  await shop.db.kysely.updateTable('product_variant').set({ prices }).where('sku', '=', 'KYPÄRÄ').execute();
  const cart = await shop.sharedCarts.open(token, 'fi');
  expect(
    cart?.lines.map(({ item, wanted, problem }) => [
      item.id,
      item.amount,
      wanted,
      item.price.finalPrice.inclTax,
      problem,
    ]),
  ).toEqual([
    ['KYPÄRÄ', 2, 2, 14900, null],
    ['RAJA', 2, 5, 500, 'limited'],
    ['LOPPU', 1, 1, 700, 'outOfStock'],
    ['MATTO~100x200', 1, 1, 4000, null],
  ]);
  expect(cart?.gone).toBe(2);
});

test('opens for 90 days, then the job deletes it; other tokens open nothing (shared-cart-1)', async () => {
  const { shop, clock } = await made();
  const { token, expiresAt } = await shop.sharedCarts.share([{ sku: 'KYPÄRÄ', amount: 1 }]);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(new Date(expiresAt).getTime()).toBe(clock.now.getTime() + 90 * DAY_MS);
  for (const wrong of ['', 'x', token.slice(1), `${token}A`, '%00'.repeat(8)])
    expect(await shop.sharedCarts.open(wrong, 'fi')).toBeNull();

  clock.now = new Date(clock.now.getTime() + 90 * DAY_MS - 1);
  await shop.sharedCarts.sweep();
  expect(await shop.sharedCarts.open(token, 'en')).not.toBeNull();
  clock.now = new Date(clock.now.getTime() + 1);
  expect(await shop.sharedCarts.open(token, 'fi')).toBeNull();
  await shop.sharedCarts.sweep();
  expect(await shop.db.kysely.selectFrom('shared_cart').selectAll().execute()).toEqual([]);
});

test('stores a hash of the token, skus, sizes and amounts only (shared-cart-1)', async () => {
  const { shop } = await made();
  const line = { sku: 'KYPÄRÄ', amount: 1, email: 'maija@example.com' };
  const { token } = await shop.sharedCarts.share([line]);
  const rows = await shop.db.kysely.selectFrom('shared_cart').selectAll().execute();
  expect(rows.map(({ lines }) => lines)).toEqual([[{ sku: 'KYPÄRÄ', amount: 1 }]]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a cart of an agent has one open checkout, also after the job has deleted (agent-4)', async () => {
  const { shop, clock } = await made();
  const { agents, sweep } = shop.sharedCarts;
  const cart = { lines: [{ sku: 'KYPÄRÄ', amount: 1 }], campaignCode: null, locale: 'fi', delivery: null } as const;
  const token = await agents.make('cart', { ...cart, lines: [...cart.lines] });
  const checkout = () => agents.checkoutOf(token, { ...cart, lines: [...cart.lines] });
  const first = await checkout();
  expect(await checkout()).toBe(first);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  const second = await checkout();
  expect(second).not.toBe(first);
  await sweep();
  expect(await checkout()).toBe(second);
  clock.now = new Date(clock.now.getTime() + 30 * DAY_MS);
  await sweep();
  await sweep();
  expect(await shop.db.kysely.selectFrom('shared_cart').selectAll().execute()).toEqual([]);
});
