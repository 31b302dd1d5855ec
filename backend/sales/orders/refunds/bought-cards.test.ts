import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { orderShop, pickupForm, requestFor } from '../test-orders.ts';

/** A shop with a paid order of two gift cards of 50 €, and their codes from the buyer's mail. */
async function cardsBought() {
  const made = await orderShop([{ sku: 'LAHJA', price: 5000 }]);
  const { shop } = made;
  await shop.db.query("update product set is_gift_card = true, vat_class = 'voucher'");
  const form = { ...pickupForm, delivery: { methodId: '501' } };
  const { number } = await made.placed(requestFor('LAHJA', 10_000, { lines: [{ sku: 'LAHJA', amount: 2 }], form }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const codes = (await made.mailText('gift-card')).match(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/g) ?? [];
  const giveBack = (wish: object) =>
    shop.afterSale.refund(byCommand, number, { reason: '', restock: false, idempotencyKey: null, ...wish });
  const give = (lines: { position: number; amount: number }[]) => giveBack({ lines });
  const open = async () => Promise.all(codes.map(async (code) => (await shop.giftCards.details(code)).openAmount));
  return { ...made, number, give, giveBack, open };
}

test('an order of gift cards is completed by mail; refunding it empties the cards (refund-1)', async () => {
  const { order, number, give, open, mails, shop } = await cardsBought();
  expect((await order(number)).status).toBe('completed');
  expect(await mails()).toEqual(['gift-card', 'order-confirmation']);
  expect(await give([{ position: 0, amount: 1 }])).toMatchObject({ value: { refund: { cents: 5000, giftCard: 0 } } });
  expect((await open()).toSorted()).toEqual([0, 5000]);
  expect(await give([{ position: 0, amount: 1 }])).toMatchObject({ value: { status: 'refunded' } });
  expect(await open()).toEqual([0, 0]);
  expect((await shop.reports.vat('2026-11')).rows).toMatchObject([
    { source: 'sales', isVoucher: true, gross: 10_000, vat: 0 },
    { source: 'refunds', isVoucher: true, gross: -10_000, vat: 0 },
  ]);
});

test('refuses to refund a used card and changes nothing', async () => {
  const { shop, number, give, open, order } = await cardsBought();
  await shop.db.query(`insert into gift_card_entry (gift_card_id, kind, cents)
    select id, 'adjust', -100 from gift_card where piece = 0`);
  expect(await give([{ position: 0, amount: 2 }])).toMatchObject({ ok: false, reason: 'card_used' });
  expect(await order(number)).toMatchObject({ refunded: 0, lines: [{ refundedAmount: 0 }] });
  expect((await open()).toSorted()).toEqual([4900, 5000]);
  expect((await shop.db.query('select 1 from refund')).rows).toEqual([]);
  expect(await give([{ position: 0, amount: 1 }])).toMatchObject({ ok: true });
  expect((await open()).toSorted()).toEqual([0, 4900]);
});

test('refunding the whole payment as a sum voids the cards too', async () => {
  const { giveBack, open } = await cardsBought();
  expect(await giveBack({ cents: 9000 })).toMatchObject({ ok: true });
  expect(await open()).toEqual([5000, 5000]);
  expect(await giveBack({ cents: 1000 })).toMatchObject({ value: { status: 'refunded' } });
  expect(await open()).toEqual([0, 0]);
});

test('refuses to refund the whole payment as a sum while a card is used', async () => {
  const { shop, giveBack, open, order, number } = await cardsBought();
  await shop.db.query(`insert into gift_card_entry (gift_card_id, kind, cents)
    select id, 'adjust', -100 from gift_card where piece = 0`);
  expect(await giveBack({ cents: 10_000 })).toMatchObject({ ok: false, reason: 'card_used' });
  expect((await open()).toSorted()).toEqual([4900, 5000]);
  expect(await order(number)).toMatchObject({ status: 'completed', refunded: 0 });
});
