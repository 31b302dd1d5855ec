import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import type { Account } from '#domain/sales/bookkeeping/accounts.ts';
import { balanceOf, balances } from '#domain/sales/bookkeeping/journal.ts';
import type { OrderRequestInput } from '#domain/sales/checkout/order-request.ts';
import { byCommand } from '#test/actors.ts';

const skus = [
  { sku: 'RAJA', productLine: 2, price: 5099, stock: { oulu: 99 } },
  { sku: 'KIRJA', productLine: 2, price: 2995, vatClass: 'reduced' as const, stock: { oulu: 99 } },
  { sku: 'KELKKA', price: 420_000, vatClass: 'margin' as const, stock: { oulu: 9 } },
  { sku: 'MONKIJA', price: 899_000, deposit: 50_000, stock: { oulu: 9 } },
  { sku: 'LAHJA', price: 10_000, isGiftCard: true },
];
const MONTH = { from: '2026-11-01', to: '2026-11-30' };

/** A shop and ways to trade on a day of November at noon. */
async function trade() {
  const made = await orderShop(skus);
  const { shop, clock } = made;
  const on = (day: number, hour = 10) => {
    clock.now = new Date(Date.UTC(2026, 10, day, hour));
  };
  async function buy(sku: string, amount: number, cents: number, over: Partial<OrderRequestInput> = {}) {
    const request = requestFor(sku, cents, { lines: [{ sku, amount }], payNowCents: cents, ...over });
    const { number } = await made.placed(request);
    if ((await made.order(number)).status === 'pending_payment')
      await shop.checkout.settle(await made.returned(number, 'ok'));
    return number;
  }
  const give = (number: string, over: object) =>
    shop.afterSale.refund(byCommand, number, { reason: '', restock: false, idempotencyKey: null, ...over });
  async function pickUp(number: string) {
    for (const step of ['preparing', 'ready_for_pickup', 'completed'] as const)
      await shop.afterSale.mark(byCommand, number, step);
  }
  return { ...made, on, buy, give, pickUp };
}

/** A month with everything that moves money: two VAT rates, margin goods, deposits, gift cards, refunds of each, a late payment. */
async function monthOfTrade() {
  const made = await trade();
  const { shop, on, buy, give, pickUp } = made;
  on(1, 0);
  await buy('RAJA', 3, 15_297);
  await buy('KIRJA', 7, 20_965);
  on(2);
  const mixed = await buy('RAJA', 1, 11_089, {
    lines: [
      { sku: 'RAJA', amount: 1 },
      { sku: 'KIRJA', amount: 2 },
    ],
  });
  const margin = await buy('KELKKA', 1, 420_000);
  on(3);
  const quad = await buy('MONKIJA', 3, 2_697_000, { payNowCents: 150_000 });
  await give(quad, { lines: [{ position: 0, amount: 1 }] });
  on(4);
  const cards = await buy('LAHJA', 2, 20_000, {
    form: { ...requestFor('LAHJA', 0).form, delivery: { methodId: '501' } },
  });
  const given = await shop.giftCards.staff.make(byCommand, { cents: 3000, reason: 'hyvitys' });
  on(9);
  await give(mixed, { cents: 1111 });
  await give(margin, { cents: 20_000 });
  const byCard = await buy('RAJA', 1, 5099, { giftCardCode: given?.code ?? '', toPayCents: 2099, payNowCents: 5099 });
  on(14);
  await pickUp(quad);
  await give(byCard, {});
  on(15);
  await give(quad, { lines: [{ position: 0, amount: 1 }] });
  await give(cards, { lines: [{ position: 0, amount: 1 }] });
  on(16);
  const late = (await made.placed(requestFor('RAJA', 5099))).number;
  await shop.checkout.settle(await made.returned(late, 'ok'));
  on(30, 21);
  await buy('RAJA', 1, 5099);
  // already December in Helsinki
  on(30, 22);
  await buy('RAJA', 1, 5099);
  return { ...made, quad, late };
}

