import { isOneOf } from '#domain/base/records.ts';

/** Order states (order-4). They only move forward. */
export const orderStatuses = [
  'pending_payment',
  'payment_failed',
  'cancelled',
  'paid',
  'preparing',
  'shipped',
  'ready_for_pickup',
  'completed',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const isOrderStatus = (text: string): text is OrderStatus => isOneOf(orderStatuses, text);

/** States that staff set by hand; the others follow from payments. */
export const manualStatuses = ['preparing', 'ready_for_pickup', 'shipped', 'completed', 'cancelled'] as const;
export type ManualStatus = (typeof manualStatuses)[number];

/** States that a store sets for an order it fulfils. */
export const fulfilmentSteps = ['preparing', 'ready_for_pickup', 'shipped', 'completed'] as const;
export type FulfilmentStep = (typeof fulfilmentSteps)[number];

/**
 * The fulfilment steps of an order, in sequence. Sent goods have no further step, as the shop does not track them to
 * the customer.
 */
export const fulfilmentStepsOf = ({ isPickup }: { isPickup: boolean }): readonly FulfilmentStep[] =>
  isPickup ? ['preparing', 'ready_for_pickup', 'completed'] : ['preparing', 'shipped'];

/** Facts of the order that guards check at the moment of a transition. */
export type OrderFacts = {
  isPickup: boolean;
  goodsReserved: boolean;
  /** It has nothing to pack: gift cards, which go by mail. */
  isByMail?: boolean;
};

type GuardName = 'goods_reserved' | 'is_pickup' | 'is_shipped' | 'is_by_mail' | 'always';
type Guard = { name: GuardName; allows: (facts: OrderFacts) => boolean };
const goodsReserved: Guard = { name: 'goods_reserved', allows: (facts) => facts.goodsReserved };
const isPickup: Guard = { name: 'is_pickup', allows: (facts) => facts.isPickup };
const isShipped: Guard = { name: 'is_shipped', allows: (facts) => !facts.isPickup };
const isByMail: Guard = { name: 'is_by_mail', allows: (facts) => facts.isByMail ?? false };
const always: Guard = { name: 'always', allows: () => true };

const moves: Record<OrderStatus, Partial<Record<OrderStatus, Guard>>> = {
  // a payment counts only while the goods are held for it; otherwise it is refunded
  pending_payment: { paid: goodsReserved, payment_failed: always, cancelled: always },
  // a late success after a failure is accepted when the goods could be held again
  payment_failed: { paid: goodsReserved, cancelled: always },
  cancelled: {},
  paid: { preparing: always, completed: isByMail, refunded: always },
  preparing: { shipped: isShipped, ready_for_pickup: isPickup, refunded: always },
  shipped: { completed: always, refunded: always },
  ready_for_pickup: { completed: always, refunded: always },
  completed: { refunded: always },
  refunded: {},
};

/** Why a transition is refused: it does not exist, or the name of its guard. */
export type TransitionRefusal = 'no_such_move' | Exclude<GuardName, 'always'>;

/** Null when the transition is allowed; otherwise why not (order-4). */
export function transitionRefusal(from: OrderStatus, to: OrderStatus, facts: OrderFacts): TransitionRefusal | null {
  const guard = moves[from][to];
  if (!guard) return 'no_such_move';
  return guard.allows(facts) || guard.name === 'always' ? null : guard.name;
}

/** True while the order can still be paid. */
export const awaitsPayment = (status: OrderStatus): boolean =>
  status === 'pending_payment' || status === 'payment_failed';

/** True once the order was paid, also when it was refunded since. */
export const isPaid = (status: OrderStatus): boolean => !awaitsPayment(status) && status !== 'cancelled';

/** The states of a paid order that its customer follows, in sequence. */
export type OrderStep = Extract<OrderStatus, 'paid' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'completed'>;

/**
 * The progress of an order: its steps, and `at`, the index of the current one. Null for states outside the sequence.
 */
export function orderProgress(status: OrderStatus, isPickup: boolean): { steps: OrderStep[]; at: number } | null {
  const steps: OrderStep[] = ['paid', 'preparing', isPickup ? 'ready_for_pickup' : 'shipped', 'completed'];
  const at = steps.indexOf(status as OrderStep);
  return at < 0 ? null : { steps, at };
}
