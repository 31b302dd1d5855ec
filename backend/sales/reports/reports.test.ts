import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { byCommand } from '#test/actors.ts';

const goods = { sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 9 } };
const used = { sku: 'KELKKA', price: 420_000, vatClass: 'margin' as const, stock: { oulu: 1 } };
const quad = { sku: 'MONKIJA', price: 899_000, deposit: 50_000, stock: { oulu: 3 } };

async function reportShop() {
  const made = await orderShop([goods, used, quad]);
  const { shop } = made;
  const buy = async (sku: string, cents: number, payNowCents = cents) => {
    const { number } = await made.placed(requestFor(sku, cents, { payNowCents }));
    await shop.checkout.settle(await made.returned(number, 'ok'));
    return number;
  };
  return { ...made, buy, give: shop.afterSale.refund };
}

test('VAT of a month is payments plus rests of deposits at pickup less refunds, of that month only', async () => {
  const { shop, clock, buy, give } = await reportShop();
  clock.now = new Date('2026-10-31T21:59:00Z'); // 23:59 in Helsinki, still October
  await buy('RAJA', 5000);
  clock.now = new Date('2026-10-31T22:01:00Z');
  const number = await buy('RAJA', 5000);
  await buy('KELKKA', 420_000);
  const deposit = await buy('MONKIJA', 899_000, 50_000);
  for (const step of ['preparing', 'ready_for_pickup', 'completed'] as const)
    await shop.afterSale.mark(byCommand, deposit, step);
  await give(byCommand, number, { cents: 1000, reason: '', restock: false, idempotencyKey: null });
  const { rows, paid, back } = await shop.reports.vat('2026-11');
  expect(rows).toEqual([
    { source: 'sales', rate: 25.5, isVoucher: false, gross: 55_000, net: 43_825, vat: 11_175 },
    { source: 'sales', rate: 0, isVoucher: false, gross: 420_000, net: 420_000, vat: 0 },
    { source: 'pickups', rate: 25.5, isVoucher: false, gross: 849_000, net: 676_494, vat: 172_506 },
    { source: 'refunds', rate: 25.5, isVoucher: false, gross: -1000, net: -797, vat: -203 },
  ]);
  expect([paid, back]).toEqual([
    { gateway: 475_000, giftCards: 0 },
    { gateway: 1000, giftCards: 0 },
  ]);
  expect((await shop.reports.vat('2026-10')).rows).toMatchObject([{ source: 'sales', gross: 5000 }]);
  expect((await shop.reports.vat('2026-12')).rows).toEqual([]);
});

test('a deposit refunded before the pickup is not paid there; refunded later, it does not change the pickup’s month', async () => {
  const { shop, clock, placed, returned, give } = await reportShop();
  clock.now = new Date('2026-11-10T10:00:00Z');
  const lines = [{ sku: 'MONKIJA', amount: 3 }];
  const { number } = await placed(requestFor('MONKIJA', 2_697_000, { lines, payNowCents: 150_000 }));
  await shop.checkout.settle(await returned(number, 'ok'));
  const piece = { lines: [{ position: 0, amount: 1 }], reason: '', restock: true, idempotencyKey: null };
  expect(await give(byCommand, number, piece)).toMatchObject({ ok: true });
  for (const step of ['preparing', 'ready_for_pickup', 'completed'] as const)
    await shop.afterSale.mark(byCommand, number, step);
  const pickups = async () => (await shop.reports.vat('2026-11')).rows.filter(({ source }) => source === 'pickups');
  const twoRests = { source: 'pickups', rate: 25.5, isVoucher: false, gross: 1_698_000, net: 1_352_988, vat: 345_012 };
  expect(await pickups()).toEqual([twoRests]);
  expect(await give(byCommand, number, piece)).toMatchObject({ ok: true });
  expect(await pickups()).toEqual([twoRests]);
});

test('an order partly paid by gift card and fully refunded: ledger, gateway and report agree (gift-card-3)', async () => {
  const { shop, placed, returned, clock, give, order } = await reportShop();
  const card = await shop.giftCards.staff.make(byCommand, { cents: 3000, reason: 'gift' });
  const request = requestFor('RAJA', 5000, { giftCardCode: card?.code ?? '', toPayCents: 2000 });
  const { number } = await placed(request);
  await shop.checkout.settle(await returned(number, 'ok'));
  expect(await shop.giftCards.details(card?.code ?? '')).toMatchObject({ openAmount: 0 });
  const none = { reason: '', restock: false, idempotencyKey: null };
  const part = await give(byCommand, number, { cents: 2500, ...none });
  expect(part).toMatchObject({ value: { refund: { gateway: 2000, giftCard: 500 } } });
  expect(await give(byCommand, number, none)).toMatchObject({
    value: { refund: { gateway: 0, giftCard: 2500, status: 'ok' } },
  });
  expect(await order(number)).toMatchObject({ status: 'refunded', refunded: 5000 });
  expect(await shop.giftCards.details(card?.code ?? '')).toMatchObject({ valid: true, openAmount: 3000 });
  const sums = { before: 0, issued: 3000, used: 3000, refunded: 3000, adjusted: 0, expired: 0, open: 3000, cards: 1 };
  expect(await shop.reports.giftCards(null)).toEqual(sums);
  expect(await shop.reports.giftCards('2026-11')).toEqual(sums);
  expect(await shop.reports.giftCards('2026-10')).toEqual({
    ...sums,
    issued: 0,
    used: 0,
    refunded: 0,
    open: 0,
    cards: 0,
  });
  const { paid, back } = await shop.reports.vat('2026-11');
  expect([paid, back]).toEqual([
    { gateway: 2000, giftCards: 3000 },
    { gateway: 2000, giftCards: 3000 },
  ]);
  clock.now = new Date('2026-12-05T10:00:00Z');
  expect(await shop.reports.giftCards('2026-12')).toMatchObject({ before: 3000, issued: 0, open: 3000 });
});