test('a month of trade: debit equals credit each day, sums equal the VAT report, orders and gift cards (bookkeeping-1)', async () => {
  const { shop } = await monthOfTrade();
  const vouchers = await shop.bookkeeping.journal(byCommand, 'sales', MONTH);
  const rows = vouchers.flatMap((voucher) => voucher.rows);
  expect(vouchers.map(({ day }) => Number(day.slice(-2)))).toEqual([1, 2, 3, 4, 9, 14, 15, 16, 30]);
  for (const { day, debit, credit } of balances(rows)) expect([day, debit]).toEqual([day, credit]);
  const of = (account: Account) => balanceOf(rows, account);

  const report = await shop.reports.vat('2026-11');
  const reported = (rate: number, field: 'vat' | 'net', isVoucher = false) =>
    report.rows
      .filter((row) => row.rate === rate && row.isVoucher === isVoucher)
      .reduce((sum, row) => sum + row[field], 0);
  expect(of('vat:25.5')).toBe(-reported(25.5, 'vat'));
  expect(of('vat:13.5')).toBe(-reported(13.5, 'vat'));
  expect(of('sales:25.5') + of('advances')).toBe(-reported(25.5, 'net'));
  expect(of('sales:13.5')).toBe(-reported(13.5, 'net'));
  expect(of('sales:0')).toBe(-reported(0, 'net'));
  expect(of('sales:0')).toBe(-400_000);
  // picked up: nothing is left of the advances
  expect(of('advances')).toBe(0);
  const pickups = report.rows.filter(({ source }) => source === 'pickups');
  expect(of('till')).toBe(pickups.reduce((sum, { gross }) => sum + gross, 0));

  expect(of('gateway')).toBe(report.paid.gateway - report.back.gateway);
  const giftCards = await shop.reports.giftCards('2026-11');
  expect(of('giftCards')).toBe(-(giftCards.open - giftCards.before));
  expect(of('givenGiftCards')).toBe(3000);
}, 120_000);

test('settlements pay the receivable of the gateway to the cent; fees and strange money stand apart (bookkeeping-3)', async () => {
  const { shop } = await monthOfTrade();
  const { rows: payments } = await shop.db.query<{ stamp: string; cents: number }>(
    `select stamp, amount_cents as cents from payment_attempt where status = 'ok' and updated_at < '2026-11-30T22:00Z' order by stamp`,
  );
  const { rows: refunds } = await shop.db.query<{ stamp: string; cents: number }>(
    `select attempt_stamp as stamp, gateway_cents as cents from refund where gateway_cents > 0 order by id`,
  );
  await shop.db.query(`insert into settlement (id, reference, created_at, settled_at)
    values ('9', '1009', '2026-11-30T06:00Z', '2026-11-30T00:00Z')`);
  const row = (stamp: string, cents: number, n: number) => ({ transactionId: `t${n}`, stamp, reference: '1', cents });
  await shop.afterSale.settlements.report('9', [
    ...payments.map(({ stamp, cents }, n) => row(stamp, cents, n)),
    ...refunds.map(({ stamp, cents }, n) => row(stamp, -cents, 100 + n)),
    row('fee', -1250, 200),
  ]);
  const sales = (await shop.bookkeeping.journal(byCommand, 'sales', MONTH)).flatMap(({ rows }) => rows);
  const settled = (await shop.bookkeeping.journal(byCommand, 'settlements', MONTH)).flatMap(({ rows }) => rows);
  for (const { debit, credit } of balances(settled)) expect(debit).toBe(credit);
  expect(balanceOf(sales, 'gateway') + balanceOf(settled, 'gateway')).toBe(0);
  const [sums] = await shop.bookkeeping.settlements(byCommand, MONTH);
  expect(sums).toMatchObject({ fees: 1250, unknown: 0, gross: balanceOf(sales, 'gateway') });
  expect(balanceOf(settled, 'bank')).toBe(sums?.paid);
  expect(balanceOf(settled, 'gatewayFees')).toBe(1250);
  // only the payment of December is still owed
  expect(await shop.bookkeeping.receivables(byCommand)).toMatchObject({ total: 5099, count: 1 });
}, 120_000);

test('a late payment that went back leaves no receivable; one paid by hand comes from the bank', async () => {
  const { shop, on, buy, give } = await trade();
  on(5);
  const number = await buy('RAJA', 1, 5099);
  await give(number, { cents: 1000 });
  await shop.db.query(`update refund set status = 'manual'`);
  on(6);
  await shop.afterSale.refundsDone(byCommand, number);
  const rows = (await shop.bookkeeping.journal(byCommand, 'sales', MONTH)).flatMap((voucher) => voucher.rows);
  expect(balanceOf(rows, 'gateway')).toBe(5099);
  expect(balanceOf(rows, 'bank')).toBe(-1000);
});

