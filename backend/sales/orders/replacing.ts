import type { Tx } from '#backend/platform/db/transaction.ts';
import type { StoredOrder } from './stored-order.ts';
import { cancelOrder } from './transitions.ts';

/** Locked own unpaid orders whose holds can go to the new order. */
export type Replacing = {
  /** Those not cancelled yet. */
  readonly orders: readonly StoredOrder[];
  /** Cancels those that match `holds`, which releases their holds; false when there are none. */
  cancel(holds: (order: StoredOrder) => boolean): Promise<boolean>;
};

/**
 * When a shopper returns from the payment page and orders again, the first order may hold what the new one needs. It
 * is cancelled only if that makes the new order possible; when the new one fails, the rollback keeps it.
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
