/** Order states (decisions 6). They only move forward. */
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

export const isOrderStatus = (text: string): text is OrderStatus => (orderStatuses as readonly string[]).includes(text);

/** What the shop's people may say of an order by hand; the other states come from payments. */
export const markableStatuses = ['preparing', 'ready_for_pickup', 'shipped', 'completed', 'cancelled'] as const;
export type MarkableStatus = (typeof markableStatuses)[number];

/** The steps a store says of an order that it has been told to pack. */
export const storeSteps = ['preparing', 'ready_for_pickup', 'shipped', 'completed'] as const;
export type StoreStep = (typeof storeSteps)[number];

/** The steps of an order in their order: goods that are sent are not followed to the customer's door. */
export const stepsOf = ({ isPickup }: { isPickup: boolean }): readonly StoreStep[] =>
  isPickup ? ['preparing', 'ready_for_pickup', 'completed'] : ['preparing', 'shipped'];

/** What a guard looks at: facts of the order at the moment of the move. */
export type OrderFacts = {
  isPickup: boolean;
  goodsReserved: boolean;
  /** Nothing of it is packed: gift cards, which go by mail. */
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
  // a payment counts only while the goods are held for it; else the money goes back
  pending_payment: { paid: goodsReserved, payment_failed: always, cancelled: always },
  // a late ok after a failure is allowed when the goods could be held again
  payment_failed: { paid: goodsReserved, cancelled: always },
  cancelled: {},
  paid: { preparing: always, completed: isByMail, refunded: always },
  preparing: { shipped: isShipped, ready_for_pickup: isPickup, refunded: always },
  shipped: { completed: always, refunded: always },
  ready_for_pickup: { completed: always, refunded: always },
  completed: { refunded: always },
  refunded: {},
};

/** Why a move is refused: the states do not follow each other, or the guard of the move by name. */
export type MoveRefusal = 'no_such_move' | Exclude<GuardName, 'always'>;

/** Null when the order may move from one state to the other; otherwise the name of what forbids it. */
export function refusedMove(from: OrderStatus, to: OrderStatus, facts: OrderFacts): MoveRefusal | null {
  const guard = moves[from][to];
  if (!guard) return 'no_such_move';
  return guard.allows(facts) || guard.name === 'always' ? null : guard.name;
}

/** Waiting for money: the goods may still be bought by this order. */
export const awaitsPayment = (status: OrderStatus): boolean =>
  status === 'pending_payment' || status === 'payment_failed';

/** Paid once and not given back. */
export const isPaid = (status: OrderStatus): boolean => !awaitsPayment(status) && status !== 'cancelled';
