import { expect, test } from 'vitest';
import { booksFindings } from '#backend/entrypoints/doctor/books.ts';
import { homeForm, orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { byCommand } from '#test/actors.ts';
import { onShop } from '../../test-program.ts';

const webhooks = { WEBHOOK_URL: 'https://varasto.example/', WEBHOOK_SECRET: 'webhook-secret-of-the-test-0001' };

async function setup(env: Record<string, string> = {}) {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 5 } }], env);
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  const type = async (line: string | string[]) => {
    const { text, failed, told } = await onShop(made.shop, line);
    return { text: plain(text) ?? '', failed: plain(failed), told: plain(told) ?? '' };
  };
  const paid = async () => {
    const { number } = await made.placed(
      requestFor('RAJA', 11_590, { form: homeForm, lines: [{ sku: 'RAJA', amount: 2 }] }),
    );
    await made.shop.checkout.settle(await made.returned(number, 'ok'));
    return number;
  };
  return { ...made, type, paid };
}

test('refunds a line by its number, then delivery and a sum, then the rest', async () => {
  const { type, paid, order } = await setup();
  const number = await paid();
  expect((await type(`orders refund ${number}`)).failed).toContain('Say what is given back');
  expect((await type(`orders refund ${number} --all --delivery`)).failed).toContain('Leave the other options out');
  expect((await type(`orders refund ${number} --line 1=1 --restock --key k1`)).text).toBe(
    `Order ${number}: 50 € is given back.\n50 € by the payment gateway (queued).\nThe order is paid.`,
  );
  expect((await type(`orders refund ${number} --line 1=1 --key k1`)).text).toContain('was given back before');
  expect((await type(`orders refund ${number} --line 1=2`)).failed).toContain('More pieces than order');
  expect((await type(`orders refund ${number} --line 7=1`)).failed).toContain('has no such line');
  expect((await type(`orders refund ${number} --sum 66`)).failed).toContain('more than is left');
  expect((await type(`orders refund ${number} --delivery`)).text).toContain('15,90 € is given back');
  expect((await type([...`orders refund ${number} --sum 0,10 --reason`.split(' '), 'Naarmu'])).text).toContain(
    '0,10 €',
  );
  expect((await type(`orders refund ${number} --all`)).text).toContain('The order is refunded.');
  expect((await type(`orders refund ${number} --all`)).failed).toContain('Nothing of order');
  expect((await order(number)).refunded).toBe(11_590);
  const shown = (await type(`orders show ${number}`)).text;
  expect(shown).toMatch(/Line +Sku +Product/);
  expect(shown).toMatch(/Refund .*: queued, 0,10 €, "Naarmu"/);
  for (const wrong of ['--line 1', '--line 0=1', '--sum 0', '--sum 1.234'])
    expect((await type(`orders refund ${number} ${wrong}`)).told).toContain('error:');
});

test('cancels unpaid and paid orders, and refuses shipped ones', async () => {
  const { type, paid, placed } = await setup();
  const unpaid = (await placed(requestFor('RAJA', 5000))).number;
  expect((await type(`orders cancel ${unpaid}`)).text).toContain('nothing had been paid');
  const number = await paid();
  expect((await type(`orders cancel ${number} --reason Loppu`)).text).toContain('cancelled; 115,90 € is given back');
  expect((await type(`orders cancel ${number}`)).failed).toContain('is refunded; it cannot be cancelled any more');
  expect((await type('orders cancel 1000016')).failed).toContain('There is no order');
  expect((await type(`orders refund-done ${number}`)).text).toContain('has no refund to be paid by hand');
});

test('refused marks name the reason and the next step', async () => {
  const { type, paid, placed } = await setup();
  const number = await paid();
  const tooEarly = await type(`orders mark ${number} completed`);
  expect(tooEarly.failed).toContain(`Order ${number} is paid; only an order of nothing but gift cards`);
  expect(tooEarly.failed).toContain(`orders mark ${number} preparing`);
  expect((await type(`orders mark ${number} shipped`)).failed).toContain('cannot become shipped from there');
  const unpaid = (await placed(requestFor('RAJA', 5000))).number;
  expect((await type(`orders mark ${unpaid} completed`)).failed).toContain('It waits for its payment');
});

test('stores carrier and tracking code of a parcel; exports contain them, but not the secret of the order’s page', async () => {
  const { type, paid, order } = await setup();
  const number = await paid();
  await type(`orders mark ${number} preparing`);
  await type(`orders mark ${number} shipped --carrier matkahuolto --tracking MH-1`);
  expect((await type(`orders show ${number}`)).text).toMatch(/Parcel .*: matkahuolto, MH-1/);
  const [row = ''] = (await type('orders export')).text.split('\n');
  expect(JSON.parse(row)).toMatchObject({ shipments: [{ tracking_code: 'MH-1' }], refunds: [] });
  const { secret } = await order(number);
  expect(secret).toBeTruthy();
  for (const line of ['orders export', `orders show ${number} --json`])
    expect((await type(line)).text).not.toContain(secret ?? '');
});

