import { sql } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import { versionOf } from '#backend/platform/change-feed/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import {
  awaitsPayment,
  type ManualStatus,
  type OrderStatus,
  type TransitionRefusal,
  transitionRefusal,
} from '#domain/sales/orders/order-status.ts';
import { leftToSend, type ParcelLine, planParcel } from '#domain/sales/orders/parcel.ts';
import { carrierOf } from '#domain/sales/orders/tracking.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { attemptsOf } from '../payment/attempt-queries.ts';
import { authorOf, findOrder, recordEvent } from '../queries.ts';
import { isOpen, isUnderway, type PaymentAttempt, type StoredOrder } from '../stored-order.ts';
import { cancelOrder, factsOf, moveOrder } from '../transitions.ts';
import { hasShipment, insertShipment, type Shipment, setTracking, shipmentsOf } from './shipments.ts';

/**
 * Why a status change was refused: no such order, forbidden by a guard of `order-status.ts`, already paid (then it is
 * cancelled with a refund), or the bank is processing its payment. For a parcel: no such line or parcel, more units
 * than are left to send, or a code of another parcel; or the order changed since it was read. `status` is the current one.
 */
export type StatusChangeRefusal =
  | 'unknown'
  | TransitionRefusal
  | 'is_paid'
  | 'payment_underway'
  | 'stale'
  | ParcelRefusal;
export type ParcelRefusal = 'no_such_line' | 'too_many_pieces' | 'no_such_parcel' | 'code_used';
export type StatusChangeResult = Result<
  { number: OrderNumber; from: OrderStatus; to: OrderStatus; changed: boolean; status: OrderStatus },
  StatusChangeRefusal,
  { status: OrderStatus } | null
>;

/**
 * A parcel: its carrier (by default that of the order's delivery) and lines (by default everything left). `parcel`:
 * the code is for the already sent parcel of this number (from 1). `key`: a parcel sent twice under one key is one.
 */
export type ParcelInput = {
  tracking?: string | null;
  carrier?: string | null;
  lines?: readonly ParcelLine[] | null;
  parcel?: number | null;
  key?: string | null;
};

type Deps = {
  /** Queries the gateway about an attempt and settles the result. */
  ask: (attempt: PaymentAttempt) => Promise<boolean>;
  /** Effects of a step in its transaction: mails, webhooks. `parcel` when something was sent. */
  onStep: (tx: Tx, order: StoredOrder, parcel: Shipment | null) => Promise<void>;
};

/**
 * Changes the status of an order by hand, as its state machine allows, with an event (order-4). Repeating a change
 * does nothing, but another tracking code is another parcel. An order is shipped with the parcel that leaves nothing
 * to send (order-9). Cancelling releases the goods of an unpaid order, after checking the gateway for a payment under
 * way.
 */
