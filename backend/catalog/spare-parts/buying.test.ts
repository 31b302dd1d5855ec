import { expect, test, vi } from 'vitest';
import { homeForm, orderShop, pickupForm, requestFor, type Sku } from '#backend/sales/orders/test-orders.ts';
import type { OrderRequestInput } from '#domain/sales/checkout/order-request.ts';
import { insertSpareParts, testSparePart } from './test-parts.ts';

const BELT = '3211186@1044';
const ODD = 'A/1 #5+%@1044';
const skus: Sku[] = [
  { sku: 'KYPÄRÄ', price: 12000, stock: { oulu: 2 } },
  { sku: 'MÖNKIJÄ', price: 500000, stock: { oulu: 1 }, shippingClass: 'vehicle' },
];
const parts = [
  testSparePart('3211186', { name: 'Variaattorin hihna', price: 10240, qty: 4 }),
  testSparePart('A/1 #5+%', { price: 500, qty: 0, availableOn: '2026-12-01' }),
  testSparePart('VANHA', { replacedBy: ['3211186'] }),
  testSparePart('HINNATON', { price: null }),
];

async function setup() {
  const made = await orderShop(skus);
  await insertSpareParts(made.shop.db, parts);
  const send = async (path: string, body: unknown) => {
    const response = await made.request(path, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  return {
    ...made,
    validate: (items: unknown) => send('/functions/paymentGateway-validateCartV2', { items }),
    options: (lines: unknown) => send('/api/checkout/options', { lines, postcode: '90100' }),
    order: (request: OrderRequestInput) => send('/api/checkout/orders', request),
    stored: made.order,
    setPart: (set: { price_cents?: number | null; replaced_by?: string[] }, code = '3211186') =>
      made.shop.db.kysely.updateTable('spare_part').set(set).where('product_code', '=', code).execute(),
    dropPart: (code = '3211186') =>
      made.shop.db.kysely.deleteFrom('spare_part').where('product_code', '=', code).execute(),
  };
}

/** An order request for lines with the total that the shopper saw, in cents. */
const orderOf = (lines: OrderRequestInput['lines'], totalCents: number, over = {}) =>
  requestFor('', totalCents, { lines, ...over });

test('validates a cart with a part and a product, a part with stock 9999 and the general VAT rate (spare-part-6, spare-part-7)', async () => {
  const { validate } = await setup();
  const { body } = await validate([
    { sku: BELT, amount: 3 },
    { sku: ODD, amount: 1 },
    { sku: 'KYPÄRÄ', amount: 1 },
  ]);
  expect(body).toMatchObject({ success: true, problems: [] });
  expect(body.items[0]).toMatchObject({
    id: BELT,
    sku: BELT,
    sparePart: true,
    title: 'Variaattorin hihna',
    amount: 3,
    link: '/varaosa/3211186%401044',
    price: { price: 102.4, finalPrice: { inclTax: 102.4, exclTax: 81.59 }, salePercent: null, lowest30: null },
    vatRate: 25.5,
    stock: { qty: 9999, stockStatus: 'inStock' },
    shippingClass: 'parcel',
  });
  expect(body.items[1]).toMatchObject({
    link: '/varaosa/A%2F1%20%235%2B%25%401044',
    stock: { qty: 9999, stockStatus: 'backorder', nextDeliveryDate: '2026-12-01' },
  });
});

test('gives a reason each for parts without a price, replaced parts and malformed skus', async () => {
  const { validate } = await setup();
  const lost = ['POIS@1044', 'HINNATON@1044', 'VANHA@1044', '3211186', '3211186@', '3211186@88'];
  const { body } = await validate(lost.map((sku) => ({ sku, amount: 1 })));
  expect(body.success).toBe(false);
  const reasons = ['unknown', 'ask_price', 'not_sold', 'unknown', 'unknown', 'unknown'];
  expect(body.problems).toMatchObject(lost.map((sku, i) => ({ id: sku, sku, reason: reasons[i] })));
});

test('puts the VAT rate of the day on the line (price-6, price-7)', async () => {
  const { validate, clock } = await setup();
  clock.now = new Date('2024-08-31T12:00:00+03:00');
  const { body } = await validate([{ sku: BELT, amount: 1 }]);
  expect(body.items[0]).toMatchObject({ vatRate: 24, price: { finalPrice: { exclTax: 82.58 } } });
});

test('limits parts alone to their delivery methods; larger goods decide the method of a mixed order', async () => {
  const { options } = await setup();
  const ids = async (lines: unknown) => {
    const { methods } = (await options(lines)).body;
    return methods.map(({ id }: { id: string }) => id);
  };
  const part = { sku: BELT, amount: 1 };
  const allowed = ['101', '107', '201', '202', '401', '402', '403'];
  expect((await ids([part])).every((id: string) => allowed.includes(id))).toBe(true);
  expect(await ids([part])).toEqual(expect.arrayContaining(['101', '107', '201', '401', '402', '403']));
  expect(await ids([part, { sku: 'MÖNKIJÄ', amount: 1 }])).toEqual(['309', '432', '310', '311', '312']);
});

test('a part goes from order to paid and is named in both mails', async () => {
  const { order, stored, returned, shop, mailText, count } = await setup();
  const placed = await order(orderOf([{ sku: BELT, amount: 2 }], 20480));
  expect(placed.status).toBe(201);
  const { number } = placed.body;
  expect(await count('stock_hold')).toBe(0);
  expect(await stored(number)).toMatchObject({
    total: 20480,
    vat: [{ rate: 25.5, gross: 20480 }],
    lines: [{ sku: BELT, title: 'Variaattorin hihna', amount: 2, unit: 10240, sparePart: true }],
  });
  expect((await shop.checkout.settle(await returned(number, 'ok'))).outcome).toBe('paid');
  expect(await mailText('order-confirmation')).toContain('3211186@1044');
  expect(await mailText('store-notification')).toContain(
    '2 × Variaattorin hihna, Polaris, 3211186 – varaosa, tilataan toimittajalta (3211186@1044)',
  );
  expect((await shop.checkout.order(number, placed.body.key)).details?.lines).toMatchObject([
    { sku: BELT, sparePart: true },
  ]);
});

test('a mixed order holds only the product and reduces its stock when paid (stock-3)', async () => {
  const { order, returned, shop, held, shelf, count, stored } = await setup();
  const lines = [
    { sku: BELT, amount: 5000 },
    { sku: 'KYPÄRÄ', amount: 2 },
  ];
  const total = 5000 * 10240 + 2 * 12000 + 1590;
  const placed = await order(orderOf(lines, total, { form: homeForm }));
  expect(placed.status).toBe(201);
  const { number } = placed.body;
  expect([await held('KYPÄRÄ'), await held(BELT), await count('stock_hold')]).toEqual([2, 0, 1]);
  await shop.checkout.settle(await returned(number, 'ok'));
  expect(await shelf('KYPÄRÄ')).toEqual({ oulu: 0 });
  expect((await stored(number)).status).toBe('paid');
});

test('a failed payment of parts can be retried, and a late success still counts', async () => {
  const { order, returned, shop, attempts, stored } = await setup();
  const request = orderOf([{ sku: BELT, amount: 1 }], 10240);
  const { number } = (await order(request)).body;
  await shop.checkout.settle(await returned(number, 'fail'));
  expect((await stored(number)).status).toBe('payment_failed');
  const again = await order(request);
  expect([again.status, again.body.number]).toEqual([201, number]);
  expect(await attempts(number)).toHaveLength(2);
  await shop.checkout.settle(await returned(number, 'ok'));
  expect((await stored(number)).status).toBe('paid');
});

test('a price that changed since the page loaded responds 409 with the new total', async () => {
  const { order, setPart, count } = await setup();
  await setPart({ price_cents: 11000 });
  const { status, body } = await order(orderOf([{ sku: BELT, amount: 2 }], 20480));
  expect([status, body.error.message]).toEqual([409, 'total_changed']);
  expect(await count('customer_order')).toBe(0);
});

test('refuses an order of a part that was removed, unpriced or replaced since the page loaded, by sku and reason', async () => {
  const losses = { dropPart: 'unknown', noPrice: 'ask_price', replace: 'not_sold' } as const;
  for (const lose of ['dropPart', 'noPrice', 'replace'] as const) {
    const { order, dropPart, setPart, count } = await setup();
    if (lose === 'dropPart') await dropPart();
    if (lose === 'noPrice') await setPart({ price_cents: null });
    if (lose === 'replace') await setPart({ replaced_by: ['UUSI'] });
    const { status, body } = await order(orderOf([{ sku: BELT, amount: 1 }], 10240));
    expect([lose, status, body.error.message]).toEqual([lose, 409, 'unavailable']);
    expect(body.error.details.details).toMatchObject([{ sku: BELT, reason: losses[lose] }]);
    expect(await count('customer_order')).toBe(0);
  }
});

test('detects a price list imported between validation and insert, by reading prices under a lock', async () => {
  for (const [change, outcome] of [
    [{ price_cents: 11000 }, 'total_changed'],
    [{ price_cents: null }, 'unavailable'],
  ] as const) {
    const { order, setPart, shop, count } = await setup();
    const { cartItems } = shop.spareParts;
    vi.spyOn(shop.spareParts, 'cartItems').mockImplementationOnce(async (...args) => {
      const items = await cartItems(...args);
      await setPart(change);
      return items;
    });
    const { status, body } = await order(orderOf([{ sku: BELT, amount: 1 }], 10240));
    expect([status, body.error.message]).toEqual([409, outcome]);
    expect(await count('customer_order')).toBe(0);
  }
});

test('a new order takes over the holds of an own unpaid order with the same part', async () => {
  const { placed, shop, count } = await setup();
  const lines = [
    { sku: 'KYPÄRÄ', amount: 2 },
    { sku: BELT, amount: 1 },
  ];
  const first = await placed(orderOf(lines, 2 * 12000 + 10240, { form: pickupForm }));
  const own = [{ number: first.number, key: first.key }];
  const second = await shop.checkout.place(orderOf(lines, 2 * 12000 + 10240, { form: pickupForm }), 'fi', own);
  expect(second.ok).toBe(true);
  expect(await count('customer_order')).toBe(2);
});
