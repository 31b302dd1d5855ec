import type { Tx } from '#backend/platform/db/transaction.ts';
import { isPickup } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod, shippingMethods } from '#domain/sales/delivery/shipping-methods.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { putBack } from '../refunds/restock.ts';
import type { StoredOrder } from '../stored-order.ts';
import { consumeStock } from '../transitions.ts';

/** The delivery method of an order at another store; null when that store has no such pickup or delivery at its price. */
export function methodAt(order: StoredOrder, storeId: string): string | null {
  const method = shippingMethod(order.shippingMethodId);
  if (!method?.storeId) return order.shippingMethodId;
  if (!isPickup(method)) return null;
  const { shipping, officeFee } = method.priceBreakdown;
  const same = shippingMethods().find(
    (other) =>
      other.storeId === storeId &&
      isPickup(other) &&
      other.priceBreakdown.shipping === shipping &&
      other.priceBreakdown.officeFee === officeFee,
  );
  return same?.id ?? null;
}

/** Puts what a paid order took back where it was, and takes it from the new store first. */
export async function moveStock(
  actor: Actor,
  tx: Tx,
  before: StoredOrder,
  after: StoredOrder,
  now: Date,
): Promise<void> {
  const left = after.lines.map((line) => ({ ...line, amount: line.amount - line.refundedAmount }));
  const pieces = left.map(({ amount }, position) => ({ position, amount })).filter(({ amount }) => amount > 0);
  await putBack(actor, tx, before, pieces, now);
  await consumeStock(tx, { ...after, lines: left.filter(({ amount }) => amount > 0) }, now, actor);
}
