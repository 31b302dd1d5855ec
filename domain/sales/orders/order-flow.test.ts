import { expect, test } from 'vitest';
import { orderRoad } from './order-flow.ts';

test('a parcel is shipped, a pickup is ready at the store (order-4)', () => {
  expect(orderRoad('shipped', false)).toEqual({ steps: ['paid', 'preparing', 'shipped', 'completed'], at: 2 });
  expect(orderRoad('ready_for_pickup', true)?.at).toBe(2);
  expect(orderRoad('paid', true)?.at).toBe(0);
});

test.each(['pending_payment', 'payment_failed', 'cancelled', 'refunded'] as const)('%s has no progress', (status) => {
  expect(orderRoad(status, false)).toBeNull();
});
