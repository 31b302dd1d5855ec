import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { byCommand } from '#test/actors.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';

const limited = { sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 3, rovaniemi: 1 } };
const HOUR = 3_600_000;

/** A shop with a paid order of two units sent home, 100 € plus 15,90 € delivery, paid by a method. */
async function paidOrder(method = 'osuuspankki', form = homeForm) {
  const made = await orderShop([limited]);
  const { shop } = made;
  const total = form === homeForm ? 11_590 : 10_000;
  const { number } = await made.placed(requestFor('RAJA', total, { form, lines: [{ sku: 'RAJA', amount: 2 }] }));
  const pay = async (callbacks: 'never' | 'once' = 'never') => {
    const payment = await made.gateway?.find((await made.attempts(number)).at(-1)?.transactionId ?? '');
    if (!payment) throw new Error('no payment');
    await made.gateway?.decide(payment, { action: 'pay', method, callbacks, seconds: 0, redirect: false });
  };
  await pay();
  await shop.checkout.settle(await made.returned(number, 'ok', { method }));
  const refund = (over: object = {}) =>
    shop.afterSale.refund(byCommand, number, { reason: '', restock: false, idempotencyKey: null, ...over });
  const sweep = async () => {
    made.clock.now = new Date(made.clock.now.getTime() + 6 * 60_000);
    await shop.afterSale.sweepRefunds();
  };
  const refunds = async () => (await shop.db.query('select * from refund order by created_at, id')).rows;
  /** Charged by gateway and cards less refunds by each: what the shop keeps. */
  const books = async () => {
    const { rows } = await shop.db.query(`select
      (select coalesce(sum(amount_cents), 0)::int from payment_attempt where status = 'ok') as charged,
      (select coalesce(sum(gateway_cents), 0)::int from refund) as back,
      (select coalesce(sum(amount_cents), 0)::int from simulator_refund where status = 'ok') as at_gateway,
      (select coalesce(sum(total_cents - refunded_cents), 0)::int from customer_order where status not in ('cancelled', 'pending_payment')) as kept`);
    return rows[0] as Record<'charged' | 'back' | 'at_gateway' | 'kept', number>;
  };
  const alerts = async () =>
    (await shop.db.query("select subject, body_text from outbox_mail where kind = 'alert' order by created_at")).rows;
  return { ...made, number, refund, sweep, refunds, books, alerts, pay };
}

test('full: the gateway refunds, the order is refunded, the customer gets a mail; charged = kept + refunded (refund-1)', async () => {
  const { refund, sweep, order, number, refunds, books, mails, events } = await paidOrder();
  expect(await refund({ reason: 'Palautettu käyttämättömänä' })).toMatchObject({
    ok: true,
    value: { status: 'refunded' },
  });
  expect(await order(number)).toMatchObject({ status: 'refunded', refunded: 11_590 });
  await sweep();
  expect(await refunds()).toMatchObject([{ status: 'ok', cents: 11_590, gateway_cents: 11_590, shipping_cents: 1590 }]);
  expect(await books()).toEqual({ charged: 11_590, back: 11_590, at_gateway: 11_590, kept: 0 });
  expect(await mails()).toEqual(['order-confirmation', 'refund', 'store-notification']);
  expect((await events(number)).at(-1)).toBe('refunded');
  expect(await refund()).toMatchObject({ ok: false, reason: 'nothing_left' });
});

test('by line: one unit, put back in stock, the rest later; sums balance after each (refund-1)', async () => {
  const { refund, sweep, order, number, books, shelf, mailText } = await paidOrder();
  expect(await shelf('RAJA')).toEqual({ oulu: 1, rovaniemi: 1 });
  const piece = { lines: [{ position: 0, amount: 1 }], restock: true };
  expect(await refund(piece)).toMatchObject({ value: { status: 'paid', refund: { cents: 5000 } } });
  await sweep();
  expect(await order(number)).toMatchObject({ status: 'paid', refunded: 5000, lines: [{ refundedAmount: 1 }] });
  expect(await books()).toEqual({ charged: 11_590, back: 5000, at_gateway: 5000, kept: 6590 });
  expect(await shelf('RAJA')).toEqual({ oulu: 2, rovaniemi: 1 });
  expect(await mailText('refund')).toContain('1 × Tuote RAJA: 50 €');
  await refund();
  await sweep();
  expect(await books()).toEqual({ charged: 11_590, back: 11_590, at_gateway: 11_590, kept: 0 });
  expect(await shelf('RAJA')).toEqual({ oulu: 2, rovaniemi: 1 });
});

