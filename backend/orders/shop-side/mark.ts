import { fail, ok, type Result } from '#domain/base/result.ts';
import {
  awaitsPayment,
  type MarkableStatus,
  type MoveRefusal,
  type OrderStatus,
  refusedMove,
} from '#domain/orders/order-status.ts';
import { carrierOf } from '#domain/orders/tracking.ts';
import { shippingMethod } from '#domain/shipping/shipping-methods.ts';
import type { ShopContext } from '../../context.ts';
import { attemptsOf } from '../payment/attempt-queries.ts';
import { findOrder, recordEvent } from '../queries.ts';
import { isOpen, isUnderway, type PaymentAttempt, type StoredOrder } from '../stored-order.ts';
import { inTransaction, type Tx } from '../transaction.ts';
import { cancelOrder, factsOf, moveOrder } from '../transitions.ts';
import { insertShipment, type Shipment } from './shipments.ts';

/**
 * Why an order could not be marked: no such order, its guards (`order-status.ts`) forbid it, it is paid (then it is
 * cancelled with a refund), or the bank is still working on its payment. `status` is what it is now.
 */
export type MarkRefusal = 'unknown' | MoveRefusal | 'is_paid' | 'payment_underway';
export type Marked = Result<
  { number: string; from: OrderStatus; to: OrderStatus; changed: boolean },
  MarkRefusal,
  { status: OrderStatus } | null
>;

/** How a parcel goes; the carrier is that of the order's delivery unless named. */
export type ParcelInput = { tracking?: string | null; carrier?: string | null };

type Parts = {
  /** Asks the gateway about an attempt and settles what it says. */
  ask: (attempt: PaymentAttempt) => Promise<boolean>;
  /** What a step sets off, in its transaction: mails, other programs. `parcel` when something was sent. */
  onStep: (tx: Tx, order: StoredOrder, parcel: Shipment | null) => Promise<void>;
  /** After the commit. */
  kick: () => void;
};

/**
 * Moves an order by hand, as its state machine allows, with an event (decisions 6). Saying the same again changes nothing,
 * but another tracking code is another parcel. Cancelling frees the goods of an unpaid order; the gateway is asked first,
 * so that a payment on its way counts.
 */
export function createMark({ db, now }: ShopContext, { ask, onStep, kick }: Parts) {
  async function askAboutPayments(number: string): Promise<void> {
    const order = await findOrder(db.kysely, { by: 'number', value: number });
    if (!order || !awaitsPayment(order.status)) return;
    for (const attempt of await attemptsOf(db.kysely, order.id)) if (isOpen(attempt)) await ask(attempt);
  }

  const shipmentOf = (order: StoredOrder, { tracking, carrier }: ParcelInput) => ({
    orderId: order.id,
    carrier: carrierOf(carrier ?? shippingMethod(order.shippingMethodId)?.serviceProvider),
    trackingCode: tracking ?? null,
    shippedAt: now(),
  });

  /** Marks an order the caller has locked. */
  async function markLocked(tx: Tx, order: StoredOrder, to: MarkableStatus, parcel: ParcelInput, by: string) {
    const { status, number } = order;
    const details = { by, ...(parcel.tracking ? { tracking: parcel.tracking } : {}) };
    const done = { number, from: status, to };
    if (status === to) {
      const added = to === 'shipped' && parcel.tracking ? await insertShipment(tx, shipmentOf(order, parcel)) : null;
      if (!added) return ok({ ...done, changed: false });
      await recordEvent(tx, order.id, 'tracking', details, now());
      await onStep(tx, order, added);
      return ok({ ...done, changed: true });
    }
    if (to === 'cancelled') {
      if (!awaitsPayment(status)) return fail('is_paid', { status });
      if ((await attemptsOf(tx, order.id)).some(isUnderway)) return fail('payment_underway', { status });
      await onStep(tx, await cancelOrder(tx, order, details, now()), null);
      return ok({ ...done, changed: true });
    }
    const refusal = refusedMove(status, to, { ...factsOf(order), goodsReserved: false });
    if (refusal) return fail(refusal, { status });
    const moved = await moveOrder(tx, order, { to, details, now: now() });
    await onStep(tx, moved, to === 'shipped' ? await insertShipment(tx, shipmentOf(order, parcel)) : null);
    return ok({ ...done, changed: true });
  }

  return {
    markLocked,
    async mark(number: string, to: MarkableStatus, parcel: ParcelInput = {}): Promise<Marked> {
      if (to === 'cancelled') await askAboutPayments(number);
      const marked = await inTransaction(db.kysely, async (tx): Promise<Marked> => {
        const order = await findOrder(tx, { by: 'number', value: number, lock: true });
        return order ? markLocked(tx, order, to, parcel, 'shop') : fail('unknown', null);
      });
      kick();
      return marked;
    },
  };
}
