import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { homeForm, orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { addDays } from '#domain/base/time/local-day.ts';
import { makeCategory } from '#test/make-products.ts';
import { addProduct, type Erp, receive, round, setPrice } from '../../../docs/samples/erp/erp.ts';
import { openStore } from '../../../docs/samples/erp/store.ts';
import { adminClient } from '../../../packages/admin-client/client.ts';
import { makeKey, testApi } from './test-api.ts';

const SCOPES = [
  ...(['orders:read', 'orders:write', 'stock:read', 'stock:write'] as const),
  ...(['catalog:read', 'prices:write', 'imports:write', 'reports:read'] as const),
];
const STARTED = new Date('2026-11-21T08:00:00Z');
const HOME_CENTS = 1590;
const byCommand = { kind: 'command', name: null } as const;

/** What happens to a request: the shop dies before or after it has acted, or the ERP does. */
const FATES = ['shop before', 'shop after', 'erp before', 'erp after'] as const;
class ErpDied extends Error {}

/** An ERP beside a shop; `live` runs it until a round is whole, starting it anew whenever it dies. */
async function erpBeside() {
  const made = await orderShop([{ sku: 'HIHNA', productLine: 2, price: 5000, stock: { oulu: 20, ranua: 5 } }]);
  const { shop, clock } = made;
  await makeCategory(shop.db, 'hihnat');
  clock.now = STARTED;
  const api = await testApi(made);
  const key = await makeKey(shop, SCOPES);
  const folder = mkdtempSync(join(tmpdir(), 'tieva-erp-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const died = new Map<string, string[]>();
  const turns = new Map<string, number>();

  /** Every second request of a kind meets one of the fates until each kind has met all of them, then every fortieth. */
  function fateOf(method: string, path: string) {
    const kind = `${method} ${path.replaceAll(/\/[\d-]+|\?.*/g, '')}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const met = turn % 2 === 1 ? (FATES[(turn - 1) / 2] ?? null) : null;
    const fate = turn % 40 === 39 ? (FATES[Math.floor(turn / 40) % FATES.length] ?? null) : met;
    if (fate) died.set(fate, [...(died.get(fate) ?? []), kind]);
    return fate;
  }

  function start(): Erp {
    let isDead = false;
    const ask: typeof fetch = async (input, init) => {
      if (isDead) throw new ErpDied();
      const request = new Request(input, init);
      const path = request.url.slice('http://shop.test/admin/v1'.length);
      const fate = fateOf(request.method, path);
      isDead = fate?.startsWith('erp') ?? false;
      if (fate === 'shop before') throw new TypeError('fetch failed');
      if (fate === 'erp before') throw new ErpDied();
      const raw = request.body === null ? undefined : await request.text();
      const headers = Object.fromEntries(request.headers);
      const response = await api.send(request.method, path, { headers, ...(raw !== undefined && { raw }) });
      if (fate === 'shop after') throw new TypeError('fetch failed');
      if (isDead) throw new ErpDied();
      return response;
    };
    const sleep = async () => {
      if (isDead) throw new ErpDied();
    };
    const client = adminClient({ url: 'http://shop.test/admin/v1', key, fetch: ask, sleep });
    return { store: openStore(join(folder, 'erp.db')), shop: client, now: () => clock.now };
  }

  let erp = start();
  onTestFinished(() => erp.store.close());
  async function live(): Promise<void> {
    for (;;) {
      try {
        return await round(erp);
      } catch (error) {
        if (!(error instanceof ErpDied)) throw error;
        erp.store.close();
        erp = start();
      }
    }
  }
  const buy = async (price: number, form?: typeof homeForm) => {
    const total = form ? price + HOME_CENTS : price;
    const { number } = await made.placed(requestFor('HIHNA', total, form ? { form } : {}));
    await shop.checkout.settle(await made.returned(number, 'ok'));
    return number;
  };
  return { ...made, live, buy, died, erp: () => erp };
}

/**
 * So many days of an ERP beside a shop, both dying again and again: every order is in the ERP's books and sent once, every delivery note
 * counted once, every day booked once.
 */
export async function daysWithErp(days: number): Promise<void> {
  const { shop, clock, live, buy, died, erp, shelf, mails, order } = await erpBeside();
  const [sent, fetched]: [string[], string[]] = [[], []];
  let price = 5000;
  addProduct(erp(), 'KETJU', 'Ketju', 2990);
  for (let day = 1; day <= days; day++) {
    for (let i = 0; i < 2; i++) sent.push(await buy(price, homeForm));
    fetched.push(await buy(price));
    for (const load of ['a', 'b']) receive(erp(), `K-${day}-${load}`, 'HIHNA', 5);
    if (day === 2) {
      price = 4500;
      setPrice(erp(), 'keskiviikko', 'HIHNA', price);
    }
    await live();
    await live();
    clock.now = new Date(STARTED.getTime() + day * DAY_MS);
  }
  await live();

  for (const fate of FATES)
    expect(died.get(fate)).toEqual(
      expect.arrayContaining(['POST /stock/adjustments', 'POST /orders/parcels', 'GET /orders']),
    );
  expect(erp().store.refusedTasks()).toEqual([]);
  const sales = erp().store.sales();
  expect(sales.map(({ number }) => number)).toEqual([...sent, ...fetched].toSorted());
  for (const { number, status, total } of sales) {
    const stored = await order(number);
    expect([number, status, total]).toEqual([number, stored.status, stored.total]);
    expect(status).toBe(sent.includes(number) ? 'shipped' : 'ready_for_pickup');
    const { rows } = await shop.db.query('select tracking_code as code from shipment where order_id = $1', [stored.id]);
    expect(rows).toEqual(sent.includes(number) ? [{ code: `JJFI${number}` }] : []);
  }
  expect((await mails()).filter((kind) => kind === 'order-shipped')).toHaveLength(sent.length);

  const left = 25 + days * 10 - sales.length;
  expect(Object.values(await shelf('HIHNA')).reduce((sum, pieces) => sum + pieces)).toBe(left);
  expect(erp().store.items()).toContainEqual({ sku: 'HIHNA', price, pieces: left });
  const { rows } = await shop.db.query("select count(*)::int as n from product_draft where sku = 'KETJU'");
  const page = await shop.products.open(byCommand, 'KETJU');
  expect([rows[0]?.n, page?.fields['name.fi']]).toEqual([0, 'Ketju']);

  const period = { from: '2026-11-21', to: addDays('2026-11-21', days - 1) };
  const journal = await shop.bookkeeping.journal(byCommand, 'sales', period);
  const booked = erp().store.vouchers();
  expect(booked.map(({ id }) => id)).toEqual(journal.map(({ id }) => id));
  const debits = (vouchers: readonly { rows: readonly { debit: number }[] }[]) =>
    vouchers.flatMap((voucher) => voucher.rows).reduce((sum, { debit }) => sum + debit, 0);
  expect(debits(booked)).toBe(debits(journal));
  expect(debits(booked)).toBeGreaterThan(0);
}
