import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { orderShop, requestFor } from './test-orders.ts';

const limited = { sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 1, rovaniemi: 3, ranua: 2 } };

/** A shop with one order of 4 units to pick up in Oulu, its payment open. */
async function withOrder() {
  const shop = await orderShop([limited]);
  const request = requestFor('RAJA', 20_000, { lines: [{ sku: 'RAJA', amount: 4 }] });
  const { number } = await shop.placed(request);
  return { ...shop, request, number, settle: shop.shop.checkout.settle };
}

test('ok: paid, stock of the pickup store first and mails, in one transaction (order-8)', async () => {
  const { settle, number, returned, order, shelf, held, mails, events } = await withOrder();
  expect(await settle(await returned(number, 'ok'))).toEqual({ outcome: 'paid', orderNumber: number, locale: 'fi' });
  expect(await order(number)).toMatchObject({ status: 'paid', paymentMethod: 'osuuspankki' });
  expect([await shelf('RAJA'), await held('RAJA')]).toEqual([{ oulu: 0, rovaniemi: 0, ranua: 2 }, 0]);
  expect(await mails()).toEqual(['order-confirmation', 'store-notification']);
  expect(await events(number)).toEqual(['placed', 'stock_taken', 'paid']);
});

test('two callbacks and a redirect at once give one transition, one set of mails, one stock change (payment-2)', async () => {
  const { settle, number, returned, shelf, mails, events } = await withOrder();
  const payment = await returned(number, 'ok');
  const outcomes = await Promise.all([settle(payment), settle(payment), settle(payment)]);
  expect(outcomes.map((settled) => settled.outcome)).toEqual(['paid', 'paid', 'paid']);
  expect((await events(number)).filter((kind) => kind === 'paid')).toHaveLength(1);
  expect(await shelf('RAJA')).toEqual({ oulu: 0, rovaniemi: 0, ranua: 2 });
  expect(await mails()).toHaveLength(2);
});

test('pending extends the hold to three days from placing, then ok pays the order (order-7)', async () => {
  const { settle, number, returned, order, held } = await withOrder();
  expect(await settle(await returned(number, 'pending'))).toMatchObject({ outcome: 'pending' });
  const { holdsExpireAt, placedAt } = await order(number);
  expect((holdsExpireAt?.getTime() ?? 0) - placedAt.getTime()).toBe(72 * 3_600_000);
  expect(await held('RAJA')).toBe(4);
  expect(await settle(await returned(number, 'ok'))).toMatchObject({ outcome: 'paid' });
});

test('fail releases the goods at once; the same request can retry', async () => {
  const { settle, number, returned, order, held, placed, request, attempts } = await withOrder();
  expect(await settle(await returned(number, 'fail'))).toMatchObject({ outcome: 'failed' });
  expect([(await order(number)).status, await held('RAJA')]).toEqual(['payment_failed', 0]);
  expect((await placed(request)).number).toBe(number);
  expect([(await attempts(number)).length, await held('RAJA')]).toEqual([2, 4]);
  expect(await settle(await returned(number, 'ok'))).toMatchObject({ outcome: 'paid' });
});

test('fail after pending shortens the hold of the gift card again', async () => {
  const { shop, placed, returned, settle, order, clock } = await withOrder();
  const card = await shop.giftCards.staff.make(byCommand, { cents: 3000, reason: 'gift' });
  const open = async () => (await shop.giftCards.details(card?.code ?? '')).openAmount;
  const { number } = await placed(requestFor('RAJA', 5000, { giftCardCode: card?.code ?? '', toPayCents: 2000 }));
  const failed = await returned(number, 'fail');
  await settle({ ...failed, status: 'pending' });
  await settle(failed);
  expect([(await order(number)).status, await open()]).toEqual(['payment_failed', 0]);
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await shop.checkout.sweep();
  expect([(await order(number)).status, await open()]).toEqual(['cancelled', 3000]);
});

