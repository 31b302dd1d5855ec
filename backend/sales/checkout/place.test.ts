import { expect, test } from 'vitest';
import { homeForm, orderShop, pickupForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import { fakePosti, wirePoint } from '#test/fakes/fake-posti.ts';

const filter = { sku: 'SUODATIN', price: 1040, stock: { oulu: 5, ranua: 2 } };

test('stores an order with its stock hold, mails nothing before payment, and sends the shopper to the chosen bank (order-1)', async () => {
  const shop = await orderShop([filter]);
  const request = requestFor('SUODATIN', 2 * 1040 + 1590, { lines: [{ sku: 'SUODATIN', amount: 2 }], form: homeForm });
  const { number, payment } = await shop.placed(request);
  expect(number).toBe('1000012');
  expect(payment.method).toBe('POST');
  expect(payment.url).toContain('/method/osuuspankki');
  expect(await shop.order(number)).toMatchObject({
    status: 'pending_payment',
    email: 'maija@example.com',
    contact: { email: 'Maija@example.com', phone: '+358401234567' },
    deliveryAddress: { street: 'Koivukatu 12 B 4', postcode: '90100', city: 'Oulu' },
    storeId: 'oulu',
    goods: 2080,
    shipping: 1590,
    total: 3670,
    vat: [{ rate: 25.5, gross: 3670 }],
    lines: [{ sku: 'SUODATIN', amount: 2, unit: 1040, total: 2080, vatRate: 25.5 }],
  });
  expect(await shop.held('SUODATIN')).toBe(2);
  expect(await shop.attempts(number)).toMatchObject([{ attempt: 1, amount: 3670, reference: number, status: 'new' }]);
  expect(await shop.mails()).toEqual([]);
});

test('the same request gives the same order and its open payment (order-1)', async () => {
  const shop = await orderShop([filter]);
  const request = requestFor('SUODATIN', 1040);
  const first = await shop.placed(request);
  const again = await shop.placed(request);
  expect(again).toMatchObject({ number: first.number, key: first.key, payment: { method: 'GET' } });
  expect([await shop.count('customer_order'), await shop.count('payment_attempt')]).toEqual([1, 1]);
  expect(await shop.held('SUODATIN')).toBe(1);
});

test('refuses another request with the same key and changes nothing', async () => {
  const shop = await orderShop([filter]);
  const request = requestFor('SUODATIN', 1040);
  await shop.placed(request);
  const other = { ...request, totalCents: 2080, lines: [{ sku: 'SUODATIN', amount: 2 }] };
  expect(await shop.shop.checkout.place(other, 'fi')).toMatchObject({ ok: false, reason: 'key_reused' });
  expect(await shop.held('SUODATIN')).toBe(1);
});

test('refuses a total that the shopper did not see, with the new one (order-2)', async () => {
  const shop = await orderShop([filter]);
  const refused = await shop.shop.checkout.place(requestFor('SUODATIN', 999), 'fi');
  expect(refused).toMatchObject({ ok: false, reason: 'total_changed', details: { total: 1040, goods: 1040 } });
  expect(await shop.count('customer_order')).toBe(0);
});

test('reports lines that cannot be sold', async () => {
  const shop = await orderShop([
    { sku: 'LOPPU', stock: { oulu: 0 } },
    { sku: 'RAJA', productLine: 2, stock: { oulu: 2, ranua: 1 } },
    { sku: 'TILAUS', backorder: true },
    { sku: 'HINTA', price: null, stock: { oulu: 1 } },
  ]);
  const lines = ['LOPPU', 'RAJA', 'TILAUS', 'HINTA', 'EI-OLE'].map((sku) => ({ sku, amount: 4 }));
  expect(await shop.shop.checkout.place(requestFor('', 0, { lines }), 'fi')).toEqual({
    ok: false,
    reason: 'unavailable',
    details: [
      { id: 'LOPPU', sku: 'LOPPU', reason: 'outOfStock', available: 0 },
      { id: 'RAJA', sku: 'RAJA', reason: 'limited', available: 3 },
      {
        id: 'HINTA',
        sku: 'HINTA',
        reason: 'ask_price',
        available: 0,
        title: 'Tuote HINTA',
        link: expect.stringContaining('/product/'),
      },
      { id: 'EI-OLE', sku: 'EI-OLE', reason: 'unknown', available: 0 },
    ],
  });
  await shop.placed(requestFor('TILAUS', 4000, { lines: [{ sku: 'TILAUS', amount: 4 }] }));
});

test('does not sell units held by another order (stock-3)', async () => {
  const shop = await orderShop([{ sku: 'RAJA', productLine: 2, stock: { oulu: 1 } }]);
  await shop.placed(requestFor('RAJA', 1000));
  expect(await shop.shop.checkout.place(requestFor('RAJA', 1000), 'fi')).toMatchObject({
    reason: 'unavailable',
    details: [{ sku: 'RAJA', reason: 'outOfStock' }],
  });
});

test('refuses a delivery that is not allowed, with the reason (delivery-3)', async () => {
  const shop = await orderShop([
    { sku: 'ISO', shippingClass: 'bulky', stock: { oulu: 1 } },
    { sku: 'MAHTAVA', shippingClass: 'vehicle', shippingMethods: ['101'], stock: { oulu: 1 } },
    filter,
  ]);
  const place = (sku: string, form = homeForm) => shop.shop.checkout.place(requestFor(sku, 1, { form }), 'fi');
  expect(await place('ISO')).toMatchObject({ reason: 'not_deliverable', details: { reason: 'method' } });
  expect(await place('MAHTAVA')).toMatchObject({ reason: 'not_deliverable', details: { reason: 'ask_for_quote' } });
  const aland = {
    ...homeForm,
    delivery: { methodId: '107', address: { street: 'Storg 1', postcode: '22100', city: 'M' } },
  };
  expect(await place('SUODATIN', aland)).toMatchObject({ reason: 'not_deliverable', details: { reason: 'aland' } });
});

test('a pickup point must be the carrier’s; the order stores it as chosen', async () => {
  const shop = await orderShop([filter]);
  const { points } = await shop.shop.checkout.servicePoints({ methodId: '101', postcode: '97700' }, 'fi');
  const delivery = { ...homeForm.delivery, methodId: '101', servicePointId: points[0]?.id ?? '' };
  const { number } = await shop.placed(requestFor('SUODATIN', 1040 + 540, { form: { ...homeForm, delivery } }));
  const { distanceM: _, ...point } = points[0] ?? {};
  expect(await shop.order(number)).toMatchObject({ servicePoint: point, deliveryAddress: null });
  const made = requestFor('SUODATIN', 1580, { form: { ...homeForm, delivery: { ...delivery, servicePointId: 'x' } } });
  expect(await shop.shop.checkout.place(made, 'fi')).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'form.delivery.servicePointId', message: 'checkout.error.servicePoint' }],
  });
});

