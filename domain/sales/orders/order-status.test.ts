import { expect, test } from 'vitest';
import { awaitsPayment, isPaid, type OrderStatus, orderStatuses, refusedMove } from './order-status.ts';

const facts = { isPickup: true, goodsReserved: true };

test('the road of a pickup and of a parcel', () => {
  const road = (statuses: OrderStatus[], isPickup: boolean) =>
    statuses.slice(1).map((to, i) => refusedMove(statuses[i] as OrderStatus, to, { ...facts, isPickup }));
  expect(road(['pending_payment', 'paid', 'preparing', 'ready_for_pickup', 'completed', 'refunded'], true)).toEqual(
    Array(5).fill(null),
  );
  expect(road(['pending_payment', 'payment_failed', 'paid', 'preparing', 'shipped', 'completed'], false)).toEqual(
    Array(5).fill(null),
  );
});

test('guards refuse by name', () => {
  expect(refusedMove('pending_payment', 'paid', { ...facts, goodsReserved: false })).toBe('goods_reserved');
  expect(refusedMove('preparing', 'shipped', facts)).toBe('is_shipped');
  expect(refusedMove('preparing', 'ready_for_pickup', { ...facts, isPickup: false })).toBe('is_pickup');
  expect(refusedMove('cancelled', 'paid', facts)).toBe('no_such_move');
});

test('no road leads back to where an order has been', () => {
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

test('every state either awaits money, is paid or is cancelled', () => {
  for (const status of orderStatuses)
    expect([awaitsPayment(status), isPaid(status), status === 'cancelled'].filter(Boolean)).toHaveLength(1);
});
