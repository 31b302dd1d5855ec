import { expect, test } from 'vitest';
import { homeForm, orderShop, requestFor, type Sku } from '#backend/sales/orders/test-orders.ts';

const cut: Sku = { sku: 'PEITE', price: 990, isCutToSize: true, productLine: 2, stock: { oulu: 2, ranua: 3 } };
const quad: Sku = { sku: 'MONKIJA', price: 899_000, deposit: 50_000, shippingClass: 'large', stock: { oulu: 2 } };
const filter: Sku = { sku: 'SUODATIN', price: 1040, stock: { oulu: 5 } };
const size = (widthCm: number, lengthCm: number) => ({ identifier: 'size' as const, widthCm, lengthCm });
const piece = (widthCm: number, lengthCm: number, amount = 1) => ({
  sku: 'PEITE',
  amount,
  customization: size(widthCm, lengthCm),
});
const withDeposit = () =>
  requestFor('', 899_000 + 1040, {
    payNowCents: 50_000 + 1040,
    lines: ['MONKIJA', 'SUODATIN'].map((sku) => ({ sku, amount: 1 })),
  });

test('two sizes of one sku are two lines at their own price, and one hold (product-8)', async () => {
  const shop = await orderShop([cut]);
  const lines = [piece(120, 200), piece(150, 100, 2)];
  const { number } = await shop.placed(requestFor('', 2376 + 2 * 1485, { lines }));
  expect((await shop.order(number)).lines).toMatchObject([
    { sku: 'PEITE', amount: 1, unit: 2376, total: 2376, customization: size(120, 200) },
    { sku: 'PEITE', amount: 2, unit: 1485, total: 2970, customization: size(150, 100) },
  ]);
  expect([await shop.count('stock_hold'), await shop.held('PEITE')]).toEqual([1, 3]);
  await shop.shop.checkout.settle(await shop.returned(number, 'ok'));
  expect([await shop.shelf('PEITE'), await shop.held('PEITE')]).toEqual([{ oulu: 0, ranua: 2 }, 0]);
  const mail = await shop.mailText('order-confirmation');
  expect(mail).toContain('2 × Tuote PEITE, 150 × 100 cm, 1,50 m² (PEITE) à 14,85 € = 29,70 €');
  expect(mail).toContain(
    'Mittojesi mukaan leikattuja tuotteita peruuttamisoikeus ei koske (kuluttajansuojalaki 6:16).',
  );
});

test('sizes of one sku together cannot exceed its stock', async () => {
  const shop = await orderShop([cut]);
  const lines = [piece(100, 100, 3), piece(120, 100, 3)];
  expect(await shop.shop.checkout.place(requestFor('', 3 * 990 + 3 * 1188, { lines }), 'fi')).toMatchObject({
    reason: 'unavailable',
    details: [{ id: 'PEITE~120x100', reason: 'limited', available: 2 }],
  });
  expect(await shop.count('customer_order')).toBe(0);
});

test('the server prices a size and checks its limits (product-8)', async () => {
  const shop = await orderShop([cut, filter]);
  const place = (line: object) =>
    shop.shop.checkout.place({ ...requestFor('', 1), lines: [{ amount: 1, sku: 'PEITE', ...line }] }, 'fi');
  expect(await place({ customization: size(120, 200) })).toMatchObject({
    reason: 'total_changed',
    details: { total: 2376 },
  });
  const refused = (sizes: object[]) => ({ reason: 'unavailable', details: [{ reason: 'wrong_size', sizes }] });
  expect(await place({})).toMatchObject(refused([]));
  expect(await place({ customization: size(49, 200) })).toMatchObject(refused([{ field: 'widthCm', reason: 'min' }]));
  expect(await place({ sku: 'SUODATIN', customization: size(100, 100) })).toMatchObject(refused([]));
  expect(await place({ customization: { ...size(120, 200), widthCm: 120.5 } })).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'lines.0.customization.widthCm', message: 'checkout.error.size' }],
  });
});

test('rejects the same size twice', async () => {
  const shop = await orderShop([cut]);
  const twice = requestFor('', 1, { lines: [piece(120, 200), piece(120, 200)] });
  expect(await shop.shop.checkout.place(twice, 'fi')).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'lines' }],
  });
});

test('the gateway charges the deposit, and the order has the rest (product-7)', async () => {
  const shop = await orderShop([quad, filter]);
  const { number, key } = await shop.placed(withDeposit());
  expect(await shop.order(number)).toMatchObject({
    total: 900_040,
    payNow: 51_040,
    dueLater: 849_000,
    vat: [{ rate: 25.5, gross: 900_040 }],
    vatNow: [{ rate: 25.5, gross: 51_040 }],
    lines: [{ sku: 'MONKIJA', unit: 899_000, deposit: 50_000 }, { deposit: null }],
  });
  expect(await shop.attempts(number)).toMatchObject([{ amount: 51_040 }]);

  // a payment of the whole price is not the requested one
  const whole = await shop.returned(number, 'ok', { amount: 900_040 });
  expect(await shop.shop.checkout.settle(whole)).toEqual({ outcome: 'refused' });
  expect((await shop.order(number)).status).toBe('pending_payment');

  expect(await shop.shop.checkout.settle(await shop.returned(number, 'ok'))).toMatchObject({ outcome: 'paid' });
  expect(await shop.shop.checkout.order(number, key)).toMatchObject({
    status: 'paid',
    details: { total: 900_040, payNow: 51_040, dueLater: 849_000 },
  });
  expect([await shop.shelf('MONKIJA'), await shop.held('MONKIJA')]).toEqual([{ oulu: 1 }, 0]);
  for (const kind of ['order-confirmation', 'store-notification'] as const)
    expect(await shop.mailText(kind)).toMatch(/Maksettu nyt 510,40 €( \(OP\))?, maksetaan noudettaessa 8 490 €/);
});

