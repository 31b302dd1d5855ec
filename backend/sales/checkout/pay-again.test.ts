import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { makeCustomer } from '#test/make-customer.ts';

async function shopWithOrder() {
  const made = await orderShop([{ sku: 'HIHNA', price: 8990, stock: { oulu: 5 } }]);
  const { userId } = await makeCustomer(made.shop);
  const outcome = await made.shop.checkout.place(requestFor('HIHNA', 8990), 'fi', [], userId);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { ...made, ...outcome.value, userId, payAgain: made.shop.checkout.payAgain };
}

test('resumes an open payment without a second attempt', async () => {
  const { number, payment, userId, payAgain, attempts } = await shopWithOrder();
  const again = await payAgain({ number, userId });
  expect(again).toMatchObject({ ok: true, value: { number } });
  // the gateway's hosted page, where another method can be chosen
  expect(again?.ok && payment.url.startsWith(again.value.payment.url)).toBe(true);
  expect(await attempts(number)).toHaveLength(1);
});

test('makes a new attempt after a failed payment and holds the goods again', async () => {
  const { number, userId, payAgain, attempts, shop, returned, order } = await shopWithOrder();
  await shop.checkout.settle(await returned(number, 'fail'));
  expect((await order(number)).status).toBe('payment_failed');
  const again = await payAgain({ number, userId });
  expect(again?.ok).toBe(true);
  expect(await attempts(number)).toHaveLength(2);
});

test('opens no payment for another customer’s order or a paid one', async () => {
  const { number, userId, payAgain, attempts, shop, returned } = await shopWithOrder();
  const stranger = await makeCustomer(shop);
  expect(await payAgain({ number, userId: stranger.userId })).toBeNull();
  expect(await payAgain({ number: '../etc', userId })).toBeNull();
  await shop.checkout.settle(await returned(number, 'ok'));
  const again = await payAgain({ number, userId });
  // leads to the order, not to a payment
  expect(again?.ok && again.value.payment.url).toContain(`/kiitos?order_id=${number}`);
  expect(await attempts(number)).toHaveLength(1);
});

test('anyone with the token of a guest’s order can pay it (order-6)', async () => {
  const { shop, placed, order, attempts, returned } = await orderShop([
    { sku: 'HIHNA', price: 8990, stock: { oulu: 5 } },
  ]);
  const { number } = await placed(requestFor('HIHNA', 8990));
  await shop.checkout.settle(await returned(number, 'fail'));
  const { secret } = await order(number);
  expect(await shop.checkout.payAgain({ secret: `${secret}x` })).toBeNull();
  expect(await shop.checkout.payAgain({ secret: number })).toBeNull();
  expect(await shop.checkout.payAgain({ secret: secret ?? '' })).toMatchObject({ ok: true, value: { number } });
  expect(await attempts(number)).toHaveLength(2);
});
