import { expect, test } from 'vitest';
import { orderShop, requestFor } from './test-orders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A shop with one placed order and a clock to move. */
async function withOrder() {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 2 } }]);
  const { number } = await made.placed(requestFor('RAJA', 5000));
  const { gateway } = made;
  if (!gateway) throw new Error('no gateway');
  const start = made.clock.now.getTime();
  /** Moves the clock to a time after placing and runs the sweep. */
  const sweepAt = async (ms: number) => {
    made.clock.now = new Date(start + ms);
    await made.shop.checkout.sweep();
  };
  /** The shopper decides at the gateway, without redirect or callback. */
  const decide = async (action: 'pay' | 'cancel' | 'pending') => {
    const [attempt] = await made.attempts(number);
    const payment = await gateway.find(attempt?.transactionId ?? '');
    if (!payment) throw new Error('the gateway knows no such payment');
    await gateway.decide(payment, { action, method: null, callbacks: 'never', seconds: 0, redirect: false });
  };
  return { ...made, number, gateway, sweepAt, decide, status: async () => (await made.order(number)).status };
}

test('cancels an unpaid order when its hold ends after 30 minutes, and releases the stock (order-7)', async () => {
  const { sweepAt, status, held } = await withOrder();
  await sweepAt(29 * MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['pending_payment', 1]);
  await sweepAt(31 * MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['cancelled', 0]);
});

test('checks the gateway before cancelling, so that a payment with a lost callback counts', async () => {
  const { sweepAt, status, decide, shelf } = await withOrder();
  await decide('pay');
  await sweepAt(31 * MINUTE);
  expect([await status(), await shelf('RAJA')]).toEqual(['paid', { oulu: 1 }]);
});

test('checks open payments after 15 minutes, without callback or redirect (payment-4)', async () => {
  const { sweepAt, status, decide, mails } = await withOrder();
  await decide('pay');
  await sweepAt(14 * MINUTE);
  expect(await status()).toBe('pending_payment');
  await sweepAt(15 * MINUTE);
  expect(await status()).toBe('paid');
  expect(await mails()).toEqual(['order-confirmation', 'store-notification']);
});

test('a pending payment holds the goods for at most three days (order-7)', async () => {
  const { sweepAt, status, decide, held } = await withOrder();
  await decide('pending');
  await sweepAt(31 * MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['pending_payment', 1]);
  await sweepAt(71 * HOUR);
  expect(await held('RAJA')).toBe(1);
  await sweepAt(72 * HOUR + MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['cancelled', 0]);
});

test('goods stay held while the gateway does not respond', async () => {
  const { sweepAt, status, held, gateway } = await withOrder();
  gateway.faults.down = true;
  await sweepAt(31 * MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['pending_payment', 1]);
  gateway.faults.down = false;
  await sweepAt(37 * MINUTE);
  expect(await status()).toBe('cancelled');
});

test('a late ok on a cancelled order gives an alert and an event, once, and no goods (payment-3)', async () => {
  const { sweepAt, status, shop, returned, number, mails, events, shelf } = await withOrder();
  await sweepAt(31 * MINUTE);
  const late = await returned(number, 'ok');
  await shop.checkout.settle(late);
  await shop.checkout.settle(late);
  expect([await status(), await shelf('RAJA'), await mails()]).toEqual(['cancelled', { oulu: 2 }, ['alert', 'refund']]);
  expect((await events(number)).filter((kind) => kind === 'late_payment')).toHaveLength(1);
});

test('a later check finds a late ok without a callback (payment-4)', async () => {
  const { sweepAt, decide, mails } = await withOrder();
  await sweepAt(31 * MINUTE);
  await decide('pay');
  await sweepAt(HOUR);
  expect(await mails()).toEqual(['alert', 'refund']);
});

test('checks end after 72 hours (payment-4)', async () => {
  const { sweepAt, attempts, number } = await withOrder();
  for (const ms of [15 * MINUTE, HOUR, 24 * HOUR, 72 * HOUR, 96 * HOUR]) await sweepAt(ms);
  expect((await attempts(number))[0]?.checks).toBe(4);
});

test('releases all expired orders in one run', { timeout: 60_000 }, async () => {
  const shop = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 60 } }]);
  for (let i = 0; i < 60; i++) await shop.placed(requestFor('RAJA', 5000));
  expect(await shop.held('RAJA')).toBe(60);
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
  await shop.shop.checkout.sweep();
  expect(await shop.held('RAJA')).toBe(0);
});