test('a pickup point needs no street address (delivery-5)', async () => {
  const shop = await orderShop([filter]);
  const { points } = await shop.shop.checkout.servicePoints({ methodId: '201', postcode: '97700' }, 'fi');
  const form = { ...pickupForm, delivery: { methodId: '201', servicePointId: points[0]?.id ?? '' } };
  const { number } = await shop.placed(requestFor('SUODATIN', 1040 + 590, { form }));
  expect(await shop.order(number)).toMatchObject({ servicePoint: { city: 'Ranua' }, deliveryAddress: null });
});

test('refuses a pickup point in Åland, which is outside the EU VAT area (delivery-4)', async () => {
  const location = { countryCode: 'FI', street: 'Storg 1', postcode: '22100', city: 'Mariehamn' };
  const { settings } = await fakePosti([wirePoint('mariehamn', { location })]);
  const shop = await orderShop([filter], settings, { fetch });
  const form = { ...pickupForm, delivery: { methodId: '101', servicePointId: 'mariehamn' } };
  expect(await shop.shop.checkout.place(requestFor('SUODATIN', 1580, { form }), 'fi')).toMatchObject({
    reason: 'not_deliverable',
    details: { reason: 'aland' },
  });
});

test('reports invalid fields with their message keys', async () => {
  const shop = await orderShop([filter]);
  const form = { ...pickupForm, contact: { ...pickupForm.contact, phone: '000 000 000' } };
  expect(await shop.shop.checkout.place(requestFor('SUODATIN', 1040, { form }), 'fi')).toEqual({
    ok: false,
    reason: 'invalid',
    details: [{ field: 'form.contact.phone', message: 'checkout.error.phone' }],
  });
  for (const nonsense of [null, 'x', [], {}, { lines: 'x' }])
    expect(await shop.shop.checkout.place(nonsense, 'fi')).toMatchObject({ ok: false, reason: 'invalid' });
});

