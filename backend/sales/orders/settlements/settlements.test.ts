import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { orderShop, requestFor } from '../test-orders.ts';

/** A shop with a paid order, its payment and a refund of 10 € made at the gateway on 19 November. */
async function settledShop() {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 3 } }]);
  const { shop, clock } = made;
  const { number } = await made.placed(requestFor('RAJA', 5000));
  const payment = await made.gateway?.find((await made.attempts(number)).at(-1)?.transactionId ?? '');
  const decision = { action: 'pay' as const, method: 'osuuspankki', callbacks: 'never' as const, seconds: 0 };
  if (payment) await made.gateway?.decide(payment, { ...decision, redirect: false });
  await shop.checkout.settle(await made.returned(number, 'ok'));
  await shop.afterSale.refund(byCommand, number, { cents: 1000, reason: '', restock: false, idempotencyKey: null });
  clock.now = new Date(clock.now.getTime() + 6 * 60_000);
  await shop.afterSale.sweepRefunds();
  await shop.db.query(`update simulator_payment set paid_at = '2026-11-19T09:00:00Z'`);
  await shop.db.query(`update simulator_refund set created_at = '2026-11-19T10:00:00Z'`);
  const settlements = async () => (await shop.db.query('select * from settlement order by id')).rows;
  const payments = async () =>
    (await shop.db.query('select cents, reference, stamp is not null as ours from settlement_payment order by cents'))
      .rows;
  const alerts = async () => (await shop.db.query("select body_text from outbox_mail where kind = 'alert'")).rows;
  return { ...made, number, settlements, payments, alerts };
}

test('matches payments and refunds of a settlement to orders, without an alert when all agree (payment-6)', async () => {
  const { shop, settlements, payments, alerts, number } = await settledShop();
  await shop.afterSale.settlements.look();
  expect(await settlements()).toMatchObject([{ id: '20261119', reference: '120261119', matched_at: expect.any(Date) }]);
  expect(await payments()).toEqual([
    { cents: -1000, reference: number, ours: true },
    { cents: 5000, reference: number, ours: true },
  ]);
  expect(await alerts()).toEqual([]);
});

test('repeating the check or the report changes nothing', async () => {
  const { shop, settlements, payments } = await settledShop();
  await shop.afterSale.settlements.look();
  const first = [await settlements(), await payments()];
  await shop.afterSale.settlements.look();
  const row = { transactionId: 'x', stamp: 'x', reference: '1', cents: 1 };
  expect(await shop.afterSale.settlements.report('20261119', [row])).toBe(true);
  expect([await settlements(), await payments()]).toEqual(first);
  expect(await shop.afterSale.settlements.report('1', [row])).toBe(false);
});

test('alerts about an unknown payment, another amount and one that counts as unpaid (payment-6)', async () => {
  const { shop, attempts, number, alerts, placed } = await settledShop();
  const unpaid = (await attempts((await placed(requestFor('RAJA', 5000))).number)).at(-1)?.stamp ?? '';
  const ours = (await attempts(number)).at(-1)?.stamp ?? '';
  await shop.db.query(`insert into settlement (id, reference, created_at) values ('7', '1007', now())`);
  const row = { reference: '1000016', cents: 5000 };
  await shop.afterSale.settlements.report('7', [
    { ...row, transactionId: 't-1', stamp: 'not ours' },
    { ...row, transactionId: 't-2', stamp: ours, cents: 4999 },
    { ...row, transactionId: 't-3', stamp: unpaid },
    { ...row, transactionId: 't-4', stamp: ours },
  ]);
  const [alert] = await alerts();
  const text = String(alert?.body_text);
  expect(text).toContain('t-1: ei kauppaan tehty maksu');
  expect(text).toMatch(/t-2: summan pitäisi olla 50\s€/);
  expect(text).toContain('t-3: kauppa ei tiedä, että se on maksettu');
  expect(text).not.toContain('t-4');
});

test('settlements without a report do not block others', async () => {
  const { shop, settlements } = await settledShop();
  for (let i = 0; i < 20; i++)
    await shop.db.query(`insert into settlement (id, reference, created_at) values ($1, $1, '2026-11-01')`, [`x${i}`]);
  await shop.afterSale.settlements.look();
  const real = async () => (await settlements()).find(({ id }) => id === '20261119');
  expect(await real()).toMatchObject({ asked_at: null, matched_at: null });
  await shop.afterSale.settlements.look();
  expect(await real()).toMatchObject({ matched_at: expect.any(Date) });
});

test('alerts once about a settlement without payments after three days', async () => {
  const { shop, clock, alerts } = await settledShop();
  await shop.db.query(
    `insert into settlement (id, reference, created_at, noted_at) values ('x1', '1001', '2026-11-01', $1)`,
    [clock.now],
  );
  const after = async (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
    await shop.afterSale.settlements.look();
    return (await alerts()).map(({ body_text }) => String(body_text));
  };
  expect(await after(71)).toEqual([]);
  const told = await after(1);
  expect(told).toEqual([expect.stringContaining('tilityksen x1 maksuja')]);
  expect(await after(24)).toEqual(told);
});

test('accepts a report with more rows than a statement has parameters', async () => {
  const { shop, payments } = await settledShop();
  await shop.db.query(`insert into settlement (id, reference, created_at) values ('8', '1008', now())`);
  const rows = Array.from({ length: 14_000 }, (_, i) => ({
    transactionId: `t-${i}`,
    stamp: `s-${i}`,
    reference: '1',
    cents: 1,
  }));
  expect(await shop.afterSale.settlements.report('8', rows)).toBe(true);
  expect(await payments()).toHaveLength(14_000);
});
