import { expect, test, vi } from 'vitest';
import { homeForm, orderShop, pickupForm, requestFor, type Sku } from '#backend/sales/orders/test-orders.ts';

const skus: Sku[] = [
  { sku: 'SUODATIN', price: 1040, stock: { oulu: 5 } },
  { sku: 'ISO', shippingClass: 'large', price: 20_000, stock: { ranua: 1 } },
];

async function testApi() {
  const shop = await orderShop(skus);
  const post = (path: string, body: unknown) =>
    shop.request(`/api/checkout${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...shop, post };
}

test('options: deliveries by group, payment methods without credit first, totals without delivery (checkout-5)', async () => {
  const { post } = await testApi();
  const answer = await post('/options', { lines: [{ sku: 'SUODATIN', amount: 2 }], postcode: '90100', locale: 'en' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const options = await answer.json();
  expect(options.methods.map((method: { id: string }) => method.id)).toEqual(
    '101 103 107 201 206 202 401 402 403'.split(' '),
  );
  expect(options.methods[0]).toMatchObject({ label: 'Posti – pickup point or parcel locker', price: 540 });
  expect(options.methods[8]).toMatchObject({ storeId: 'oulu', address: 'Äimätie 14, 90400 Oulu', price: 0 });
  expect(options.payment.map((group: { credit: string }) => group.credit)).toEqual([
    'no-credit',
    'no-credit',
    'no-credit',
    'may-include-credit',
    'credit',
  ]);
  expect(options).toMatchObject({ notice: null, totals: { goods: 2080, total: 2080 }, problems: [] });
});

test('options for Åland are store pickup only; a removed product is a problem of its line (delivery-4)', async () => {
  const { post } = await testApi();
  const of = async (lines: object[], postcode?: string) => (await post('/options', { lines, postcode })).json();
  expect(await of([{ sku: 'ISO', amount: 1 }], '22100')).toMatchObject({
    notice: 'aland',
    methods: [{ id: '401' }, {}, {}],
  });
  expect(
    await of([
      { sku: 'POIS', amount: 1 },
      { sku: 'ISO', amount: 1 },
    ]),
  ).toMatchObject({
    problems: [{ sku: 'POIS', reason: 'unknown' }],
    totals: { goods: 20_000 },
  });
});

test('an order is placed over HTTP and read with and without its key (order-3)', async () => {
  const { post, request } = await testApi();
  const answer = await post('/orders', { ...requestFor('SUODATIN', 1040), locale: 'en' });
  expect(answer.status).toBe(201);
  const { number, key, payment } = await answer.json();
  expect(payment.url).toContain('/simulator/pay/');
  const read = async (query: string) => (await request(`/api/checkout/orders/${number}${query}`)).json();
  expect(await read('')).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
  expect(JSON.stringify(await read(`?key=${key}x`))).not.toContain('pending_payment');
  const ownBrowser = await request(`/api/checkout/orders/${number}`, { headers: { cookie: `order_${number}=${key}` } });
  expect(await ownBrowser.json()).toMatchObject({ status: 'pending_payment', details: { number } });
  expect(await read(`?key=${key}`)).toMatchObject({ details: { number, locale: 'en' } });
  expect((await request('/api/checkout/orders/1000025')).status).toBe(404);
});

test('refusals have a status and a name', async () => {
  const { post, gateway } = await testApi();
  const of = async (body: unknown) => {
    const answer = await post('/orders', body);
    const { error } = await answer.json();
    return [answer.status, error.status, error.message, error.details];
  };
  const request = requestFor('SUODATIN', 1040);
  expect(await of({ ...request, totalCents: 1 })).toEqual([
    409,
    'ABORTED',
    'total_changed',
    { reason: 'total_changed', details: expect.objectContaining({ total: 1040 }) },
  ]);
  expect(
    (
      await of({
        ...request,
        lines: [
          { sku: 'SUODATIN', amount: 1 },
          { sku: 'X', amount: 1 },
        ],
      })
    )[2],
  ).toBe('unavailable');
  expect(
    (
      await of(
        requestFor('ISO', 1, {
          form: { ...homeForm, delivery: { ...homeForm.delivery, methodId: '101', servicePointId: 'x' } },
        }),
      )
    )[2],
  ).toBe('not_deliverable');
  if (gateway) gateway.faults.down = true;
  expect((await of(request)).slice(0, 3)).toEqual([503, 'UNAVAILABLE', 'payment_unavailable']);
});

const wrongContact = { ...pickupForm, contact: { ...pickupForm.contact, email: 'x' } };
const badBodies: [unknown, string][] = [
  ['{', ''],
  [[], ''],
  [{}, 'idempotencyKey'],
  [requestFor('SUODATIN', 10.5), 'totalCents'],
  [requestFor('SUODATIN', 1, { lines: [{ sku: 'SUODATIN', amount: -1 }] }), 'lines.0.amount'],
  [requestFor('SUODATIN', 1, { form: wrongContact }), 'form.contact.email'],
  [{ ...requestFor('SUODATIN', 1), locale: 'sv' }, 'locale'],
];

test('bad input gives 400 with the field and stores nothing', async () => {
  const { post, count } = await testApi();
  for (const [body, field] of badBodies) {
    const answer = await post('/orders', body);
    const { error } = await answer.json();
    expect([answer.status, error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(error.details.map((detail: { field: string }) => detail.field)).toContain(field);
  }
  expect(await count('customer_order')).toBe(0);
});

test('returns service points near a postcode; rejects an invalid postcode (delivery-5)', async () => {
  const { request } = await testApi();
  const { points } = await (await request('/api/checkout/service-points?method=201&postcode=97700')).json();
  expect(points[0]).toMatchObject({ provider: 'matkahuolto', city: 'Ranua' });
  const bad = await request('/api/checkout/service-points?method=201&postcode=9770');
  expect([bad.status, (await bad.json()).error.details[0].field]).toEqual([400, 'postcode']);
});

test('does not call a carrier for a country that the method does not serve', async () => {
  const { shop } = await orderShop([], { DELIVERY_ABROAD: 'EE,SE' });
  const asked = vi.spyOn(shop.delivery, 'servicePoints');
  const points = (methodId: string, postcode: string, country: string) =>
    shop.checkout.servicePoints({ methodId, postcode, country }, 'fi');
  for (const [methodId, country] of [
    ['101', 'EE'],
    ['113', 'SE'],
    ['113', 'FI'],
    ['113', 'XX'],
    ['113', 'LV'],
  ] as const)
    expect((await points(methodId, country === 'LV' ? '1010' : '10123', country)).points).toEqual([]);
  await points('113', '1012', 'EE');
  expect(asked).not.toHaveBeenCalled();
  await points('113', '10123', 'EE');
  expect(asked).toHaveBeenCalledTimes(1);
});