test('a refund of an advance before the pickup takes the advance back, not a sale', async () => {
  const { shop, on, buy, give } = await trade();
  on(5);
  const number = await buy('MONKIJA', 1, 899_000, { payNowCents: 50_000 });
  await give(number, {});
  const rows = (await shop.bookkeeping.journal(byCommand, 'sales', MONTH)).flatMap((voucher) => voucher.rows);
  for (const account of ['advances', 'vat:25.5', 'gateway'] as const) expect(balanceOf(rows, account)).toBe(0);
  expect(rows.some(({ account }) => account === 'sales:25.5')).toBe(false);
});

test('a cancelled order’s late payment is booked in and out', async () => {
  const { shop, on, placed, returned } = await trade();
  on(5);
  const { number } = await placed(requestFor('RAJA', 5099));
  const payment = await returned(number, 'ok');
  await shop.db.query(`update customer_order set status = 'cancelled' where number = $1`, [number]);
  await shop.checkout.settle(payment);
  const rows = (await shop.bookkeeping.journal(byCommand, 'sales', MONTH)).flatMap((voucher) => voucher.rows);
  expect(rows.map(({ kind }) => kind)).toContain('surplus');
  expect([balanceOf(rows, 'gateway'), balanceOf(rows, 'unknownPayments')]).toEqual([0, 0]);
});

test('programs get the month in their shape, balanced after their rounding (bookkeeping-6)', async () => {
  const { shop, clock } = await monthOfTrade();
  const journal = await shop.bookkeeping.journal(byCommand, 'sales', MONTH);
  const netvisor = await shop.bookkeeping.netvisor(byCommand, 'sales', MONTH);
  expect(netvisor.map(({ id }) => id)).toEqual(journal.map(({ id }) => id));
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
  for (const [n, { xml }] of netvisor.entries()) {
    const { voucher } = parser.parse(xml).root;
    expect(voucher).toMatchObject({ calculationmode: 'net', voucherclass: 'Tuodut tapahtumat' });
    expect(voucher.voucherdate).toEqual({ '@format': 'ansi', '#text': journal[n]?.day });
    const lines: { linesum: { '#text': string }; accountnumber: string }[] = voucher.voucherline;
    const sums = lines.map(({ linesum }) => Math.round(Number(linesum['#text']) * 100));
    expect(sums).toEqual(journal[n]?.rows.map(({ debit, credit }) => debit - credit));
    expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(0);
  }

  const receipts = await shop.bookkeeping.procountor(byCommand, 'sales', MONTH);
  const entries = receipts.flatMap(({ receipt }) => receipt.transactions);
  expect(entries.some(({ account }) => account.startsWith('2939'))).toBe(false);
  // what Procountor books as VAT is that of the month, but for the cents of its rounding
  const vat = balanceOf(
    journal.flatMap(({ rows }) => rows),
    'vat:25.5',
  );
  const booked = entries
    .filter(({ vatPercent }) => vatPercent === 25.5)
    .reduce((sum, { accountingValue }) => sum + Math.round(accountingValue * 25.5), 0);
  expect(Math.abs(booked - vat)).toBeLessThanOrEqual(entries.length);
  for (const { receipt } of receipts) {
    const rounding = receipt.transactions.filter(({ transactionType }) => transactionType === 'RECONCILIATION_ENTRY');
    expect(rounding.length).toBeLessThanOrEqual(1);
    for (const { accountingValue, vatPercent } of rounding)
      expect([Math.abs(accountingValue) < 0.1, vatPercent]).toEqual([true, 0]);
  }

  // it is 22.00 UTC on the last day: midnight in Helsinki, and ten minutes later
  expect(journal.map(({ isFinal }) => isFinal).slice(-2)).toEqual([true, false]);
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);
  const later = await shop.bookkeeping.journal(byCommand, 'sales', MONTH);
  expect(later.every(({ isFinal }) => isFinal)).toBe(true);
}, 120_000);
