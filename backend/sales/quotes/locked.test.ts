import { expect, test } from 'vitest';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { requestFor } from '#backend/sales/orders/test-orders.ts';
import { lockQuote, releaseQuote, takeQuote } from './service.ts';
import { quoteShop } from './test-quotes.ts';

test('a quote belongs to one order; cancelling it allows another (quote-5)', async () => {
  const { answered, shop, clock, order, placed, success } = await quoteShop();
  const { id, secret } = await answered();
  success(await shop.quotes.accept(secret));
  const orders = [];
  for (let i = 0; i < 3; i++) orders.push((await order((await placed(requestFor('KONE', 129_900))).number)).id);
  const { kysely } = shop.db;
  const take = (orderId: string) =>
    inTransaction(kysely, async (tx) => {
      const locked = await lockQuote(tx, id, clock.now);
      return locked.ok ? takeQuote(tx, id, orderId, clock.now) : locked;
    });
  const taken = await Promise.all(orders.map(take));
  expect(taken.map(({ ok }) => ok).toSorted()).toEqual([false, false, true]);
  expect(await shop.quotes.lockedQuote(secret, 'fi', clock.now)).toMatchObject({ reason: 'ordered' });
  const winner = orders[taken.findIndex(({ ok }) => ok)] ?? '';
  expect((await shop.quotes.view(secret, 'fi'))?.order?.number).toBeTruthy();

  await inTransaction(kysely, (tx) => releaseQuote(tx, winner, clock.now));
  expect(await shop.quotes.lockedQuote(secret, 'fi', clock.now)).toMatchObject({ ok: true });
  expect(await take(orders[0] ?? '')).toMatchObject({ ok: true });
});
