import { expect, test } from 'vitest';
import { makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';

test('an order shows its parcels with tracking links, and its refunds with their state (order-9)', async () => {
  const { shop } = await testShop();
  const [number = ''] = await makeOrders(shop.db, [{ userId: null }]);
  const { rows } = await shop.db.query(
    "update customer_order set secret = 'salaisuus-joka-riittaa-24', refunded_cents = 0 where number = $1 returning id",
    [number],
  );
  const id = String(rows[0]?.id);
  await shop.db.query("insert into shipment (order_id, carrier, tracking_code) values ($1, 'posti', 'JJFI1')", [id]);
  for (const [cents, status] of [
    [100, 'ok'],
    [200, 'failed'],
    [300, 'manual'],
  ] as const)
    await shop.db.query(
      `insert into refund (order_id, cents, gateway_cents, gift_card_cents, reason, status, created_at)
       values ($1, $2::int, $2::int, 0, '', $3, now() + $2::int * interval '1 second')`,
      [id, cents, status],
    );
  expect(await shop.ownOrders.one({ secret: 'salaisuus-joka-riittaa-24' }, 'fi')).toMatchObject({
    number,
    shipments: [{ carrier: 'posti', trackingCode: 'JJFI1', link: 'https://www.posti.fi/fi/seuranta#/lahetys/JJFI1' }],
    refunds: [
      { cents: 100, isDone: true, isSurplus: false },
      { cents: 300, isDone: false, isSurplus: false },
    ],
    withdrawals: [],
  });
});