test('marks an order shipped in parcels by lines (order-9)', async () => {
  const { type, paid, order } = await setup();
  const number = await paid();
  await type(`orders mark ${number} preparing`);
  expect((await type(`orders mark ${number} shipped --lines 1=1 --tracking P-111`)).text).toContain(
    'the rest is still',
  );
  expect((await type(`orders mark ${number} shipped --lines 1=2`)).failed).toContain('More pieces than order');
  expect((await type(`orders mark ${number} shipped --lines 9=1`)).failed).toContain('has no such line to send');
  expect((await type(`orders mark ${number} shipped --lines 1=1 --tracking P-111`)).failed).toContain('Another parcel');
  expect((await type(`orders mark ${number} shipped --parcel 3 --tracking P-9`)).failed).toContain('no such parcel');
  expect((await type(`orders mark ${number} shipped`)).text).toBe(`Order ${number}: preparing → shipped`);
  expect((await order(number)).status).toBe('shipped');
  const [row = ''] = (await type('orders export')).text.split('\n');
  const inside = [{ line: 1, amount: 1 }];
  expect(JSON.parse(row).shipments).toMatchObject([{ lines: inside }, { lines: inside }]);
  expect((await type(`orders show ${number}`)).text).toMatch(/Parcel .*P-111.*: line 1 × 1/);
});

test('lists and retries webhooks and jobs', async () => {
  const { type, paid, shop } = await setup(webhooks);
  await paid();
  expect((await type('webhooks list')).text).toMatch(/queued +0 +order.paid/);
  await shop.db.query(`update webhook_delivery set status = 'failed', last_error = 'HTTP 500'`);
  expect((await type('webhooks list --status failed')).text).toContain('HTTP 500');
  expect((await type('webhooks retry')).text).toContain('1 webhooks are tried again');
  expect((await type('jobs list')).text).toContain('No jobs');
  await shop.jobs.start({ work: false });
  await shop.jobs.enqueue(null, 'webhook', { id: 'x' });
  expect((await type('jobs list')).text).toMatch(/webhook +1 +0 +0 +0/);
  await shop.db.query(
    `update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "no network"}' where name = 'webhook'`,
  );
  expect((await type('jobs list')).text).toContain('no network');
  expect((await type('jobs retry')).text).toContain('1 jobs are tried again');
  expect((await type('jobs list')).text).toMatch(/webhook +1 +0 +0 +0/);
});

test('reports the sums of a month', async () => {
  const { type, paid } = await setup();
  await paid();
  const vat = (await type('reports vat --month 2026-11')).text;
  expect(vat).toMatch(/Sales +25,5 % +92,35 € +23,55 € +115,90 €/);
  expect(vat).toContain('Paid by the gateway 115,90 €, by gift cards 0 €');
  expect((await type('reports vat --month 2026-10')).text).toContain('Nothing was paid or given back');
  expect((await type('reports gift-cards')).text).toMatch(/Open, on 0 cards +0 €/);
  expect((await type('reports vat --month 2026-13')).told).toContain('Give a month');
});

test('the doctor finds no broken invariants after refunds and late payments, and lists manual refunds', async () => {
  const { type, paid, shop, placed, returned } = await setup();
  const number = await paid();
  const late = await placed(requestFor('RAJA', 5000));
  const payment = await returned(late.number, 'ok');
  await type(`orders cancel ${late.number}`);
  await shop.checkout.settle(payment);
  const card = await shop.giftCards.staff.make(byCommand, { cents: 5000, reason: 'gift' });
  await placed(requestFor('RAJA', 5000, { giftCardCode: card?.code ?? '', toPayCents: 0 }));
  await type(`orders refund ${number} --sum 10`);
  // the shop's clock stands still, the database's does not: days later the refund would count as slow
  await shop.db.query('update refund set updated_at = now()');
  expect(await booksFindings(shop)).toMatchObject([{ state: 'good' }]);
  await shop.db.query(`update refund set status = 'manual' where not is_surplus`);
  const [found] = await booksFindings(shop);
  expect(found).toMatchObject({ id: 'refunds.byHand', values: { what: `${number} (10.00 €)` } });
  await type(`orders refund-done ${number}`);
  expect(await booksFindings(shop)).toMatchObject([{ state: 'good' }]);
  await shop.db.query('update customer_order set refunded_cents = 1');
  expect(JSON.stringify(await booksFindings(shop))).toContain('books.refunds');
});
