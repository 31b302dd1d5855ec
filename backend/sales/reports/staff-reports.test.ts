import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { byCommand, staffMember } from '#test/actors.ts';

const skus = [
  { sku: 'RAJA', productLine: 2, price: 5099, stock: { oulu: 99 } },
  { sku: 'KELKKA', price: 420_000, vatClass: 'margin' as const, stock: { oulu: 9 } },
  { sku: 'MONKIJA', price: 899_000, deposit: 50_000, stock: { oulu: 9 } },
  { sku: 'LAHJA', price: 10_000, isGiftCard: true },
];
const NOVEMBER = { period: { from: '2026-11-01', to: '2026-11-30' }, comparison: 'weekdays', store: null } as const;

async function soldShop() {
  const made = await orderShop(skus);
  const { shop, clock } = made;
  const on = (iso: string) => {
    clock.now = new Date(iso);
  };
  async function buy(sku: string, amount: number, cents: number, over = {}) {
    const { number } = await made.placed(
      requestFor(sku, cents, { lines: [{ sku, amount }], payNowCents: cents, ...over }),
    );
    await shop.checkout.settle(await made.returned(number, 'ok'));
    return number;
  }
  on('2025-11-03T10:00:00Z');
  await buy('RAJA', 1, 5099);
  on('2026-11-02T10:00:00Z');
  const two = await buy('RAJA', 2, 10_198);
  await buy('MONKIJA', 1, 899_000, { payNowCents: 50_000 });
  const mailed = { form: { ...requestFor('LAHJA', 0).form, delivery: { methodId: '501' } } };
  await buy('LAHJA', 1, 10_000, mailed);
  on('2026-11-03T22:30:00Z');
  await buy('KELKKA', 1, 420_000);
  on('2026-11-10T10:00:00Z');
  await shop.afterSale.refund(byCommand, two, { cents: 1000, reason: '', restock: false, idempotencyKey: null });
  await shop.db.query(`insert into cost_price (sku, cents, from_day) values ('RAJA', 2000, '2026-01-01'),
    ('RAJA', 9000, '2026-11-03'), ('KELKKA', 300000, '2026-01-01')`);
  return { ...made, reports: shop.reports.staff };
}

test('sales are paid orders by local day, compared with the same weekdays; gift cards sold are none (report-3)', async () => {
  const { reports, shop } = await soldShop();
  await reports.setBudget(byCommand, { month: '2026-11', storeId: 'oulu', cents: 3_000_000, seen: null });
  const sales = await reports.sales(byCommand, NOVEMBER);
  expect(sales.total).toEqual({ cents: 10_198 + 899_000 + 420_000, orders: 4 });
  // half past midnight in Helsinki
  expect(sales.spans.filter(({ cents }) => cents > 0).map(({ from, cents }) => [from, cents])).toEqual([
    ['2026-11-02', 909_198],
    ['2026-11-04', 420_000],
  ]);
  expect(sales.spans.find(({ from }) => from === '2026-11-02')?.earlier).toEqual({
    from: '2025-11-03',
    to: '2025-11-03',
    cents: 5099,
  });
  const weeks = (await reports.sales(byCommand, { ...NOVEMBER, grain: 'week' })).spans;
  expect(weeks[1]).toMatchObject({ from: '2026-11-02', to: '2026-11-08', cents: 1_329_198, budget: 700_000 });
  expect(weeks[1]?.earlier).toEqual({ from: '2025-11-03', to: '2025-11-09', cents: 5099 });
  expect(weeks.reduce((sum, { cents }) => sum + cents, 0)).toBe(sales.total.cents);
  expect(sales.earlier).toEqual({ cents: 5099, orders: 1 });
  expect(sales.refunds).toEqual({ cents: 1000, count: 1 });
  expect(sales.budget).toBe(3_000_000);
  expect(sales.stores.find(({ storeId }) => storeId === 'oulu')).toMatchObject({ cents: 1_329_198, budget: 3_000_000 });
  const csv = await reports.salesCsv(byCommand, NOVEMBER);
  expect(csv).toContain('2026-11-02;2026-11-02;9091,98;2025-11-03;2025-11-03;50,99;1000,00');
  expect(await shop.reports.giftCards('2026-11')).toMatchObject({ issued: 10_000 });
}, 120_000);