export function createStatusChanges({ db, now }: ShopContext, { ask, onStep }: Deps) {
  async function askAboutPayments(number: OrderNumber): Promise<void> {
    const order = await findOrder(db.kysely, { by: 'number', value: number });
    if (!order || !awaitsPayment(order.status)) return;
    for (const attempt of await attemptsOf(db.kysely, order.id)) if (isOpen(attempt)) await ask(attempt);
  }

  const shipmentOf = (order: StoredOrder, { tracking, carrier, key }: ParcelInput) => ({
    orderId: order.id,
    carrier: carrierOf(carrier ?? shippingMethod(order.shippingMethodId)?.serviceProvider),
    trackingCode: tracking ?? null,
    shippedAt: now(),
    key: key ?? null,
  });

  /** Sends the next parcel of a locked order, or sets the code of a sent one. */
  async function ship(tx: Tx, order: StoredOrder, input: ParcelInput, actor: Actor): Promise<StatusChangeResult> {
    const { status, number } = order;
    const { tracking = null } = input;
    const parcels = await shipmentsOf(tx, order.id);
    const details = { ...authorOf(actor), ...(tracking ? { tracking } : {}) };
    const done = { number, from: status, to: 'shipped' as const, changed: true };
    if (input.key && (await hasShipment(tx, order.id, input.key))) return ok({ ...done, changed: false, status });
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
      const refusal = transitionRefusal(status, 'shipped', { ...factsOf(order), goodsReserved: false });
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

  async function changeStatus(
    tx: Tx,
    order: StoredOrder,
    to: ManualStatus,
    parcel: ParcelInput,
    actor: Actor,
  ): Promise<StatusChangeResult> {
    const { status, number } = order;
    if (to === 'shipped') return ship(tx, order, parcel, actor);
    const details = authorOf(actor);
    const done = { number, from: status, to, status: to };
    if (status === to) return ok({ ...done, changed: false });
    if (to === 'cancelled') {
      if (!awaitsPayment(status)) return fail('is_paid', { status });
      if ((await attemptsOf(tx, order.id)).some(isUnderway)) return fail('payment_underway', { status });
      await onStep(tx, await cancelOrder(tx, order, details, now()), null);
      return ok({ ...done, changed: true });
    }
    const refusal = transitionRefusal(status, to, { ...factsOf(order), goodsReserved: false });
    if (refusal) return fail(refusal, { status });
    const moved = await moveOrder(tx, order, { to, details, now: now() });
    await onStep(tx, moved, null);
    return ok({ ...done, changed: true });
  }

  /** Changes the status of a locked order, if the actor may, with an audit entry. */
  async function changeStatusLocked(
    actor: Actor,
    tx: Tx,
    order: StoredOrder,
    to: ManualStatus,
    parcel: ParcelInput,
  ): Promise<StatusChangeResult> {
    const { number, status, storeId } = order;
    const permission = to === 'cancelled' ? 'orders.cancel' : 'orders.fulfil';
    authorise(actor, permission, { subject: number, store: storeId });
    const result = await changeStatus(tx, order, to, parcel, actor);
    if (result.ok && result.value.changed)
      await recordAudit(tx, actor, now(), {
        action: permission,
        subject: { kind: 'order', id: number },
        before: { status },
        after: { status: result.value.status, ...(parcel.tracking ? { tracking: parcel.tracking } : {}) },
      });
    return result;
  }

  /** Why picking cannot be taken back: it is over, or something of the order is in a parcel. */
  async function unprepareRefusal(tx: Tx, order: StoredOrder): Promise<'no_such_move' | 'is_packed' | null> {
    if (order.status !== 'preparing') return 'no_such_move';
    const { rows } = await sql<{ packed: boolean }>`select exists (select from shipment where order_id = ${order.id})
      or exists (select from packed_line where order_id = ${order.id})
      or exists (select from shipping_label where order_id = ${order.id} and status <> 'refused') as packed`.execute(
      tx,
    );
    return rows[0]?.packed ? 'is_packed' : null;
  }

  return {
    changeStatusLocked,
    /** Takes the start of picking back, while nothing of the order is packed or sent: it is `paid` again, since when it was paid. */
    unprepare: (actor: Actor, number: OrderNumber): Promise<Result<null, 'unknown' | 'no_such_move' | 'is_packed'>> =>
      inTransaction(db.kysely, async (tx) => {
        const order = await findOrder(tx, { by: 'number', value: number, lock: true });
        if (!order) return fail('unknown');
        authorise(actor, 'orders.fulfil', { subject: number, store: order.storeId });
        if (order.status === 'paid') return ok(null);
        const refusal = await unprepareRefusal(tx, order);
        if (refusal) return fail(refusal);
        await tx
          .updateTable('customer_order')
          .set({ status: 'paid', updated_at: now() })
          .where('id', '=', order.id)
          .execute();
        await recordEvent(tx, order.id, 'unprepared', authorOf(actor), now());
        await recordAudit(tx, actor, now(), {
          action: 'orders.fulfil',
          subject: { kind: 'order', id: number },
          before: { status: order.status },
          after: { status: 'paid' },
        });
        return ok(null);
      }),
    /** `seen`: the version of the order that the change is for; refused when it has another one by now. */
    async mark(
      actor: Actor,
      number: OrderNumber,
      to: ManualStatus,
      parcel: ParcelInput = {},
      seen: string | null = null,
    ): Promise<StatusChangeResult> {
      if (to === 'cancelled') await askAboutPayments(number);
      return inTransaction(db.kysely, async (tx): Promise<StatusChangeResult> => {
        const order = await findOrder(tx, { by: 'number', value: number, lock: true });
        if (!order) return fail('unknown', null);
        if (seen !== null && seen !== (await versionOf(tx, 'order', number)))
          return fail('stale', { status: order.status });
        return changeStatusLocked(actor, tx, order, to, parcel);
      });
    },
  };
}
