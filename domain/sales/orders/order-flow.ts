import type { OrderStatus } from './order-status.ts';

/** The states a paid order goes through, in order, as its shopper follows them. */
export type RoadStep = Extract<OrderStatus, 'paid' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'completed'>;

/** The road of an order and how far it has come: `at` is the index of its state. Null for one that is not on the road. */
export function orderRoad(status: OrderStatus, isPickup: boolean): { steps: RoadStep[]; at: number } | null {
  const steps: RoadStep[] = ['paid', 'preparing', isPickup ? 'ready_for_pickup' : 'shipped', 'completed'];
  const at = steps.indexOf(status as RoadStep);
  return at < 0 ? null : { steps, at };
}
