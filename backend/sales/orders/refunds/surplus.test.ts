import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { orderShop, requestFor } from '../test-orders.ts';

/** A shop with one unpaid order of one unit. */
async function unpaid() {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 2 } }]);
  const { shop, attempts, clock } = made;
  const request = requestFor('RAJA', 5000);
  const { number } = await made.placed(request);
  const payAll = async () => {
    for (const { transactionId } of await attempts(number)) {
      const payment = await made.gateway?.find(transactionId ?? '');
      const decision = { action: 'pay' as const, method: 'osuuspankki', callbacks: 'never' as const, seconds: 0 };
      if (payment) await made.gateway?.decide(payment, { ...decision, redirect: false });
    }
  };
  const sweep = async () => {
    clock.now = new Date(clock.now.getTime() + 6 * 60_000);
    await shop.afterSale.sweepRefunds();
  };
  const refunds = async () => (await shop.db.query('select * from refund')).rows;
  const books = async () => {
    const { rows } = await shop.db.query(`select
      (select coalesce(sum(amount_cents), 0)::int from payment_attempt where status = 'ok') as charged,
      (select coalesce(sum(amount_cents), 0)::int from simulator_refund where status = 'ok') as back`);
    return rows[0];
  };
  return { ...made, request, number, payAll, sweep, refunds, books };
}

test('refunds a late payment of a cancelled order once, and mails customer and shop (payment-3)', async () => {
  const { shop, number, returned, payAll, sweep, refunds, books, order, mails, mailText } = await unpaid();
  const late = await returned(number, 'ok');
  await shop.afterSale.mark(byCommand, number, 'cancelled');
  await payAll();
  await shop.checkout.settle(late);
  await shop.checkout.settle(late);
  await sweep();
  await sweep();
  expect(await refunds()).toMatchObject([{ is_surplus: true, status: 'ok', cents: 5000, gift_card_cents: 0 }]);
  expect(await books()).toEqual({ charged: 5000, back: 5000 });
  expect(await order(number)).toMatchObject({ status: 'cancelled', refunded: 0 });
  // the shopper sees the late payment and its refund
  const by = { secret: (await order(number)).secret ?? '' };
  expect(await shop.ownOrders.one(by, 'fi')).toMatchObject({
    status: 'cancelled',
    refunded: 0,
    refunds: [{ cents: 5000, isDone: true, isSurplus: true }],
  });
  expect(await mails()).toEqual(['alert', 'refund']);
  expect(await mailText('refund')).toContain('oli jo peruuntunut');
});

test('an order paid twice keeps one payment; the other is refunded outside the order’s sums', async () => {
  const { shop, number, returned, payAll, sweep, refunds, books, order, placed, request } = await unpaid();
  const first = await returned(number, 'ok');
  await shop.checkout.settle({ ...first, status: 'fail' });
  await placed(request);
  await payAll();
  await shop.checkout.settle(await returned(number, 'ok'));
  await shop.checkout.settle(first);
  await sweep();
  expect(await refunds()).toMatchObject([{ is_surplus: true, attempt_stamp: first.stamp, status: 'ok' }]);
  expect(await books()).toEqual({ charged: 10_000, back: 5000 });
  expect(await order(number)).toMatchObject({ status: 'paid', refunded: 0 });
  const whole = await shop.afterSale.refund(byCommand, number, { reason: '', restock: false, idempotencyKey: null });
  expect(whole).toMatchObject({ value: { refund: { cents: 5000 } } });
  await sweep();
  expect(await books()).toEqual({ charged: 10_000, back: 10_000 });
});

test('cancelled, then paid late: the gift card is released, the gateway’s payment refunded (payment-3)', async () => {
  const { shop, gateway, returned, placed, clock } = await unpaid();
  const card = await shop.giftCards.staff.make(byCommand, { cents: 3000, reason: 'gift' });
  const code = card?.code ?? '';
  const { number } = await placed(requestFor('RAJA', 5000, { giftCardCode: code, toPayCents: 2000 }));
  const late = await returned(number, 'ok');
  const payment = await gateway?.find(late.transactionId);
  const decision = { action: 'pay' as const, method: 'osuuspankki', callbacks: 'never' as const, seconds: 0 };
  expect((await shop.giftCards.details(code)).openAmount).toBe(0);
  await shop.afterSale.mark(byCommand, number, 'cancelled');
  expect((await shop.giftCards.details(code)).openAmount).toBe(3000);
  if (payment) await gateway?.decide(payment, { ...decision, redirect: false });
  await shop.checkout.settle(late);
  clock.now = new Date(clock.now.getTime() + 6 * 60_000);
  await shop.afterSale.sweepRefunds();
  const { rows } = await shop.db.query('select status, cents, gateway_cents, gift_card_cents from refund');
  expect(rows).toEqual([{ status: 'ok', cents: 2000, gateway_cents: 2000, gift_card_cents: 0 }]);
  const back = await shop.db.query("select sum(amount_cents)::int as cents from simulator_refund where status = 'ok'");
  expect(back.rows).toEqual([{ cents: 2000 }]);
  expect((await shop.giftCards.details(code)).openAmount).toBe(3000);
});
