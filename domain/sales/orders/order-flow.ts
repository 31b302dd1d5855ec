import type { OrderStatus } from './order-status.ts';

/** The states of a paid order that its customer follows, in sequence. */
export type RoadStep = Extract<OrderStatus, 'paid' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'completed'>;

/**
 * The progress of an order: its steps, and `at`, the index of the current one. Null for states outside the sequence.
 */
export function orderRoad(status: OrderStatus, isPickup: boolean): { steps: RoadStep[]; at: number } | null {
  const steps: RoadStep[] = ['paid', 'preparing', isPickup ? 'ready_for_pickup' : 'shipped', 'completed'];
  const at = steps.indexOf(status as RoadStep);
  return at < 0 ? null : { steps, at };
}