test('an order with a deposit has store pickup only, and states the amount to pay now', async () => {
  const shop = await orderShop([quad, filter]);
  const { checkout } = shop.shop;
  const home = { ...withDeposit(), form: homeForm };
  expect(await checkout.place(home, 'fi')).toMatchObject({ reason: 'not_deliverable', details: { reason: 'method' } });
  const { payNowCents: _, ...silent } = withDeposit();
  expect(await checkout.place(silent, 'fi')).toMatchObject({ reason: 'total_changed', details: { payNow: 51_040 } });
  const options = await checkout.options({ lines: withDeposit().lines, postcode: null }, 'fi');
  expect(options).toMatchObject({
    value: { notice: 'deposit', methods: [{ id: '401' }, {}, {}], totals: { payNow: 51_040, dueLater: 849_000 } },
  });
});

test('limits a deposit to the reduced price, so nothing is due later', async () => {
  const shop = await orderShop([{ ...quad, price: 40_000 }]);
  const { number } = await shop.placed(requestFor('MONKIJA', 40_000));
  expect(await shop.order(number)).toMatchObject({ payNow: 40_000, dueLater: 0, lines: [{ deposit: 40_000 }] });
});

test('every endpoint refuses products sold by quote only, with the reason (product-7)', async () => {
  const shop = await orderShop([{ sku: 'TARJOUS', price: 5000, saleMode: 'quote', stock: { oulu: 1 } }, filter]);
  const lines = [
    { sku: 'SUODATIN', amount: 1 },
    { sku: 'TARJOUS', amount: 1 },
  ];
  const problems = [{ id: 'TARJOUS', sku: 'TARJOUS', reason: 'quote_only', available: 0 }];
  const post = async (path: string, body: object) =>
    (await shop.request(path, { method: 'POST', body: JSON.stringify(body) })).json();
  expect(await post('/functions/paymentGateway-validateCartV2', { items: lines })).toMatchObject({
    success: false,
    problems,
  });
  expect(await post('/api/checkout/options', { lines })).toMatchObject({ problems });
  expect(await post('/api/checkout/orders', requestFor('', 6040, { lines }))).toMatchObject({
    error: { message: 'unavailable', details: { details: problems } },
  });
});

test('a margin-scheme trade-in is sold once and shows no VAT anywhere (product-6)', async () => {
  const tradeIn: Sku = { sku: 'VAIHTO', price: 420_000, vatClass: 'margin', productLine: 2, stock: { ranua: 1 } };
  const shop = await orderShop([tradeIn, filter]);
  const lines = ['VAIHTO', 'SUODATIN'].map((sku) => ({ sku, amount: 1 }));
  const { number } = await shop.placed(requestFor('', 421_040, { lines }));
  expect((await shop.order(number)).vat).toEqual([
    { rate: 25.5, net: 829, vat: 211, gross: 1040 },
    { rate: 0, net: 420_000, vat: 0, gross: 420_000 },
  ]);
  expect(await shop.shop.checkout.place(requestFor('VAIHTO', 420_000), 'fi')).toMatchObject({ reason: 'unavailable' });
  await shop.shop.checkout.settle(await shop.returned(number, 'ok'));
  const mail = await shop.mailText('order-confirmation');
  expect(mail).toContain('käytetyt tavarat (marginaaliverotus): 4 200 €');
  expect(mail).not.toContain('ALV 0 %');
});

test('the cart validation recomputes the price of a size', async () => {
  const shop = await orderShop([cut]);
  const items = [
    { ...piece(120, 200), price: { finalPrice: { inclTax: 0.01 } } },
    piece(400, 401),
    { sku: 'PEITE', amount: 1 },
  ];
  const body = JSON.stringify({ items });
  const answer = await shop.request('/functions/paymentGateway-validateCartV2', { method: 'POST', body });
  expect(await answer.json()).toMatchObject({
    success: false,
    items: [{ id: 'PEITE~120x200', price: { finalPrice: { inclTax: 23.76 } }, sizing: { perM2: 9.9 } }],
    problems: [
      { id: 'PEITE~400x401', reason: 'wrong_size', sizes: [{ field: 'lengthCm', reason: 'max' }] },
      { id: 'PEITE', reason: 'wrong_size', sizes: [] },
    ],
  });
});

test('an order of several pieces has the price of its quantity break, under the lock too (price-12)', async () => {
  const { shop, ...rest } = await orderShop([filter]);
  const breaks = [{ from: 4, cents: 940 }];
  await shop.db.kysely
    .updateTable('product_variant')
    .set({ quantity_breaks: JSON.stringify(breaks) })
    .execute();
  const lines = [{ sku: 'SUODATIN', amount: 4 }];
  expect(await shop.checkout.place(requestFor('', 4 * 1040, { lines }), 'fi')).toMatchObject({ ok: false });
  const { number } = await rest.placed(requestFor('', 4 * 940, { lines }));
  expect((await rest.order(number)).lines).toMatchObject([{ amount: 4, unit: 940, discount: 0, total: 3760 }]);
});
