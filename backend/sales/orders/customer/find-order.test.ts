import { expect, test } from 'vitest';
import { orderNumber } from '#domain/sales/orders/order-number.ts';
import { makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';

const client = { ip: '192.0.2.7' };
const SECRET = 'salaisuus-joka-riittaa-24';

async function placed() {
  const { shop } = await testShop();
  const [number = ''] = await makeOrders(shop.db, [{ email: 'Maija@Example.com' }]);
  await shop.db.query('update customer_order set secret = $2 where number = $1', [number, SECRET]);
  const links = async () => {
    const { rows } = await shop.db.query("select * from outbox_mail where kind = 'order-link'");
    return rows.map((row) => ({ to: row.recipient, text: String(row.body_text) }));
  };
  return { shop, number, links };
}

test('mails the link to the address of the order, once for repeated requests (order-14)', async () => {
  const { shop, number, links } = await placed();
  for (const email of ['maija@example.com', ' MAIJA@example.com '])
    expect(await shop.orderFinder.find({ number, email }, client)).toEqual({ ok: true, value: null });
  const sent = await links();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(`/tilaus/${SECRET}`);
});

test('says the same of an order that does not exist, is another’s, or has lost its personal data (order-14)', async () => {
  const { shop, number, links } = await placed();
  const [gone = ''] = await makeOrders(shop.db, [{ email: 'poistettu@example.com' }]);
  for (const typed of [
    { number, email: 'toinen@example.com' },
    { number: orderNumber(700_001), email: 'maija@example.com' },
    { number: gone, email: 'poistettu@example.com' },
  ])
    expect(await shop.orderFinder.find(typed, client)).toEqual({ ok: true, value: null });
  expect(await links()).toEqual([]);
});

test('names what is no number and no address, and counts tries (order-14)', async () => {
  const { shop, number } = await placed();
  expect(await shop.orderFinder.find({ number: "1' or 1=1", email: 'x' }, client)).toEqual({
    ok: false,
    reason: 'invalid',
    details: ['number', 'email'],
  });
  let last = await shop.orderFinder.find({ number, email: 'a@example.com' }, client);
  for (let tried = 0; tried < 20; tried++)
    last = await shop.orderFinder.find({ number, email: `a${tried}@example.com` }, client);
  expect(last).toMatchObject({ ok: false, reason: 'limited' });
});
