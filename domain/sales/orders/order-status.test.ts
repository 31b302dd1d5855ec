import { expect, test } from 'vitest';
import {
  awaitsPayment,
  isPaid,
  type OrderStatus,
  orderProgress,
  orderStatuses,
  transitionRefusal,
} from './order-status.ts';

const facts = { isPickup: true, goodsReserved: true };

test('allows the states of a pickup and of a parcel in sequence (order-4)', () => {
  const moves = (statuses: OrderStatus[], isPickup: boolean) =>
    statuses.slice(1).map((to, i) => transitionRefusal(statuses[i] as OrderStatus, to, { ...facts, isPickup }));
  expect(moves(['pending_payment', 'paid', 'preparing', 'ready_for_pickup', 'completed', 'refunded'], true)).toEqual(
    Array(5).fill(null),
  );
  expect(moves(['pending_payment', 'payment_failed', 'paid', 'preparing', 'shipped', 'completed'], false)).toEqual(
    Array(5).fill(null),
  );
});

test('refuses with the name of the guard', () => {
  expect(transitionRefusal('pending_payment', 'paid', { ...facts, goodsReserved: false })).toBe('goods_reserved');
  expect(transitionRefusal('preparing', 'shipped', facts)).toBe('is_shipped');
  expect(transitionRefusal('preparing', 'ready_for_pickup', { ...facts, isPickup: false })).toBe('is_pickup');
  expect(transitionRefusal('cancelled', 'paid', facts)).toBe('no_such_move');
});

test('no sequence of transitions returns to an earlier state (order-4)', () => {
  const reachable = (from: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> => {
    for (const to of orderStatuses)
      for (const isPickup of [true, false])
        if (!seen.has(to) && transitionRefusal(from, to, { isPickup, goodsReserved: true }) === null)
          reachable(to, seen.add(to));
    return seen;
  };
  for (const status of orderStatuses) expect(reachable(status).has(status)).toBe(false);
  expect(reachable('paid').has('cancelled')).toBe(false);
});

test('every state awaits payment, is paid or is cancelled', () => {
  for (const status of orderStatuses)
    expect([awaitsPayment(status), isPaid(status), status === 'cancelled'].filter(Boolean)).toHaveLength(1);
});

test('a parcel is shipped, a pickup is ready at the store (order-4)', () => {
  expect(orderProgress('shipped', false)).toEqual({ steps: ['paid', 'preparing', 'shipped', 'completed'], at: 2 });
  expect(orderProgress('ready_for_pickup', true)?.at).toBe(2);
  expect(orderProgress('paid', true)?.at).toBe(0);
});

test.each(['pending_payment', 'payment_failed', 'cancelled', 'refunded'] as const)('%s has no progress', (status) => {
  expect(orderProgress(status, false)).toBeNull();
});