test('a late ok after a fail counts while the goods are available', async () => {
  const { settle, number, returned, order, shelf } = await withOrder();
  await settle(await returned(number, 'fail'));
  await settle(await returned(number, 'ok'));
  expect((await order(number)).status).toBe('paid');
  expect(await shelf('RAJA')).toEqual({ oulu: 0, rovaniemi: 0, ranua: 2 });
});

test('a late ok after a fail with the goods sold: cancelled, with an alert, nothing oversold (payment-3)', async () => {
  const { settle, number, returned, order, shelf, held, mails, placed } = await withOrder();
  const late = await returned(number, 'ok');
  await settle(await returned(number, 'fail'));
  const other = await placed(requestFor('RAJA', 30_000, { lines: [{ sku: 'RAJA', amount: 6 }] }));
  await settle(await returned(other.number, 'ok'));
  expect(await settle(late)).toMatchObject({ outcome: 'pending' });
  expect((await order(number)).status).toBe('cancelled');
  expect([await shelf('RAJA'), await held('RAJA')]).toEqual([{ oulu: 0, rovaniemi: 0, ranua: 0 }, 0]);
  expect(await mails()).toEqual(['alert', 'order-confirmation', 'refund', 'store-notification']);
});

test('fail after ok, pending after fail, new at any time: the status never moves back (payment-2, order-4)', async () => {
  const { settle, number, returned, order } = await withOrder();
  await settle(await returned(number, 'new'));
  expect((await order(number)).status).toBe('pending_payment');
  await settle(await returned(number, 'fail'));
  await settle(await returned(number, 'pending'));
  expect((await order(number)).status).toBe('payment_failed');
  await settle(await returned(number, 'ok'));
  expect(await settle(await returned(number, 'fail'))).toMatchObject({ outcome: 'paid' });
  expect((await order(number)).status).toBe('paid');
});

test('two paid attempts: one order, and an alert about the second payment', async () => {
  const { settle, number, returned, placed, request, events, mails } = await withOrder();
  const first = await returned(number, 'ok');
  await settle({ ...first, status: 'fail' });
  await placed(request);
  await settle(await returned(number, 'ok'));
  expect(await settle(first)).toMatchObject({ outcome: 'paid' });
  expect((await events(number)).slice(-2)).toEqual(['paid_twice', 'refund_surplus']);
  expect(await mails()).toEqual(['alert', 'order-confirmation', 'refund', 'store-notification']);
});

test.each([
  ['amount', { amount: 1 }],
  ['reference', { reference: '1000025' }],
  ['transaction', { transactionId: 'f6b5b6a2-0000-4000-8000-000000000000' }],
])('refuses another %s, with an alert and without a change (payment-2)', async (_name, over) => {
  const { settle, number, returned, order, mails, held } = await withOrder();
  expect(await settle(await returned(number, 'ok', over))).toEqual({ outcome: 'refused' });
  expect([(await order(number)).status, await held('RAJA')]).toEqual(['pending_payment', 4]);
  expect(await mails()).toEqual(['alert']);
});

test('refuses an unknown payment', async () => {
  const { settle, number, returned } = await withOrder();
  expect(await settle(await returned(number, 'ok', { stamp: 'no-such-stamp' }))).toEqual({ outcome: 'refused' });
});

test('records units that no store has in the event', async () => {
  const shop = await orderShop([{ sku: 'TILAUS', price: 100, backorder: true, stock: { oulu: 1 } }]);
  const { number } = await shop.placed(requestFor('TILAUS', 300, { lines: [{ sku: 'TILAUS', amount: 3 }] }));
  await shop.shop.checkout.settle(await shop.returned(number, 'ok'));
  const event = await shop.shop.db.kysely
    .selectFrom('order_event')
    .select('details')
    .where('kind', '=', 'stock_taken')
    .executeTakeFirstOrThrow();
  expect(event.details).toEqual({ lines: [{ sku: 'TILAUS', taken: [{ storeId: 'oulu', qty: 1 }], missing: 2 }] });
  expect(await shop.shelf('TILAUS')).toEqual({ oulu: 0 });
});
