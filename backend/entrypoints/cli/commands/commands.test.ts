import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { orderShop, pickupForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import { hostedEnv } from '#test/fakes/fake-search-engine.ts';
import { testShop } from '#test/test-shop.ts';
import { onShop } from '../test-program.ts';

async function setup() {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 3, ranua: 1 } }]);
  await made.shop.db.kysely.transaction().execute((tx) => made.shop.search.recordChange(tx, 'all'));
  const type = (line: string | string[]) => onShop(made.shop, line);
  const order = async (paid: boolean) => {
    const { number } = await made.placed(requestFor('RAJA', 5000));
    if (paid) await made.shop.checkout.settle(await made.returned(number, 'ok'));
    return number;
  };
  const folder = await mkdtemp(join(tmpdir(), 'tieva-cli-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { ...made, type, newOrder: order, folder };
}

test('marks an order step by step; an early step is refused with the missing one', async () => {
  const { type, newOrder } = await setup();
  const number = await newOrder(true);
  expect((await type(`orders mark ${number} ready`)).failed).toBe(
    `Order ${number} is paid; it cannot become ready_for_pickup from there.\n` +
      `A paid order is marked preparing first: npm run shop -- orders mark ${number} preparing`,
  );
  expect((await type(`orders mark ${number} preparing`)).text).toBe(`Order ${number}: paid → preparing`);
  expect((await type(`orders mark ${number} shipped`)).failed).toContain('fetched from the store, not sent');
  expect((await type(`orders mark ${number} ready --tracking X`)).failed).toContain('belongs to a shipped order');
  expect((await type(`orders mark ${number} ready`)).failed).toBeUndefined();
  expect((await type(`orders mark ${number} ready`)).text).toContain('already; nothing was changed');
  expect((await type(`orders mark ${number} cancel`)).failed).toContain('only an unpaid order can be cancelled');
  const shown = (await type(`orders show ${number}`)).text;
  expect(shown).toMatch(/^Order \d+: Ready for pickup, placed/);
  expect(shown).toMatch(/ {2}Ready for pickup \{"by":"shop"/);
  expect((await type('orders list')).text).toMatch(new RegExp(`^${number}.* Ready for pickup `, 'm'));
  expect(JSON.parse((await type('orders list --json')).text)).toMatchObject([{ status: 'ready_for_pickup' }]);
  expect(JSON.parse((await type(`orders show ${number} --json`)).text)).toMatchObject({ status: 'ready_for_pickup' });
  expect((await type('orders list --status shipped')).text).toBe('No orders with the status Shipped.');
  expect((await type('orders mark 1000017 cancel')).failed).toContain('its check digit is wrong');
  const unpaid = await newOrder(false);
  expect((await type(`orders mark ${unpaid} cancel`)).text).toBe(`Order ${unpaid}: pending_payment → cancelled`);
});

test('shows an order whose customer deleted the account', async () => {
  const { type, newOrder, shop } = await setup();
  const number = await newOrder(true);
  await shop.db.query(`update customer_order set customer_left = true, status = 'completed'`);
  await shop.accounts.retain();
  for (const line of ['orders list', `orders show ${number}`])
    expect((await type(line)).text).toContain('(personal data removed)');
  expect((await type('orders export')).text).not.toContain('Maija');
});

test('finds orders by name, company, e-mail, phone, sku, store and status', async () => {
  const { type, placed } = await setup();
  const contact = { ...pickupForm.contact, customerType: 'company', company: 'Ketju_Oy', businessId: '2345678-0' };
  const eino = {
    ...contact,
    firstname: 'Eino',
    lastname: 'Koski',
    email: 'eino.koski@example.com',
    phone: '+358 50 765 4321',
  };
  const first = (await placed(requestFor('RAJA', 5000))).number;
  const second = (await placed(requestFor('RAJA', 5000, { form: { ...pickupForm, contact: eino } as never }))).number;
  const found = async (options: string) =>
    JSON.parse((await type(`orders list --json ${options}`)).text).map(({ number }: { number: string }) => number);
  expect(await found('--name koski')).toEqual([second]);
  expect(await found('--name ketju_oy')).toEqual([second]);
  expect(await found('--name ketjuxoy')).toEqual([]);
  expect(await found('--name Maija')).toEqual([first]);
  expect(await found('--email MAIJA@')).toEqual([first]);
  for (const phone of ['0507654321', '+358507654321', '00358507654321', '7654'])
    expect(await found(`--phone ${phone}`), phone).toEqual([second]);
  expect(await found('--sku raja')).toEqual([second, first]);
  expect(await found('--sku RAJ')).toEqual([]);
  expect(await found('--store oulu --status pending_payment')).toEqual([second, first]);
  expect(await found('--store ranua')).toEqual([]);
  expect((await type('orders list --name Tuntematon')).text).toBe('No such orders.');
});

test('shows an order with customer, delivery, addresses and payment', async () => {
  const { type, newOrder, placed } = await setup();
  const shown = (await type(`orders show ${await newOrder(true)}`)).text;
  expect(shown).toMatch(/^Customer {6}Maija Mäkinen, maija@example.com, \+358401234567, Finnish$/im);
  expect(shown).toMatch(/^Store {9}oulu$/m);
  expect(shown).toMatch(/^Delivery {6}.+, method 403$/m);
  expect(shown).toMatch(/^Paid by {7}\S+/m);
  const home = {
    ...pickupForm,
    delivery: { methodId: '107', address: { street: 'Koivukatu 12 B 4', postcode: '90100', city: 'Oulu' } },
  };
  const sent = (await placed(requestFor('RAJA', 6590, { form: home }))).number;
  expect((await type(`orders show ${sent}`)).text).toMatch(/^Address {7}Koivukatu 12 B 4, 90100 Oulu$/m);
});

test('exports orders by day as JSON lines or CSV without formulas', async () => {
  const { type, newOrder, placed, clock, folder } = await setup();
  const first = await newOrder(true);
  clock.now = new Date('2026-11-22T21:59:59Z'); // 23:59 in Helsinki
  const second = await newOrder(false);
  clock.now = new Date('2026-11-22T22:00:00Z');
  const evil = { ...pickupForm, contact: { ...pickupForm.contact, firstname: '=1+1' } };
  const third = (await placed(requestFor('RAJA', 5000, { form: evil }))).number;
  const numbers = async (line: string) =>
    (await type(line)).text
      .split('\n')
      .filter(Boolean)
      .map((row) => JSON.parse(row).number);
  expect(await numbers('orders export')).toEqual([first, second, third]);
  expect(await numbers('orders export --from 2026-11-22 --to 2026-11-22')).toEqual([second]);
  expect(await numbers('orders export --from 2026-11-24')).toEqual([]);
  const [whole] = (await type('orders export --to 2026-11-21')).text.split('\n');
  expect(JSON.parse(whole ?? '')).toMatchObject({
    number: first,
    lines: [{ sku: 'RAJA' }],
    payments: [{ status: 'ok' }],
  });

  const file = join(folder, 'orders.csv');
  expect((await type(`orders export --format csv -o ${file}`)).text).toBe(`3 orders in ${file}.`);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const rows: Record<string, string>[] = parse(await readFile(file), { bom: true, columns: true, delimiter: ';' });
  expect(rows).toMatchObject([
    { number: first, status: 'paid', firstname: 'Maija', sku: 'RAJA', unit: '50,00', vat_rate: '25,5' },
    { number: second, placed: '2026-11-22 23:59:59', paid: '' },
    { number: third, firstname: "'=1+1" },
  ]);
  expect((await type(`orders export -o ${folder}/none/x`)).failed).toContain('Cannot write');
});

test('exports each order once across pages', async () => {
  const { type, shop } = await setup();
  await shop.db.query(`insert into customer_order (number, status, locale, idempotency_key, request_hash, email, contact,
    shipping_method_id, store_id, goods_cents, shipping_cents, office_fee_cents, total_cents, pay_now_cents, due_later_cents, vat, vat_now, placed_at)
    select n::text, 'cancelled', 'fi', n::text, '', 'a@b.fi', '{}', '403', 'oulu', 0, 0, 0, 0, 0, 0, '[]', '[]',
      timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond' from generate_series(1, 450) n`);
  const numbers = (await type('orders export')).text.split('\n').map((row) => JSON.parse(row).number);
  expect(new Set(numbers).size).toBe(450);
  expect(numbers).toHaveLength(450);
});

test('shows and sets stock, with the holds of orders', async () => {
  const { type, newOrder } = await setup();
  const number = await newOrder(false);
  expect((await type('stock show RAJA')).text).toMatch(
    new RegExp(`oulu +Oulu +3\\nrovaniemi.* 0\\nranua.* 1\\nUnpaid order ${number} holds 1 until .*\\nFree to sell: 3`),
  );
  expect((await type('stock set RAJA oulu=0 ranua=0')).text).toMatch(
    /oulu: 3 → 0\nranua: 1 → 0[\s\S]*More is held than there is/,
  );
  expect(JSON.parse((await type('stock show RAJA --json')).text)).toMatchObject({ free: -1, shelf: { oulu: 0 } });
  expect((await type('stock set RAJA helsinki=1')).failed).toContain('The stores are oulu, rovaniemi, ranua');
  expect((await type('stock show none')).failed).toContain('The catalog has no sku none.');
});

test('shows prices over time', async () => {
  const { type, shop } = await setup();
  await shop.db.query(
    `insert into price_history (sku, cents, from_at, declared) values ('RAJA', 4500, '2026-01-01T10:00:00Z', true)`,
  );
  const told = await shop.prices.set({ kind: 'command', name: null }, [
    { sku: 'RAJA', price: 60 },
    { sku: 'RAJA', salePrice: 39.9, from: '2026-12-01T00:00:00+02:00', until: '2026-12-24T00:00:00+02:00' },
  ]);
  expect(told).toMatchObject({ ok: true });
  const text = (await type('prices show RAJA')).text.replaceAll('\u00a0', ' ');
  expect(text).toMatch(/^RAJA: 60 € now\n/);
  expect(text).toContain('A reduction starting now would count from 45 €.');
  expect(text).toMatch(/reduced +39,90 € +2026-12-01 00:00 +2026-12-24 00:00 +\d/);
  expect(text).toMatch(/2026-01-01 12:00 +45 € +set by the owner/);
  expect(JSON.parse((await type('prices show RAJA --json')).text)).toMatchObject({ now: { price: 6000 } });
  expect((await type('prices show none')).failed).toContain('The catalog has no sku none.');
});

test('sets prices', async () => {
  const { type } = await setup();
  expect((await type('prices set RAJA --price 60')).text.replaceAll('\u00a0', ' ')).toMatch(/^RAJA: 60 € now\n/);
  expect((await type('prices set RAJA --price 60')).text).toMatch(/^The shop knew this already/);
  expect((await type('prices set RAJA --sale 70')).failed).toContain(
    'salePrice must be below price; nothing was changed.',
  );
  expect((await type('prices set none --price 1')).failed).toContain('The catalog has no sku none.');
});

test('lists and retries failed mails', async () => {
  const { type, newOrder, shop } = await setup();
  expect((await type('mail list')).text).toBe('No mail waits.');
  await newOrder(true);
  await shop.db.query(`update outbox_mail set status = 'failed', attempts = 20, last_error = '550 no such box'`);
  expect((await type('mail list')).text).toMatch(/failed +20 .*550 no such box/);
  expect((await type('mail retry')).text).toContain('2 mails are tried again');
  await shop.mail.deliverWaiting();
  expect((await type('mail list --json')).text).toBe('[]');
});

test('lists redirects', async () => {
  const { type, shop } = await setup();
  expect((await type('redirects list')).text).toContain('No redirects.');
  await shop.db.query(`insert into redirect values ('/a', '/b', 302, true, 'slug')`);
  expect((await type('redirects list')).text).toMatch(/\/a and below +\/b +302 +changed address/);
  expect(JSON.parse((await type('redirects list --json')).text)).toMatchObject([{ from: '/a', prefix: true }]);
});

test('shows the index status and fails if the index lacks something', async () => {
  const { type, shop } = await setup();
  expect((await type('search status')).text).toMatch(/products +1 of 1 in the index/);
  // written past the shop, which records every change
  await shop.db.query(
    "insert into product_variant (product_id, sku, prices) select product_id, 'OHI', prices from product_variant",
  );
  expect((await type('search status')).failed).toContain('search reindex');
  await type('search reindex');
  expect(JSON.parse((await type('search status --json')).text).skus).toEqual({ indexed: 2, catalog: 2 });
});

test('the index status names the engine and a hosted one that does not respond', async () => {
  const { type } = await setup();
  expect((await type('search status')).text).toMatch(/^engine +embedded\n/);
  const { shop } = await testShop(hostedEnv('http://127.0.0.1:1'));
  const { text } = await onShop(shop, 'search status');
  expect(text).toMatch(/^engine +hosted, 127\.0\.0\.1:1 does NOT answer .*0 Network request failed.*embedded/);
  expect(text).toMatch(/categories +the shop's own, not yet fetched/);
});

test('lists searches without results', async () => {
  const { type, shop } = await setup();
  expect((await type('search misses')).text).toBe('Nothing was looked for in vain in 30 days.');
  await shop.db.query(
    "insert into search_count values ('2026-11-21', 'fi', 'vene', 3), ('2026-11-01', 'fi', 'kela', 9)",
  );
  expect((await type('search misses')).text).toMatch(
    /\n9 +fi +2026-11-01 +kela\n3 +fi +2026-11-21 +vene\n.*words\.yaml/,
  );
  expect(JSON.parse((await type('search misses --days 7 --json')).text)).toEqual([
    {
      query: 'vene',
      locale: 'fi',
      times: 3,
      lastOn: '2026-11-21',
      found: 0,
      clicks: 0,
      quick: 0,
      ordered: 0,
      favourite: null,
    },
  ]);
});

test('exports the index for a hosted engine', async () => {
  const { type, folder } = await setup();
  const to = join(folder, 'records');
  expect((await type(`search export --out ${to}`)).text).toMatch(/products_fi +1 records\n[\s\S]*Exported into/);
  expect((await type(`search export --out ${to}`)).failed).toContain('is not empty');
});

test('writes and checks a backup while the shop runs, and refuses to restore over it', async () => {
  const { type, newOrder, folder } = await setup();
  await newOrder(true);
  const file = join(folder, 'b.tar.gz');
  expect((await type(`backup ${file}`)).text).toMatch(/MB in .* s; 1 products, 1 orders, 0 pictures/);
  expect((await type(`backup ${file}`)).failed).toContain('exists already');
  expect((await type(`restore ${file}`)).failed).toContain('Stop the shop');
});
