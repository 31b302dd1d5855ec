import { expect, test } from 'vitest';
import { follow, listOf, type OrderList, type OrdersPage } from './order-list.ts';

const page: OrdersPage = { orders: [], total: 0, page: 1, pages: 1 };

test('starts with the fetched list or the error when the server has one', () => {
  expect(listOf(page).status).toBe('fetched');
  expect(listOf(null).status).toBe('error');
});

test.each([
  ['orders', () => Promise.resolve(page), 'fetched'],
  ['a failed fetch', () => Promise.resolve(null), 'error'],
  ['a lost connection', () => Promise.reject(new Error('offline')), 'error'],
] as const)('a promise of %s goes initial → fetching → %s (order-11)', async (_, given, last) => {
  const promise = given();
  const seen: OrderList['status'][] = [listOf(promise).status];
  await follow(promise, ({ status }) => seen.push(status)).done;
  expect(seen).toEqual(['initial', 'fetching', last]);
});

test('ignores the result of a stopped fetch', async () => {
  const seen: string[] = [];
  const following = follow(Promise.resolve(page), ({ status }) => seen.push(status));
  following.stop();
  await following.done;
  expect(seen).toEqual(['fetching']);
});
