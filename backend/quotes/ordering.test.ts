import { expect, test } from 'vitest';
import { homeForm, requestFor } from '../orders/test-orders.ts';
import { quoteShop, reply } from './test-quotes.ts';

const SLED = { sku: 'KONE', price: 129_900, stock: { oulu: 5 }, saleMode: 'quote' } as const;

/** A quote that has been accepted, and the request that orders it. */
async function accepted(over: Record<string, unknown> = {}) {
  const made = await quoteShop([SLED]);
  const { shop, asked, success, stored } = made;
  const { number } = await asked();
  success(await shop.quotes.shopSide.reply(number, reply(over)));
  const { secret } = await stored(number);
  success(await shop.quotes.accept(secret));
  const wanted = (totalCents: number, more: object = {}) =>
    requestFor('KONE', totalCents, { lines: [], quote: secret, ...more });
  return { ...made, secret, wanted };
}

test('a quote is ordered at its prices, not at those of the catalog; work needs no stock', async () => {
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

test('a delivery in the answer binds the order, also where the checkout alone would refuse', async () => {
  const { placed, wanted, shop } = await accepted({ delivery: { method: '107', price: 59 } });
  const toAland = {
    ...homeForm,
    delivery: { methodId: '107', address: { street: 'Torggatan 1', postcode: '22100', city: 'Mariehamn' } },
  };
  expect(await shop.checkout.place(wanted(259_100 + 5900), 'fi')).toMatchObject({ reason: 'not_deliverable' });
  await placed(wanted(259_100 + 5900, { form: toAland }));
});

test('another sum than the quote’s is refused, and so is an order of what has run out', async () => {
  const { shop, wanted, clock } = await accepted();
  expect(await shop.checkout.place(wanted(1), 'fi')).toMatchObject({ reason: 'total_changed' });
  clock.now = new Date('2026-12-06T00:00:00Z');
  expect(await shop.checkout.place(wanted(259_100), 'fi')).toMatchObject({ reason: 'invalid' });
});

test('ten at once make one order of it', async () => {
  const { shop, wanted, count } = await accepted();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => shop.checkout.place(wanted(259_100), 'fi')));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await count('customer_order')).toBe(1);
});

test('goods cut to size and goods sold by deposit are ordered as the answer says, not as the catalog sells them', async () => {
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
  success(await shop.quotes.shopSide.reply(number, reply({ lines })));
  const { secret } = await stored(number);
  success(await shop.quotes.accept(secret));
  const ordered = await placed(requestFor('KONE', 205_500, { lines: [], quote: secret }));
  expect(await order(ordered.number)).toMatchObject({
    total: 205_500,
    payNow: 205_500,
    lines: [{ deposit: null }, { unit: 5500 }],
  });
});
