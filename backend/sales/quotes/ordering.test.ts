import { expect, test } from 'vitest';
import { homeForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import { byCommand } from '#test/actors.ts';
import { quoteShop, reply } from './test-quotes.ts';

const SLED = { sku: 'KONE', price: 129_900, stock: { oulu: 5 }, saleMode: 'quote' } as const;

/** An accepted quote, and the request that orders it. */
async function accepted(over: Record<string, unknown> = {}) {
  const made = await quoteShop([SLED]);
  const { shop, asked, success, stored } = made;
  const { number } = await asked();
  success(await shop.quotes.staff.reply(byCommand, number, reply(over)));
  const { secret } = await stored(number);
  success(await shop.quotes.accept(secret));
  const wanted = (totalCents: number, more: object = {}) =>
    requestFor('KONE', totalCents, { lines: [], quote: secret, ...more });
  return { ...made, secret, wanted };
}

test('orders a quote at its prices instead of the catalog’s; work needs no stock (quote-5)', async () => {
  const { shop, placed, returned, wanted, order, held, secret } = await accepted();
  const { number } = await placed(wanted(259_100));
  expect(await order(number)).toMatchObject({
    total: 259_100,
    lines: [
      { sku: 'KONE', amount: 2, unit: 119_050, kind: 'goods' },
      { sku: 'tarjous-2', title: 'Asennustyö, 3 h', unit: 21_000, kind: 'service' },
    ],
  });
  expect(await held('KONE')).toBe(2);
  expect((await shop.quotes.view(secret, 'fi'))?.status).toBe('ordered');
  await shop.checkout.settle(await returned(number, 'ok'));
  expect(await shop.quotes.view(secret, 'fi')).toMatchObject({ status: 'ordered', order: { number } });
});

test('the delivery of a reply is used, also where the checkout would not offer it', async () => {
  const { placed, wanted, shop } = await accepted({ delivery: { method: '107', price: 59 } });
  const toAland = {
    ...homeForm,
    delivery: { methodId: '107', address: { street: 'Torggatan 1', postcode: '22100', city: 'Mariehamn' } },
  };
  expect(await shop.checkout.place(wanted(259_100 + 5900), 'fi')).toMatchObject({ reason: 'not_deliverable' });
  await placed(wanted(259_100 + 5900, { form: toAland }));
});

test('refuses another total than the quote’s, and an expired quote', async () => {
  const { shop, wanted, clock } = await accepted();
  expect(await shop.checkout.place(wanted(1), 'fi')).toMatchObject({ reason: 'total_changed' });
  clock.now = new Date('2026-12-06T00:00:00Z');
  expect(await shop.checkout.place(wanted(259_100), 'fi')).toMatchObject({ reason: 'invalid' });
});

test('ten concurrent requests give one order', async () => {
  const { shop, wanted, count } = await accepted();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => shop.checkout.place(wanted(259_100), 'fi')));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await count('customer_order')).toBe(1);
});

test('sizes and deposits of the catalog do not apply to quoted lines', async () => {
  const made = await quoteShop([
    { sku: 'KONE', price: 129_900, stock: { oulu: 5 }, deposit: 50_000 },
    { sku: 'PEITE', price: 2000, stock: { oulu: 5 }, isCutToSize: true },
  ]);
  const { shop, asked, success, stored, placed, order } = made;
  const { number } = await asked();
  const lines = [
    { sku: 'KONE', price: 1000 },
    { sku: 'PEITE', title: 'Peite 120 × 200 cm', price: 55 },
  ];
  success(await shop.quotes.staff.reply(byCommand, number, reply({ lines })));
  const { secret } = await stored(number);
  success(await shop.quotes.accept(secret));
  const ordered = await placed(requestFor('KONE', 205_500, { lines: [], quote: secret }));
  expect(await order(ordered.number)).toMatchObject({
    total: 205_500,
    payNow: 205_500,
    lines: [{ deposit: null }, { unit: 5500 }],
  });
});

test('a product sold by quote only keeps its shipping class, VAT and stock limit', async () => {
  const made = await quoteShop([
    { sku: 'VAIHTO', price: null, stock: { oulu: 1 }, saleMode: 'quote', vatClass: 'margin', shippingClass: 'large' },
  ]);
  const { shop, asked, success, stored, placed, order, held, returned, shelf } = made;
  await shop.db.query("update product_variant set product_line = 2 where sku = 'VAIHTO'");
  const accepted = async () => {
    const { number } = await asked({ items: [{ sku: 'VAIHTO', amount: 1 }] });
    success(await shop.quotes.staff.reply(byCommand, number, reply({ lines: [{ sku: 'VAIHTO', price: 4900 }] })));
    const { secret } = await stored(number);
    success(await shop.quotes.accept(secret));
    return requestFor('', 490_000, { lines: [], quote: secret });
  };
  const [first, second] = [await accepted(), await accepted()];
  const byPost = { ...first, totalCents: 490_000 + 1590, form: homeForm };
  expect(await shop.checkout.place(byPost, 'fi')).toMatchObject({ reason: 'not_deliverable' });
  const { number } = await placed(first);
  expect(await order(number)).toMatchObject({ lines: [{ sku: 'VAIHTO', kind: 'goods', unit: 490_000, vatRate: 0 }] });
  expect(await held('VAIHTO')).toBe(1);
  expect(await shop.checkout.place(second, 'fi')).toMatchObject({
    reason: 'unavailable',
    details: [{ sku: 'VAIHTO', available: 0 }],
  });
  await shop.checkout.settle(await returned(number, 'ok'));
  expect([(await order(number)).status, await shelf('VAIHTO')]).toEqual(['paid', { oulu: 0 }]);
  expect(await shop.checkout.place(second, 'fi')).toMatchObject({ reason: 'unavailable' });
});

test('a quoted product without a catalog price can be paid again after a failed payment', async () => {
  const made = await quoteShop([{ sku: 'VAIHTO', price: null, stock: { oulu: 1 }, saleMode: 'quote' }]);
  const { shop, asked, success, stored, placed, order, returned } = made;
  const { number: quote } = await asked({ items: [{ sku: 'VAIHTO', amount: 1 }] });
  success(await shop.quotes.staff.reply(byCommand, quote, reply({ lines: [{ sku: 'VAIHTO', price: 4900 }] })));
  const { secret } = await stored(quote);
  success(await shop.quotes.accept(secret));
  const wanted = requestFor('', 490_000, { lines: [], quote: secret });
  const { number } = await placed(wanted);
  await shop.checkout.settle(await returned(number, 'fail'));
  expect((await placed(wanted)).number).toBe(number);
  await shop.checkout.settle(await returned(number, 'ok'));
  expect((await order(number)).status).toBe('paid');
});