test('keeps the order when the gateway is down; a retry opens a new attempt with another stamp', async () => {
  const shop = await orderShop([filter]);
  const { gateway } = shop;
  if (!gateway) throw new Error('no gateway');
  const request = requestFor('SUODATIN', 1040);
  gateway.faults.down = true;
  const refused = await shop.shop.checkout.place(request, 'fi');
  expect(refused).toMatchObject({ ok: false, reason: 'payment_unavailable', details: { number: '1000012' } });
  gateway.faults.down = false;
  const { number } = await shop.placed(request);
  const attempts = await shop.attempts(number);
  expect(attempts.map((attempt) => attempt.status)).toEqual(['unopened', 'new']);
  expect(new Set(attempts.map((attempt) => attempt.stamp)).size).toBe(2);
  expect(await shop.held('SUODATIN')).toBe(1);
});

test('replaces the attempt of a killed process', async () => {
  const shop = await orderShop([filter]);
  const request = requestFor('SUODATIN', 1040);
  const { number } = await shop.placed(request);
  await shop.shop.db.query('update payment_attempt set transaction_id = null, href = null');
  // longer ago than another process may take to open it
  shop.clock.now = new Date(shop.clock.now.getTime() + 6000);
  await shop.placed(request);
  expect((await shop.attempts(number)).map((attempt) => attempt.status)).toEqual(['unopened', 'new']);
});

test('an order with nothing to pay is paid at once without the gateway', async () => {
  const shop = await orderShop([{ sku: 'LAHJA', price: 0, stock: { oulu: 3 } }]);
  const { number, payment } = await shop.placed(requestFor('LAHJA', 0));
  expect(payment.url).toContain(`/kiitos?order_id=${number}&key=`);
  expect((await shop.order(number)).status).toBe('paid');
  expect([await shop.shelf('LAHJA'), await shop.mails()]).toEqual([
    { oulu: 2 },
    ['order-confirmation', 'store-notification'],
  ]);
});

test('refuses an order above the gateway’s maximum before storing anything', async () => {
  const shop = await orderShop([{ sku: 'KALLIS', price: 5_000_000, stock: { oulu: 1 } }]);
  const lines = [{ sku: 'KALLIS', amount: 9999 }];
  expect(await shop.shop.checkout.place(requestFor('', 1, { lines }), 'fi')).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'lines', message: 'checkout.error.tooMuch' }],
  });
});

test('the number alone gives neither status nor details, the signed key gives both (order-3, order-6)', async () => {
  const shop = await orderShop([filter]);
  const { number, key } = await shop.placed(requestFor('SUODATIN', 1040));
  const { checkout } = shop.shop;
  expect(await checkout.order(number, null)).toEqual({ known: true, status: null, details: null });
  expect(await checkout.order(number, `${key}x`)).toMatchObject({ status: null, details: null });
  expect(
    await checkout.order(
      number,
      key.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
    ),
  ).toMatchObject({ details: null });
  expect(await checkout.order(number, key)).toMatchObject({
    status: 'pending_payment',
    details: { number, name: 'Maija Mäkinen', total: 1040, delivery: { pickupStoreId: 'oulu' }, paymentMethod: 'OP' },
  });
  expect(await checkout.order('1000025', key)).toEqual({ known: false, status: null, details: null });
  expect(await checkout.order("1' or 1=1", key)).toMatchObject({ known: false });
});
