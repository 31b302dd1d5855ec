import { expect, test, vi } from 'vitest';
import { fetchOrders } from './fetch-orders.ts';

test('logs a failed fetch and returns null', async () => {
  const error = vi.fn();
  const orders = () => Promise.reject(new Error('database'));
  expect(await fetchOrders({ ownOrders: { list: orders }, log: { error } }, 'u1', new URLSearchParams())).toBeNull();
  expect(error).toHaveBeenCalledOnce();
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=x', 1],
])('?%s fetches page %i', async (query, page) => {
  const orders = vi.fn(async () => ({ orders: [], page: 1, pages: 1, total: 0 }));
  await fetchOrders({ ownOrders: { list: orders }, log: { error: () => {} } }, 'u1', new URLSearchParams(query));
  expect(orders).toHaveBeenCalledWith('u1', { page });
});
