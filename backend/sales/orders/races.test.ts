import { expect, test } from 'vitest';
import { orderShop, requestFor } from './test-orders.ts';

test('50 concurrent buyers of 5 units give exactly 5 orders; the others get the reason (stock-3)', {
  timeout: 60_000,
}, async () => {
  const shop = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 2, ranua: 3 } }]);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => shop.shop.checkout.place(requestFor('RAJA', 5000), 'fi')),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(5);
  for (const outcome of outcomes) if (!outcome.ok) expect(outcome.reason).toBe('unavailable');
  expect([await shop.count('customer_order'), await shop.held('RAJA')]).toEqual([5, 5]);

  const numbers = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.number] : []));
  const payments = await Promise.all(numbers.map((number) => shop.returned(number, 'ok')));
  await Promise.all(payments.map((payment) => shop.shop.checkout.settle(payment)));
  expect([await shop.shelf('RAJA'), await shop.held('RAJA')]).toEqual([{ oulu: 0, ranua: 0 }, 0]);
  expect(await shop.mails()).toHaveLength(10);
});

test('concurrent buyers of several sizes never exceed the shared stock (stock-3)', { timeout: 60_000 }, async () => {
  const cut = { sku: 'PEITE', productLine: 2, price: 1000, isCutToSize: true, stock: { oulu: 3, ranua: 4 } };
  const shop = await orderShop([cut]);
  const lines = [100, 200].map((widthCm) => ({
    sku: 'PEITE',
    amount: 1,
    customization: { identifier: 'size' as const, widthCm, lengthCm: 100 },
  }));
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => shop.shop.checkout.place(requestFor('', 3000, { lines }), 'fi')),
  );
  const numbers = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.number] : []));
  expect([numbers.length, await shop.held('PEITE')]).toEqual([3, 6]);
  const payments = await Promise.all(numbers.map((number) => shop.returned(number, 'ok')));
  await Promise.all(payments.map((payment) => shop.shop.checkout.settle(payment)));
  const left = Object.values(await shop.shelf('PEITE'));
  expect(left.reduce((sum, qty) => sum + qty, 0)).toBe(1);
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
});

test('the same request 20 times at once gives one order, one hold, one payment (order-1)', {
  timeout: 60_000,
}, async () => {
  const shop = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 5 } }]);
  const request = requestFor('RAJA', 5000);
  const placed = await Promise.all(Array.from({ length: 20 }, () => shop.placed(request)));
  expect(new Set(placed.map(({ number }) => number)).size).toBe(1);
  expect([await shop.count('customer_order'), await shop.count('payment_attempt'), await shop.held('RAJA')]).toEqual([
    1, 1, 1,
  ]);
});

test('concurrent different requests with one key give one order; the others are refused', {
  timeout: 60_000,
}, async () => {
  const shop = await orderShop([{ sku: 'A', price: 100, stock: { oulu: 50 } }]);
  const { idempotencyKey } = requestFor('A', 100);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, i) => {
      const lines = [{ sku: 'A', amount: i + 1 }];
      return shop.shop.checkout.place(requestFor('A', 100 * (i + 1), { idempotencyKey, lines }), 'fi');
    }),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  for (const outcome of outcomes) if (!outcome.ok) expect(outcome.reason).toBe('key_reused');
});

test('orders of the same skus in opposite order do not deadlock', { timeout: 60_000 }, async () => {
  const skus = ['A', 'B', 'C'].map((sku) => ({ sku, productLine: 2, price: 100, stock: { oulu: 60 } }));
  const shop = await orderShop(skus);
  const lines = skus.map(({ sku }) => ({ sku, amount: 1 }));
  const placing = Array.from({ length: 24 }, (_, i) =>
    shop.placed(requestFor('', 300, { lines: i % 2 ? lines : lines.toReversed() })),
  );
  const numbers = (await Promise.all(placing)).map(({ number }) => number);
  const payments = await Promise.all(numbers.map((number) => shop.returned(number, 'ok')));
  const more = Promise.all(Array.from({ length: 12 }, () => shop.placed(requestFor('', 300, { lines }))));
  await Promise.all([...payments.map((payment) => shop.shop.checkout.settle(payment)), more]);
  for (const { sku } of skus) expect([await shop.shelf(sku), await shop.held(sku)]).toEqual([{ oulu: 36 }, 12]);
});

test('payment concurrent with the end of the hold: paid or cancelled, never both, and no unit lost (order-7)', {
  timeout: 60_000,
}, async () => {
  const shop = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 6 } }]);
  const numbers = [];
  for (let i = 0; i < 6; i++) numbers.push((await shop.placed(requestFor('RAJA', 5000))).number);
  const payments = await Promise.all(numbers.map((number) => shop.returned(number, 'ok')));
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
  await Promise.all([shop.shop.checkout.sweep(), ...payments.map((payment) => shop.shop.checkout.settle(payment))]);

  const statuses = await Promise.all(numbers.map(async (number) => (await shop.order(number)).status));
  const paid = statuses.filter((status) => status === 'paid').length;
  const cancelled = statuses.filter((status) => status === 'cancelled').length;
  expect(paid + cancelled).toBe(6);
  expect([await shop.shelf('RAJA'), await shop.held('RAJA')]).toEqual([{ oulu: 6 - paid }, 0]);
  const alerts = (await shop.mails()).filter((kind) => kind === 'alert');
  expect(alerts).toHaveLength(cancelled);
});
