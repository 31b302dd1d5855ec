import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { orderShop, requestFor } from '../test-orders.ts';

/** A shop with a paid order of two quads: a deposit of 500 € each, 8 490 € each due at the pickup. */
async function depositsPaid() {
  const made = await orderShop([{ sku: 'MONKIJA', price: 899_000, deposit: 50_000, stock: { oulu: 2 } }]);
  const { shop } = made;
  const lines = [{ sku: 'MONKIJA', amount: 2 }];
  const { number } = await made.placed(requestFor('MONKIJA', 1_798_000, { lines, payNowCents: 100_000 }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const mail = await made.mailText('store-notification');
  const token = /\/kasittely\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const give = (over: object) =>
    shop.afterSale.refund(byCommand, number, { reason: '', restock: true, idempotencyKey: null, ...over });
  const seen = async () => {
    const by = { secret: (await made.order(number)).secret ?? '' };
    return (await shop.ownOrders.one(by, 'fi'))?.dueLater;
  };
  return { ...made, number, give, seen, toPack: async () => (await shop.afterSale.links.open(token))?.order };
}

test('a unit with a refunded deposit is not due at the pickup, on store page, order page and in the mail', async () => {
  const { shop, number, give, seen, toPack, mailText } = await depositsPaid();
  expect([await seen(), (await toPack())?.dueLater]).toEqual([1_698_000, 1_698_000]);
  expect(await give({ lines: [{ position: 0, amount: 1 }] })).toMatchObject({ value: { refund: { cents: 50_000 } } });
  expect(await seen()).toBe(849_000);
  expect(await toPack()).toMatchObject({ dueLater: 849_000, lines: [{ amount: 1 }] });
  for (const step of ['preparing', 'ready_for_pickup'] as const) await shop.afterSale.mark(byCommand, number, step);
  const mail = await mailText('order-ready');
  expect(mail).toContain('1 × Tuote MONKIJA');
  expect(mail).toContain('Maksetaan noudettaessa: 8 490 €.');
});

test('nothing is due after a full refund, by units or by a sum', async () => {
  for (const wish of [{}, { cents: 100_000 }]) {
    const { give, seen } = await depositsPaid();
    expect(await give(wish)).toMatchObject({ value: { status: 'refunded' } });
    expect(await seen()).toBe(0);
  }
});
