import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';

/** A shop with an order for pickup, or one to be sent. */
async function withOrder(kind: 'pickup' | 'parcel', paid: boolean) {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 2 } }]);
  const { number } = await made.placed(
    kind === 'parcel' ? requestFor('RAJA', 5000 + 1590, { form: homeForm }) : requestFor('RAJA', 5000),
  );
  if (paid) await made.shop.checkout.settle(await made.returned(number, 'ok'));
  const { mark } = made.shop.afterSale;
  return { ...made, number, mark };
}

test('an order is prepared, shipped with a tracking code and completed, each with an event (order-4)', async () => {
  const { mark, number, order, events, shop } = await withOrder('parcel', true);
  expect(await mark(byCommand, number, 'shipped')).toMatchObject({
    ok: false,
    reason: 'no_such_move',
    details: { status: 'paid' },
  });
  expect(await mark(byCommand, number, 'preparing')).toMatchObject({
    ok: true,
    value: { from: 'paid', changed: true },
  });
  expect(await mark(byCommand, number, 'ready_for_pickup')).toMatchObject({ ok: false, reason: 'is_pickup' });
  expect(await mark(byCommand, number, 'shipped', { tracking: 'JJFI123' })).toMatchObject({ ok: true });
  expect(await mark(byCommand, number, 'shipped')).toMatchObject({ ok: true, value: { changed: false } });
  expect(await mark(byCommand, number, 'completed')).toMatchObject({ ok: true });
  expect((await order(number)).status).toBe('completed');
  expect((await events(number)).slice(-3)).toEqual(['preparing', 'shipped', 'completed']);
  const { rows } = await shop.db.query("select details from order_event where kind = 'shipped'");
  expect(rows).toEqual([{ details: { from: 'preparing', by: 'shop', tracking: 'JJFI123' } }]);
});

test('a pickup becomes ready and is never shipped (order-4)', async () => {
  const { mark, number } = await withOrder('pickup', true);
  await mark(byCommand, number, 'preparing');
  expect(await mark(byCommand, number, 'shipped')).toMatchObject({ ok: false, reason: 'is_shipped' });
  expect(await mark(byCommand, number, 'ready_for_pickup')).toMatchObject({ ok: true });
});

test('cancelling releases an unpaid order once and refuses a paid one', async () => {
  const unpaid = await withOrder('pickup', false);
  expect(await unpaid.held('RAJA')).toBe(1);
  expect(await unpaid.mark(byCommand, unpaid.number, 'cancelled')).toMatchObject({
    ok: true,
    value: { changed: true },
  });
  expect(await unpaid.held('RAJA')).toBe(0);
  expect(await unpaid.mark(byCommand, unpaid.number, 'cancelled')).toMatchObject({
    ok: true,
    value: { changed: false },
  });
  expect(await unpaid.events(unpaid.number)).toContain('cancelled');
  const paid = await withOrder('pickup', true);
  expect(await paid.mark(byCommand, paid.number, 'cancelled')).toMatchObject({ ok: false, reason: 'is_paid' });
  expect(await paid.mark(byCommand, '1000016', 'preparing')).toMatchObject({ ok: false, reason: 'unknown' });
});

test('checks the gateway before cancelling; refuses while the bank processes a payment', async () => {
  const { mark, number, attempts, gateway, order } = await withOrder('pickup', false);
  const decide = async (action: 'pay' | 'pending') => {
    const payment = await gateway?.find((await attempts(number)).at(-1)?.transactionId ?? '');
    if (!payment) throw new Error('no payment');
    await gateway?.decide(payment, {
      action,
      method: null,
      callbacks: 'never',
      seconds: 0,
      redirect: false,
    });
  };
  await decide('pending');
  expect(await mark(byCommand, number, 'cancelled')).toMatchObject({ ok: false, reason: 'payment_underway' });
  await decide('pay');
  expect(await mark(byCommand, number, 'cancelled')).toMatchObject({
    ok: false,
    reason: 'is_paid',
    details: { status: 'paid' },
  });
  expect((await order(number)).status).toBe('paid');
});
