import type { Tx } from '#backend/platform/db/transaction.ts';
import type { StoredOrder } from './stored-order.ts';
import { cancelOrder } from './transitions.ts';

/** A shopper's own unpaid orders, locked: what they hold may go to the order that is placed now. */
export type Replacing = {
  /** Those that are not cancelled yet. */
  readonly orders: readonly StoredOrder[];
  /** Cancels those that `holds` is true of, so that what they hold is free; false: there are none. */
  cancel(holds: (order: StoredOrder) => boolean): Promise<boolean>;
};

/**
 * The shopper came back from the payment page and orders anew, and the first order holds what the new one needs: it is
 * cancelled when that is what makes the new one possible. When the new one fails after all, nothing is cancelled.
 */
export function createReplacing(tx: Tx, own: readonly StoredOrder[], now: Date): Replacing {
  let orders = own;
  return {
    get orders() {
      return orders;
    },
    async cancel(holds) {
      const replaced = orders.filter(holds);
      orders = orders.filter((order) => !replaced.includes(order));
      for (const order of replaced) await cancelOrder(tx, order, { why: 'replaced by a new order' }, now);
      return replaced.length > 0;
    },
  };
}
