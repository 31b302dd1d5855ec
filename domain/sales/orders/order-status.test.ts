import { expect, test } from 'vitest';
import { awaitsPayment, isPaid, type OrderStatus, orderStatuses, refusedMove } from './order-status.ts';

const facts = { isPickup: true, goodsReserved: true };

test('allows the states of a pickup and of a parcel in sequence (order-4)', () => {
  const road = (statuses: OrderStatus[], isPickup: boolean) =>
    statuses.slice(1).map((to, i) => refusedMove(statuses[i] as OrderStatus, to, { ...facts, isPickup }));
  expect(road(['pending_payment', 'paid', 'preparing', 'ready_for_pickup', 'completed', 'refunded'], true)).toEqual(
    Array(5).fill(null),
  );
  expect(road(['pending_payment', 'payment_failed', 'paid', 'preparing', 'shipped', 'completed'], false)).toEqual(
    Array(5).fill(null),
  );
});

test('refuses with the name of the guard', () => {
  expect(refusedMove('pending_payment', 'paid', { ...facts, goodsReserved: false })).toBe('goods_reserved');
  expect(refusedMove('preparing', 'shipped', facts)).toBe('is_shipped');
  expect(refusedMove('preparing', 'ready_for_pickup', { ...facts, isPickup: false })).toBe('is_pickup');
  expect(refusedMove('cancelled', 'paid', facts)).toBe('no_such_move');
});

test('no sequence of transitions returns to an earlier state (order-4)', () => {
  const reachable = (from: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> => {
    for (const to of orderStatuses)
      for (const isPickup of [true, false])
        if (!seen.has(to) && refusedMove(from, to, { isPickup, goodsReserved: true }) === null)
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