test('margins use the cost of the day of payment, only for those who may read costs (report-6)', async () => {
  const { reports, shop } = await soldShop();
  const { now, seesCosts } = await reports.goods(byCommand, NOVEMBER);
  expect(seesCosts).toBe(true);
  const raja = now.products.find(({ key }) => key === 'RAJA');
  expect(raja).toMatchObject({ pieces: 2, cents: 10_198, net: 8126, knownNet: 8126, cost: 4000 });
  expect(now.products.find(({ key }) => key === 'MONKIJA')).toMatchObject({ knownNet: null, cost: null });
  expect(now.total).toMatchObject({ pieces: 4, cents: 1_329_198, cost: 304_000 });
  const seller = await staffMember(shop.db.kysely, 'sales');
  const hidden = await reports.goods(seller, NOVEMBER);
  expect(hidden.seesCosts).toBe(false);
  expect(hidden.now.products.every(({ cost, knownNet }) => cost === null && knownNet === null)).toBe(true);
  expect(await reports.goodsCsv(seller, NOVEMBER)).not.toContain('cost');
  await expect(reports.stock(seller, NOVEMBER.period)).rejects.toThrow('prices.read-costs');
  const stock = await reports.stock(byCommand, NOVEMBER.period);
  expect(stock.soldCost).toBe(304_000);
  expect(stock.values.find(({ storeId }) => storeId === 'oulu')?.unknown).toBeGreaterThan(0);
  await expect(reports.stockCsv(seller)).rejects.toThrow('prices.read-costs');
  const listed = (await reports.stockCsv(byCommand))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';'));
  const pieces = (rows: readonly string[][]) => rows.reduce((sum, [, , , n]) => sum + Number(n), 0);
  expect(pieces(listed)).toBe(stock.values.reduce((sum, value) => sum + value.pieces, 0));
  const worth = listed.reduce((sum, row) => sum + Math.round(Number((row[5] || '0').replace(',', '.')) * 100), 0);
  expect(worth).toBe(stock.values.reduce((sum, { cents }) => sum + cents, 0));
  await expect(reports.vatCsv(seller, '2026-11')).rejects.toThrow('bookkeeping.read');
  const vat = (await reports.vatCsv(byCommand, '2026-11'))
    .trim()
    .split('\n')
    .map((line) => line.split(';'));
  expect(vat.slice(1).every((row) => row.length === vat[0]?.length)).toBe(true);
  expect(vat.filter(([, , kind]) => kind === 'rate').length).toBeGreaterThan(0);
}, 120_000);

test('a store sees its own sales; roles without reports see none (report-7)', async () => {
  const { reports, shop } = await soldShop();
  const ranua = await staffMember(shop.db.kysely, 'store', { stores: ['ranua'] });
  const sales = await reports.sales(ranua, NOVEMBER);
  expect([sales.total.orders, sales.stores.map(({ storeId }) => storeId)]).toEqual([0, ['ranua']]);
  expect((await reports.sales(ranua, { ...NOVEMBER, store: 'oulu' })).total.orders).toBe(0);
  expect((await reports.service(ranua, NOVEMBER)).whole).toBeNull();
  expect((await reports.service(ranua, { ...NOVEMBER, store: 'ranua' })).whole).toBeNull();
  const content = await staffMember(shop.db.kysely, 'content');
  await expect(reports.sales(content, NOVEMBER)).rejects.toThrow('reports.read is refused');
  await expect(reports.taxes(ranua, '2026-11')).rejects.toThrow('bookkeeping.read is refused');
}, 120_000);

test('a budget is saved with its seen value, and is in the audit log (report-2)', async () => {
  const { reports, shop } = await soldShop();
  const form = { month: '2026-12', storeId: 'oulu' };
  expect(await reports.setBudget(byCommand, { ...form, cents: 100, seen: null })).toMatchObject({ ok: true });
  expect(await reports.setBudget(byCommand, { ...form, cents: 300, seen: null })).toMatchObject({ reason: 'conflict' });
  expect(await reports.setBudget(byCommand, { ...form, cents: null, seen: 100 })).toMatchObject({ ok: true });
  expect(await reports.setBudget(byCommand, { ...form, month: '2026-13', cents: 1, seen: null })).toMatchObject({
    reason: 'invalid',
  });
  expect(await reports.budgets(byCommand, ['2026-12'])).toEqual([]);
  const { rows } = await shop.db.query(`select after from audit_entry where action = 'budgets.edit' order by id`);
  expect(rows).toEqual([{ after: { cents: 100 } }, { after: { cents: null } }]);
}, 120_000);

test('counts quotes won and lost, returns by reason, searches and steps to an order without a person (report-4, report-5)', async () => {
  const { reports, shop } = await soldShop();
  const { steps } = shop.reports;
  steps.note('checkout', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  steps.note('checkout', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  steps.note('checkout', 'Googlebot/2.1');
  steps.note('checkout', null);
  await steps.flush();
  await shop.db.query(`insert into search_count (day, locale, query, times, found)
    values ('2026-11-05', 'fi', 'kypärä', 7, 3), ('2026-11-06', 'fi', 'xyz', 2, 0)`);
  const { whole, returns } = await reports.service(byCommand, NOVEMBER);
  expect(whole?.conversion).toEqual({ checkouts: 2, placed: 4, paid: 4 });
  expect(whole?.search).toMatchObject({ searches: 9, missed: 2, misses: [{ query: 'xyz', times: 2 }] });
  expect(whole?.quotes).toEqual({ asked: 0, answered: 0, won: 0, lost: 0, open: 0, wonCents: 0 });
  expect(returns).toEqual([]);
  const { rows } = await shop.db.query('select * from day_count');
  expect(rows).toHaveLength(1);
}, 120_000);
