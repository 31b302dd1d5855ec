import { expect, test } from 'vitest';
import { orderShop, requestFor } from './test-orders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A shop with one placed order and a clock to move. */
async function withOrder() {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 2 } }]);
  const { number } = await made.placed(requestFor('RAJA', 5000));
  const { simulator } = made.shop.payments;
  if (!simulator) throw new Error('no simulator');
  const start = made.clock.now.getTime();
  /** Moves the clock to a time after the placing and does the minute's work. */
  const sweepAt = async (ms: number) => {
    made.clock.now = new Date(start + ms);
    await made.shop.checkout.sweep();
  };
  /** The shopper decides at the gateway; the shop hears nothing by itself. */
  const decide = async (action: 'pay' | 'cancel' | 'pending') => {
    const [attempt] = await made.attempts(number);
    const payment = await simulator.find(attempt?.transactionId ?? '');
    if (!payment) throw new Error('the gateway knows no such payment');
    await simulator.decide(payment, { action, method: null, callbacks: 'never', seconds: 0, redirect: false });
  };
  return { ...made, number, simulator, sweepAt, decide, status: async () => (await made.order(number)).status };
}

test('an unpaid order is cancelled when its hold is over, and the goods are free', async () => {
  const { sweepAt, status, held } = await withOrder();
  await sweepAt(29 * MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['pending_payment', 1]);
  await sweepAt(31 * MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['cancelled', 0]);
});

test('the gateway is asked before an order is cancelled: a payment whose callback was lost counts', async () => {
  const { sweepAt, status, decide, shelf } = await withOrder();
  await decide('pay');
  await sweepAt(31 * MINUTE);
  expect([await status(), await shelf('RAJA')]).toEqual(['paid', { oulu: 1 }]);
});

test('open payments are asked at 15 minutes, with neither callback nor redirect', async () => {
  const { sweepAt, status, decide, mails } = await withOrder();
  await decide('pay');
  await sweepAt(14 * MINUTE);
  expect(await status()).toBe('pending_payment');
  await sweepAt(15 * MINUTE);
  expect(await status()).toBe('paid');
  expect(await mails()).toEqual(['order-confirmation', 'store-notification']);
});

test('a pending payment keeps the goods three days at most', async () => {
  const { sweepAt, status, decide, held } = await withOrder();
  await decide('pending');
  await sweepAt(31 * MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['pending_payment', 1]);
  await sweepAt(71 * HOUR);
  expect(await held('RAJA')).toBe(1);
  await sweepAt(72 * HOUR + MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['cancelled', 0]);
});

test('while the gateway does not answer the goods stay held', async () => {
  const { sweepAt, status, held, simulator } = await withOrder();
  simulator.faults.down = true;
  await sweepAt(31 * MINUTE);
  expect([await status(), await held('RAJA')]).toEqual(['pending_payment', 1]);
  simulator.faults.down = false;
  await sweepAt(37 * MINUTE);
  expect(await status()).toBe('cancelled');
});

test('a late ok on a cancelled order: no goods, an alert and an event, once', async () => {
  const { sweepAt, status, shop, returned, number, mails, events, shelf } = await withOrder();
  await sweepAt(31 * MINUTE);
  const late = await returned(number, 'ok');
  await shop.checkout.settle(late);
  await shop.checkout.settle(late);
  expect([await status(), await shelf('RAJA'), await mails()]).toEqual(['cancelled', { oulu: 2 }, ['alert', 'refund']]);
  expect((await events(number)).filter((kind) => kind === 'late_payment')).toHaveLength(1);
});

test('a late ok without callback is found when the gateway is asked again', async () => {
  const { sweepAt, decide, mails } = await withOrder();
  await sweepAt(31 * MINUTE);
  await decide('pay');
  await sweepAt(HOUR);
  expect(await mails()).toEqual(['alert', 'refund']);
});

test('the questions end after 72 hours', async () => {
  const { sweepAt, attempts, number } = await withOrder();
  for (const ms of [15 * MINUTE, HOUR, 24 * HOUR, 72 * HOUR, 96 * HOUR]) await sweepAt(ms);
  expect((await attempts(number))[0]?.checks).toBe(4);
});

test('however many orders end at once, all are freed in the same minute', { timeout: 60_000 }, async () => {
  const shop = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 60 } }]);
  for (let i = 0; i < 60; i++) await shop.placed(requestFor('RAJA', 5000));
  expect(await shop.held('RAJA')).toBe(60);
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
  await shop.shop.checkout.sweep();
  expect(await shop.held('RAJA')).toBe(0);
});
