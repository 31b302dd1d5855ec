import { expect, test } from 'vitest';
import { plainCode } from '#domain/sales/gift-cards/gift-card.ts';
import { byCommand } from '#test/actors.ts';
import { orderShop, requestFor } from '../orders/test-orders.ts';

/** A shop with gift cards of some cents, and orders of a helmet of 100 € paid with some of them. */
async function cardShop(...cents: number[]) {
  const made = await orderShop([{ sku: 'KYPARA', price: 10_000, stock: { oulu: 60 } }]);
  const { giftCards } = made.shop;
  const codes: string[] = [];
  for (const sum of cents) {
    const card = await giftCards.staff.make(byCommand, { cents: sum, reason: 'test' });
    if (!card) throw new Error('no card');
    codes.push(card.code);
  }
  const withCards = ([giftCardCode, ...giftCardCodes]: string[], toPayCents: number, over = {}) =>
    requestFor('KYPARA', 10_000, { giftCardCode, giftCardCodes, toPayCents, ...over });
  const open = async () => {
    const sums: number[] = [];
    for (const code of codes) sums.push((await giftCards.details(code)).openAmount);
    return sums;
  };
  return { ...made, codes, withCards, open };
}

test('cards pay in the order of their codes, the gateway the rest (gift-card-6)', async () => {
  const { placed, withCards, codes, order, attempts, open, returned, shop, mailText } = await cardShop(3000, 5000, 900);
  const { number } = await placed(withCards(codes, 1100));
  const stored = await order(number);
  expect(stored).toMatchObject({ payNow: 10_000, giftCard: 8900 });
  expect(stored.giftCards.map(({ end, cents }) => [end, cents])).toEqual([
    [plainCode(codes[0] ?? '').slice(-4), 3000],
    [plainCode(codes[1] ?? '').slice(-4), 5000],
    [plainCode(codes[2] ?? '').slice(-4), 900],
  ]);
  expect((await attempts(number)).map(({ amount }) => amount)).toEqual([1100]);
  expect(await open()).toEqual([0, 0, 0]);
  await shop.checkout.settle(await returned(number, 'ok'));
  const mail = await mailText('order-confirmation');
  for (const { end } of stored.giftCards) expect(mail).toContain(`Lahjakortilla …${end}`);
});

test('a card with nothing to pay is not held; a code given twice counts once', async () => {
  const { placed, withCards, codes, order, open } = await cardShop(3000, 9000, 500);
  const [first = '', second = '', third = ''] = codes;
  const { number } = await placed(withCards([first, ` ${first.toLowerCase()}`, second, third], 0));
  expect((await order(number)).giftCards.map(({ cents }) => cents)).toEqual([3000, 7000]);
  expect(await open()).toEqual([0, 2000, 500]);
});

test('refuses a sixth card, and a wrong code by its own field', async () => {
  const { shop, withCards, codes, count } = await cardShop(100, 200, 300, 400, 500, 600);
  expect(await shop.checkout.place(withCards(codes, 7900), 'fi')).toMatchObject({
    ok: false,
    reason: 'invalid',
    details: [{ field: 'giftCardCodes', message: 'checkout.error.giftCards' }],
  });
  expect(await shop.checkout.place(withCards([...codes.slice(0, 2), 'VÄÄRÄ'], 9700), 'fi')).toMatchObject({
    ok: false,
    reason: 'invalid',
    details: [{ field: 'giftCardCodes.1', message: 'checkout.error.giftCard' }],
  });
  expect(await count('customer_order')).toBe(0);
});

test('each wrong code counts as an attempt (gift-card-6, campaign-5)', async () => {
  const { shop, withCards, codes } = await cardShop(1000);
  const wrong = (round: number) => Array.from({ length: 5 }, (_, i) => `ARVAUS${round}${i}`);
  const from = { client: { ip: '192.0.2.7' } };
  for (let round = 0; round < 4; round++)
    await shop.checkout.place(withCards(wrong(round), 10_000), 'fi', [], null, from);
  const answer = await shop.checkout.place(withCards(codes, 9000), 'fi', [], null, from);
  expect(answer).toMatchObject({ details: [{ field: 'giftCardCode', message: 'checkout.error.tries' }] });
});

test('a cancelled order releases every card once; its shopper can use them in the next order', async () => {
  const { placed, withCards, codes, order, open, shop, clock } = await cardShop(3000, 5000);
  const first = await placed(withCards(codes, 2000));
  expect(await open()).toEqual([0, 0]);
  const own = [{ number: first.number, key: first.key }];
  const again = await shop.checkout.place(withCards(codes.toReversed(), 2000), 'fi', own);
  if (!again.ok) throw new Error(again.reason);
  expect([(await order(first.number)).status, await open()]).toEqual(['cancelled', [0, 0]]);
  expect((await order(again.value.number)).giftCards.map(({ cents }) => cents)).toEqual([5000, 3000]);
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  await shop.checkout.sweep();
  await shop.checkout.sweep();
  expect(await open()).toEqual([3000, 5000]);
});

test('refunds go back to the cards in the order in which they paid (gift-card-6, refund-1)', async () => {
  const { shop, open, number } = await paid();
  const give = async (cents: number) => {
    const given = await shop.afterSale.refund(byCommand, number, {
      cents,
      reason: '',
      restock: false,
      idempotencyKey: null,
    });
    if (!given.ok) throw new Error(given.reason);
    return [given.value.refund.gateway, given.value.refund.giftCard, ...(await open())];
  };
  expect(await give(2500)).toEqual([2000, 500, 500, 0]);
  expect(await give(3500)).toEqual([0, 3500, 3000, 1000]);
  expect(await give(4000)).toEqual([0, 4000, 3000, 5000]);

  async function paid() {
    const made = await cardShop(3000, 5000);
    const { number } = await made.placed(made.withCards(made.codes, 2000));
    await made.shop.checkout.settle(await made.returned(number, 'ok'));
    return { ...made, number };
  }
});

test('20 buyers at once never spend more than a shared card has (gift-card-6)', { timeout: 60_000 }, async () => {
  const own = Array.from({ length: 20 }, () => 4000);
  const { shop, withCards, codes, open, count } = await cardShop(12_000, ...own);
  const [shared = '', ...ofBuyers] = codes;
  // 40 € of their own card and 60 € of the shared one: it pays two orders
  const outcomes = await Promise.all(ofBuyers.map((code) => shop.checkout.place(withCards([code, shared], 0), 'fi')));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  for (const outcome of outcomes) if (!outcome.ok) expect(['total_changed', 'invalid']).toContain(outcome.reason);
  const [left, ...leftOfBuyers] = await open();
  expect([left, await count('customer_order')]).toEqual([0, 2]);
  expect(leftOfBuyers).toEqual(outcomes.map(({ ok }) => (ok ? 0 : 4000)));
});

test('the same two cards in opposite orders at once pay one order', { timeout: 60_000 }, async () => {
  const { shop, withCards, codes, open, count } = await cardShop(6000, 6000);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      shop.checkout.place(withCards(i % 2 === 0 ? codes : codes.toReversed(), 0), 'fi'),
    ),
  );
  expect([outcomes.filter(({ ok }) => ok).length, await count('customer_order')]).toEqual([1, 1]);
  const left = await open();
  expect(left.toSorted()).toEqual([0, 2000]);
});