test('a sum above the delivery is a reduction, and the mail has both', async () => {
  const { refund, mailText } = await paidOrder();
  expect(await refund({ shipping: true, cents: 2000 })).toMatchObject({ value: { refund: { shipping: 1590 } } });
  expect(await mailText('refund')).toContain('Toimituskulut: 15,90 € Hyvitys: 4,10 €');
  expect(await refund()).toMatchObject({ value: { status: 'refunded', refund: { cents: 9590, shipping: 0 } } });
});

test('a key refunds once, and only its order', async () => {
  const { refund, books, sweep, placed, shop, returned } = await paidOrder();
  const wish = { cents: 1000, idempotencyKey: 'k-1' };
  const [first, second] = [await refund(wish), await refund(wish)];
  expect([first, second]).toMatchObject([{ value: { isNew: true } }, { value: { isNew: false } }]);
  await sweep();
  expect(await books()).toMatchObject({ back: 1000, at_gateway: 1000, kept: 10_590 });
  const other = await placed(requestFor('RAJA', 5000));
  await shop.checkout.settle(await returned(other.number, 'ok'));
  const given = { reason: '', restock: false, ...wish };
  expect(await shop.afterSale.refund(byCommand, other.number, given)).toMatchObject({ reason: 'key_reused' });
});

