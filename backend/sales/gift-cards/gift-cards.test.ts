import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { byCommand } from '#test/actors.ts';
import { makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';
import { lastDayFrom } from './issue.ts';
import { addEntry, findCard } from './ledger.ts';
import { refundToGiftCards, releaseGiftCards } from './service.ts';

async function cards() {
  const made = await testShop();
  const { giftCards, db } = made.shop;
  const make = async (cents: number, over = {}) => {
    const card = await giftCards.staff.make(byCommand, { cents, reason: 'test', ...over });
    if (!card) throw new Error('not made');
    return card;
  };
  const ledger = async () =>
    (await db.kysely.selectFrom('gift_card_entry').selectAll().orderBy('id').execute()).map((row) => [
      row.kind,
      row.cents,
    ]);
  return { ...made, giftCards, make, ledger };
}

test('finds a card by its code in any spelling; a code cannot be issued twice', async () => {
  const { giftCards, make } = await cards();
  const { code } = await make(2500, { code: 'vanha-kortti 77' });
  expect(code).toBe('VANHAKORTTI77');
  for (const written of ['VANHAKORTTI77', 'vanha kortti-77', ' Vanhakortti77 '])
    expect(await giftCards.details(written)).toEqual({ valid: true, openAmount: 2500 });
  expect(await giftCards.details('VANHAKORTTI78')).toEqual({ valid: false, openAmount: 0 });
  expect(await giftCards.staff.make(byCommand, { code, cents: 1, reason: 'again' })).toBeNull();
});

test('a card pays until its last day; its balance is then written off once (gift-card-3)', async () => {
  const { giftCards, make, clock, ledger } = await cards();
  const today = localDay(clock.now, 'Europe/Helsinki');
  const { code } = await make(2500, { validUntil: today });
  expect(await giftCards.expire()).toBe(0);
  expect((await giftCards.details(code)).valid).toBe(true);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  expect((await giftCards.details(code)).valid).toBe(false);
  expect(await Promise.all([giftCards.expire(), giftCards.expire()])).toContain(1);
  expect(await giftCards.expire()).toBe(0);
  expect(await ledger()).toEqual([
    ['issue', 2500],
    ['expire', -2500],
  ]);
});

test.each([
  ['2026-11-21T10:00:00Z', '2028-11-21'],
  // a leap day, and the shop's local day after 22:00 UTC
  ['2028-02-29T10:00:00Z', '2030-02-28'],
  ['2026-12-31T22:30:00Z', '2029-01-01'],
])('a card issued at %s is valid until %s', (now, until) => expect(lastDayFrom(new Date(now))).toBe(until));

test('limits attempts, also with the right code; right codes do not count (campaign-5)', async () => {
  const { request, make } = await cards();
  const { code } = await make(2500);
  let cookie = '';
  const ask = async (tried: string, sent = '') => {
    const answer = await request(`/functions/campaign-getGiftCardCodeDetailsV2?code=${tried}`, {
      headers: sent ? { cookie: sent } : {},
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer.status === 200 ? answer.json() : answer.status;
  };
  for (let i = 0; i < 25; i++) expect(await ask(code)).toEqual({ valid: true, openAmount: 25 });
  for (let i = 0; i < 20; i++) expect(await ask(`WRONG${i}`)).toEqual({ valid: false, openAmount: 0 });
  expect([await ask('WRONG'), await ask(code)]).toEqual([429, 429]);
  expect(await ask('')).toBe(400);
  expect((await ask(code, cookie))?.valid).toBe(true);
  expect(await ask('WRONG', cookie)).toBe(429);
});

test('refunds to the card that paid, once per refund, at most the amount it paid (gift-card-3, refund-1)', async () => {
  const { shop, make, giftCards, clock, ledger } = await cards();
  const card = await make(5000, { validUntil: addDays(localDay(clock.now, 'Europe/Helsinki'), 1) });
  const [number = ''] = await makeOrders(shop.db, [{ status: 'paid', prices: [4000] }]);
  const { id: orderId } = await shop.db.kysely
    .selectFrom('customer_order')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await addEntry(shop.db.kysely, { cardId: card.id, kind: 'hold', cents: -4000, orderId, now: clock.now });
  const refundId = randomUUID();
  const refund = (cents: number, id = refundId) =>
    shop.db.kysely
      .transaction()
      .execute((tx) => refundToGiftCards(tx, { orderId, refundId: id, cents, now: clock.now }));
  await refund(3000);
  await refund(3000);
  await expect(refund(1001, randomUUID())).rejects.toThrow('more than its gift cards paid');
  expect(await ledger()).toEqual([
    ['issue', 5000],
    ['hold', -4000],
    ['refund', 3000],
  ]);
  expect((await giftCards.details(card.code)).openAmount).toBe(4000);
  // and it can be spent for a while
  const kept = await findCard(shop.db.kysely, { by: 'id', value: card.id });
  expect(kept?.validUntil).toBe(addDays(localDay(clock.now, 'Europe/Helsinki'), 60));
});

test.each([
  ['ran out while its order was held can be spent another 60 days', 1, 60],
  ['comes back on its last day likewise', 2, 60],
  ['is still good keeps its last day', 30, 30 - 2],
])('a card that %s', async (_which, days, left) => {
  const { shop, make, giftCards, clock } = await cards();
  const day = (after: number) => addDays(localDay(clock.now, 'Europe/Helsinki'), after);
  const card = await make(5000, { validUntil: day(days) });
  const [number = ''] = await makeOrders(shop.db, [{ status: 'pending_payment', prices: [4000] }]);
  const { id: orderId } = await shop.db.kysely
    .selectFrom('customer_order')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await addEntry(shop.db.kysely, { cardId: card.id, kind: 'hold', cents: -5000, orderId, now: clock.now });
  clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
  await giftCards.expire();
  const release = () => shop.db.kysely.transaction().execute((tx) => releaseGiftCards(tx, orderId, clock.now));
  await release();
  await release();
  expect(await giftCards.details(card.code)).toEqual({ valid: true, openAmount: 5000 });
  expect((await findCard(shop.db.kysely, { by: 'id', value: card.id }))?.validUntil).toBe(day(left));
});
