import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import {
  awaitsPayment,
  type MarkableStatus,
  type MoveRefusal,
  type OrderStatus,
  refusedMove,
} from '#domain/sales/orders/order-status.ts';
import { leftToSend, type ParcelLine, planParcel } from '#domain/sales/orders/parcel.ts';
import { carrierOf } from '#domain/sales/orders/tracking.ts';
import { attemptsOf } from '../payment/attempt-queries.ts';
import { findOrder, recordEvent } from '../queries.ts';
import { isOpen, isUnderway, type PaymentAttempt, type StoredOrder } from '../stored-order.ts';
import { cancelOrder, factsOf, moveOrder } from '../transitions.ts';
import { insertShipment, type Shipment, setTracking, shipmentsOf } from './shipments.ts';

/**
 * Why an order could not be marked: no such order, its guards (`order-status.ts`) forbid it, it is paid (then it is
 * cancelled with a refund), or the bank is still working on its payment. Of a parcel: no such line or parcel, more pieces than are
 * left to be sent, or a code that another parcel has. `status` is what it is now.
 */
export type MarkRefusal = 'unknown' | MoveRefusal | 'is_paid' | 'payment_underway' | ParcelRefusal;
export type ParcelRefusal = 'no_such_line' | 'too_many_pieces' | 'no_such_parcel' | 'code_used';
export type Marked = Result<
  { number: string; from: OrderStatus; to: OrderStatus; changed: boolean; status: OrderStatus },
  MarkRefusal,
  { status: OrderStatus } | null
>;

/**
 * How a parcel goes, and what is in it: all that is left without `lines`. The carrier is that of the order's delivery unless named.
 * `parcel`: the code is for the parcel of this number (from 1), which was sent before.
 */
export type ParcelInput = {
  tracking?: string | null;
  carrier?: string | null;
  lines?: readonly ParcelLine[] | null;
  parcel?: number | null;
};

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
 * but another tracking code is another parcel. An order is sent in parcels: it is shipped with the one that leaves nothing to send. Cancelling frees the goods of an unpaid order; the gateway is asked first,
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

  /** Sends the next parcel of an order the caller has locked, or gives a sent one its code. */
  async function ship(tx: Tx, order: StoredOrder, input: ParcelInput, by: string): Promise<Marked> {
    const { status, number } = order;
    const { tracking = null } = input;
    const parcels = await shipmentsOf(tx, order.id);
    const details = { by, ...(tracking ? { tracking } : {}) };
    const done = { number, from: status, to: 'shipped' as const, changed: true };
    if (input.parcel) {
      const known = parcels[input.parcel - 1];
      if (!known || !tracking) return fail('no_such_parcel', { status });
      const { carrier } = shipmentOf(order, { ...input, carrier: input.carrier ?? known.carrier });
      const coded = { ...known, carrier, trackingCode: tracking };
      if (!(await setTracking(tx, order.id, coded))) return fail('code_used', { status });
      await recordEvent(tx, order.id, 'tracking', { ...details, parcel: input.parcel }, now());
      await onStep(tx, order, coded);
      return ok({ ...done, status });
    }
    if (status !== 'shipped') {
      const refusal = refusedMove(status, 'shipped', { ...factsOf(order), goodsReserved: false });
      if (refusal) return fail(refusal, { status });
    }
    const left = status === 'shipped' ? order.lines.map(() => 0) : leftToSend(order.lines, parcels);
    const planned = planParcel(left, input.lines ?? null);
    if (!planned.ok) return fail(planned.reason, { status });
    const { lines, isLast } = planned.value;
    const isParcel = status !== 'shipped' ? lines.length > 0 || parcels.length === 0 : tracking !== null;
    const added = isParcel ? await insertShipment(tx, { ...shipmentOf(order, input), lines }) : null;
    if (isParcel && !added && status !== 'shipped') return fail('code_used', { status });
    if (status === 'shipped') {
      if (!added) return ok({ ...done, changed: false, status });
      await recordEvent(tx, order.id, 'tracking', details, now());
      await onStep(tx, order, added);
      return ok({ ...done, status });
    }
    if (!isLast) {
      await recordEvent(tx, order.id, 'parcel', { ...details, lines }, now());
      await onStep(tx, order, added);
      return ok({ ...done, status });
    }
    const moved = await moveOrder(tx, order, { to: 'shipped', details, now: now() });
    await onStep(tx, moved, added);
    return ok({ ...done, status: 'shipped' });
  }

  /** Marks an order the caller has locked. */
  async function markLocked(
    tx: Tx,
    order: StoredOrder,
    to: MarkableStatus,
    parcel: ParcelInput,
    by: string,
  ): Promise<Marked> {
    const { status, number } = order;
    if (to === 'shipped') return ship(tx, order, parcel, by);
    const details = { by };
    const done = { number, from: status, to, status: to };
    if (status === to) return ok({ ...done, changed: false });
    if (to === 'cancelled') {
      if (!awaitsPayment(status)) return fail('is_paid', { status });
      if ((await attemptsOf(tx, order.id)).some(isUnderway)) return fail('payment_underway', { status });
      await onStep(tx, await cancelOrder(tx, order, details, now()), null);
      return ok({ ...done, changed: true });
    }
    const refusal = refusedMove(status, to, { ...factsOf(order), goodsReserved: false });
    if (refusal) return fail(refusal, { status });
    const moved = await moveOrder(tx, order, { to, details, now: now() });
    await onStep(tx, moved, null);
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