test('concurrent refunds never exceed the payment', async () => {
  const { refund, books, sweep } = await paidOrder();
  const both = await Promise.all([refund(), refund()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  await sweep();
  expect(await books()).toMatchObject({ back: 11_590, at_gateway: 11_590, kept: 0 });
});

test('Nordea refunds once: the second refund is manual, with an alert', async () => {
  const { refund, sweep, refunds, alerts, shop, number, books } = await paidOrder('nordea');
  await refund({ cents: 1000 });
  await sweep();
  await refund({ cents: 2000 });
  await sweep();
  expect(await refunds()).toMatchObject([{ status: 'ok' }, { status: 'manual', details: 'only_once' }]);
  const [alert] = await alerts();
  expect(alert?.subject).toMatch(new RegExp(`Palauta käsin 20\\s€, tilaus ${number}`));
  expect(alert?.body_text).toContain(`orders refund-done ${number}`);
  expect(await shop.afterSale.refundsDone(byCommand, number)).toEqual({ ok: true, value: 1 });
  expect(await refunds()).toMatchObject([{ status: 'ok' }, { status: 'ok', details: 'by hand' }]);
  expect(await books()).toMatchObject({ charged: 11_590, back: 3000, at_gateway: 1000, kept: 8590 });
});

test('Nordea does not refund after 13 weeks', async () => {
  const { refund, sweep, refunds, clock } = await paidOrder('nordea');
  clock.now = new Date(clock.now.getTime() + 92 * 24 * HOUR);
  await refund({ cents: 1000 });
  await sweep();
  expect(await refunds()).toMatchObject([{ status: 'manual', details: 'too_old' }]);
});

test('S-Pankki refunds by e-mail; without an address the refund is manual', async () => {
  const { refund, sweep, refunds, shop } = await paidOrder('s-pankki');
  await refund({ cents: 1000 });
  await sweep();
  await shop.db.query(`update customer_order set email = ''`);
  await refund({ cents: 1000 });
  await sweep();
  expect(await refunds()).toMatchObject([{ status: 'ok' }, { status: 'manual', details: 'no_email' }]);
});

test('retries a closed gateway; never after a lost response, which alerts staff', async () => {
  const { refund, sweep, refunds, shop, gateway, clock, alerts, books } = await paidOrder();
  const faults = gateway?.faults ?? { down: false, wrongSignature: false };
  await refund({ cents: 1000 });
  faults.down = true; // a 502: it may have heard
  await sweep();
  expect(await refunds()).toMatchObject([{ status: 'asked' }]);
  faults.down = false;
  await sweep();
  expect(await books()).toMatchObject({ at_gateway: 0 });
  clock.now = new Date(clock.now.getTime() + HOUR);
  await shop.afterSale.sweepRefunds();
  expect(await refunds()).toMatchObject([{ status: 'manual', details: 'unknown' }]);
  expect((await alerts())[0]?.body_text).toContain('hallintapaneelista');
});

test('an unverifiable response is settled by the later callback', async () => {
  const { refund, sweep, refunds, shop, gateway } = await paidOrder();
  if (!gateway) throw new Error('no gateway');
  await refund({ cents: 1000 });
  gateway.faults.wrongSignature = true;
  await sweep();
  gateway.faults.wrongSignature = false;
  const [row] = await refunds();
  expect(row).toMatchObject({ status: 'asked' });
  const said = { status: 'ok' as const, transactionId: 't-1', amount: 1000, stamp: String(row?.stamp) };
  expect(await shop.afterSale.refundSettled('no-such-stamp', said)).toBe(false);
  expect(await shop.afterSale.refundSettled(String(row?.stamp), { ...said, stamp: 'another' })).toBe(false);
  expect(await shop.afterSale.refundSettled(String(row?.stamp), { ...said, amount: 9 })).toBe(false);
  expect(await refunds()).toMatchObject([{ status: 'asked' }]);
  expect(await shop.afterSale.refundSettled(String(row?.stamp), said)).toBe(true);
  expect(await refunds()).toMatchObject([{ status: 'ok', transaction_id: 't-1' }]);
});

test('a refund that the bank fails later becomes manual', async () => {
  const { refund, sweep, refunds, shop, order, number } = await paidOrder('jousto');
  await refund({ cents: 1000 });
  await sweep();
  const [row] = await refunds();
  expect(row).toMatchObject({ status: 'pending' });
  await shop.afterSale.refundSettled(String(row?.stamp), {
    status: 'fail',
    transactionId: null,
    amount: null,
    stamp: null,
  });
  expect(await refunds()).toMatchObject([{ status: 'manual', details: 'failed' }]);
  expect(await order(number)).toMatchObject({ refunded: 1000 });
});

test('alerts once when the gateway also pays a manual refund; later callbacks change nothing', async () => {
  const { refund, sweep, refunds, shop, gateway, number, alerts, clock, events } = await paidOrder();
  const faults = gateway?.faults ?? { down: false, wrongSignature: false };
  await refund({ cents: 1000 });
  faults.down = true;
  await sweep();
  faults.down = false;
  clock.now = new Date(clock.now.getTime() + HOUR);
  await shop.afterSale.sweepRefunds();
  expect(await shop.afterSale.refundsDone(byCommand, number)).toEqual({ ok: true, value: 1 });
  const [row] = await refunds();
  const stamp = String(row?.stamp);
  const say = (status: 'ok' | 'pending' | 'fail') =>
    shop.afterSale.refundSettled(stamp, { status, transactionId: 't-1', amount: 1000, stamp });
  await say('pending');
  expect(await alerts()).toHaveLength(1);
  for (const status of ['ok', 'ok', 'fail'] as const) await say(status);
  expect(await refunds()).toMatchObject([
    { status: 'ok', details: 'by hand and by the gateway', transaction_id: 't-1' },
  ]);
  expect((await events(number)).filter((kind) => kind === 'refund_twice')).toHaveLength(1);
  const told = await alerts();
  expect(told).toHaveLength(2);
  expect(told.at(-1)?.subject).toMatch(new RegExp(`10\\s€ on maksettu kahdesti, tilaus ${number}`));
});

test('cancelling a paid order refunds everything and restocks', async () => {
  const { shop, number, order, shelf, sweep, books, mailText } = await paidOrder();
  expect(await shop.afterSale.cancelPaid(byCommand, number, 'Loppu varastosta')).toMatchObject({
    ok: true,
    value: { cents: 11_590 },
  });
  expect(await order(number)).toMatchObject({ status: 'refunded', refunded: 11_590 });
  expect(await shelf('RAJA')).toEqual({ oulu: 3, rovaniemi: 1 });
  await sweep();
  expect(await books()).toEqual({ charged: 11_590, back: 11_590, at_gateway: 11_590, kept: 0 });
  expect(await mailText('refund')).toContain('on peruttu');
  expect(await shop.afterSale.cancelPaid(byCommand, number, '')).toMatchObject({ ok: false, reason: 'is_sent' });
});

test('cancelling a free order restocks, releases its code, and sends mail and webhook', async () => {
  const env = { WEBHOOK_URL: 'https://ohjelma.example/kuuntelu', WEBHOOK_SECRET: 'a-secret-of-32-characters-at-least' };
  const { shop, placed, shelf, order, mails, mailText } = await orderShop([limited], env);
  const all = madeRule({ kind: 'percentage', percent: 100 });
  await putCampaign(shop.db, madeCampaign('ILMAINEN', [all]), { useLimit: 1 });
  const request = () => requestFor('RAJA', 0, { campaignCode: 'ILMAINEN', lines: [{ sku: 'RAJA', amount: 2 }] });
  const { number } = await placed(request());
  expect(await shelf('RAJA')).toEqual({ oulu: 1, rovaniemi: 1 });
  expect(await shop.afterSale.cancelPaid(byCommand, number, 'Loppu varastosta')).toEqual({
    ok: true,
    value: { number, cents: 0 },
  });
  expect(await shelf('RAJA')).toEqual({ oulu: 3, rovaniemi: 1 });
  expect(await order(number)).toMatchObject({ status: 'refunded', refunded: 0, lines: [{ refundedAmount: 2 }] });
  expect(await mails()).toEqual(['order-confirmation', 'refund', 'store-notification']);
  expect(await mailText('refund')).toContain('on peruttu. Se ei maksanut mitään');
  expect(await mailText('refund')).toContain('Loppu varastosta');
  const told = await shop.db.query("select payload from webhook_delivery where kind = 'order.refunded'");
  expect(told.rows).toMatchObject([{ payload: { number, refund: { cents: 0, lines: [{ amount: 2 }] } } }]);
  expect((await placed(request())).number).not.toBe(number);
});

test('a full refund releases the use of a one-time code, a partial one does not', async () => {
  const { shop, placed, returned } = await orderShop([limited]);
  const half = madeRule({ kind: 'percentage', percent: 50 });
  await putCampaign(shop.db, madeCampaign('KERRAN', [half]), { useLimit: 1 });
  const request = () => requestFor('RAJA', 2500, { campaignCode: 'KERRAN' });
  const { number } = await placed(request());
  await shop.checkout.settle(await returned(number, 'ok'));
  const refund = (over: object) =>
    shop.afterSale.refund(byCommand, number, { reason: '', restock: false, idempotencyKey: null, ...over });
  expect(await refund({ cents: 1000 })).toMatchObject({ value: { status: 'paid' } });
  expect(await shop.checkout.place(request(), 'fi')).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await refund({})).toMatchObject({ value: { status: 'refunded' } });
  expect(await shop.checkout.place(request(), 'fi')).toMatchObject({ ok: true });
});

test('refuses to cancel sent orders and to refund unpaid ones', async () => {
  const { shop, number, refund, placed } = await paidOrder();
  await shop.afterSale.mark(byCommand, number, 'preparing');
  await shop.afterSale.mark(byCommand, number, 'shipped', { tracking: 'JJFI1' });
  expect(await shop.afterSale.cancelPaid(byCommand, number, '')).toMatchObject({ reason: 'is_sent' });
  expect(await refund()).toMatchObject({ ok: true, value: { status: 'refunded' } });
  const unpaid = await placed(requestFor('RAJA', 5000));
  expect(await shop.afterSale.cancelPaid(byCommand, unpaid.number, '')).toMatchObject({ reason: 'not_paid' });
  const none = { reason: '', restock: false, idempotencyKey: null };
  expect(await shop.afterSale.refund(byCommand, unpaid.number, none)).toMatchObject({ reason: 'not_paid' });
  expect(await shop.afterSale.refund(byCommand, '1000016', none)).toMatchObject({ reason: 'unknown' });
});
