import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';
import { orderShop, pickupForm, requestFor } from '../test-orders.ts';

test('an order keeps the warranty of its day (warranty-1)', async () => {
  const { shop, placed, returned } = await orderShop([
    { sku: 'KONE', price: 1000, stock: { oulu: 9 } },
    { sku: 'HIHNA', price: 500, stock: { oulu: 9 } },
  ]);
  const { userId } = await makeCustomer(shop, { email: 'maija@example.com' });
  const months = (value: number) =>
    sql`update product set warranty_months = ${value} where sku = 'KONE'`.execute(shop.db.kysely);
  await months(24);
  const lines = ['KONE', 'HIHNA'].map((sku) => ({ sku, amount: 1 }));
  const { number } = await placed(requestFor('KONE', 1500, { form: pickupForm, lines }));
  await months(12);
  expect(await shop.ownOrders.warranties(userId)).toEqual([]);
  await shop.checkout.settle(await returned(number, 'ok'));
  expect(await shop.ownOrders.warranties(userId)).toEqual([
    { number, position: 0, title: 'Tuote KONE', months: 24, endsOn: null },
  ]);
});

test('a warranty ends its months after the goods are received; what was given back has none (warranty-1)', async () => {
  const { shop } = await testShop();
  const { kysely } = shop.db;
  const { userId } = await makeCustomer(shop);
  const numbers = await makeOrders(shop.db, [
    { userId, placedAt: new Date('2026-01-05T10:00:00Z'), prices: [100, 200] },
    { userId, placedAt: new Date('2026-01-06T10:00:00Z') },
    { userId, status: 'cancelled' },
    {},
  ]);
  const [sent = '', handed = ''] = numbers;
  await sql`update order_line set warranty_months = 24`.execute(kysely);
  await sql`update customer_order set shipping_method_id = '403' where number = ${handed}`.execute(kysely);
  const happened = (number: string, kind: string, at: string) =>
    sql`insert into order_event (order_id, kind, details, at)
      select id, ${kind}, '{}', ${at} from customer_order where number = ${number}`.execute(kysely);
  await happened(sent, 'shipped', '2026-01-07T08:00:00Z');
  // picked up on the evening of the last day of a month, which is the next day in UTC only
  await happened(handed, 'completed', '2026-02-28T21:30:00Z');
  const ends = async () => (await shop.ownOrders.warranties(userId)).map(({ number, endsOn }) => [number, endsOn]);
  // six working days at the carrier: 15 January
  expect(await ends()).toEqual([
    [handed, '2028-02-28'],
    [sent, '2028-01-15'],
    [sent, '2028-01-15'],
  ]);
  await sql`update order_line set refunded_amount = amount where position = 0`.execute(kysely);
  expect(await ends()).toEqual([[sent, '2028-01-15']]);
});
