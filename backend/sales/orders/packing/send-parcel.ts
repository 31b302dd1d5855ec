import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { LabelResult } from '#backend/sales/delivery/labels/label-provider.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { leftToSend, planParcel } from '#domain/sales/orders/parcel.ts';
import { type Carrier, carrierOf } from '#domain/sales/orders/tracking.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { createStatusChanges } from '../fulfilment/change-status.ts';
import { shipmentsOf } from '../fulfilment/shipments.ts';
import { findOrder } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';
import { labelRequest, ownAddressCard, type ParcelMeasures } from './label-request.ts';
import { clearPackedLines, packedLines } from './packed-lines.ts';
import {
  insertLabel,
  labelByKey,
  labelsOf,
  markLabelRefused,
  markLabelSent,
  type ShippingLabel,
  updateLabel,
} from './shipping-labels.ts';

/** `trackingCode`: of a label made elsewhere; then the carrier is not asked. */
export type ParcelToSend = ParcelMeasures & { idempotencyKey: string; trackingCode: string | null };

/** A parcel that left: its label to print (null without a document), and the order's status after it. */
export type SentParcel = { label: number; trackingCode: string | null; hasPdf: boolean; status: OrderStatus };

/**
 * `nothing_packed`: no unit is in the parcel. `being_sent`: a parcel of this order is being sent just now. `changed_meanwhile`:
 * what was packed has been sent or refunded. `refused` and `unavailable` are the carrier's, with its words; nothing was sent.
 */
export type SendResult = Result<
  SentParcel,
  | 'unknown'
  | 'not_open'
  | 'nothing_packed'
  | 'being_sent'
  | 'changed_meanwhile'
  | 'code_used'
  | 'refused'
  | 'unavailable',
  string
>;

type Deps = {
  labels: LabelProviders;
  changeStatusLocked: ReturnType<typeof createStatusChanges>['changeStatusLocked'];
};

/** A request for a label that has no result after this time was lost with its process. */
const LOST_MS = 60_000;

/**
 * Sends packed parcels. The carrier is asked between two transactions: the first stores the request under the form's key, the
 * second stores the label and moves the order. A repeated form, also after a crash in between, asks for the same reference.
 */
export function createParcels(ctx: ShopContext, { labels, changeStatusLocked }: Deps) {
  const { db, now, log } = ctx;
  const kysely = db.kysely;

  const claim = (actor: Actor, number: OrderNumber, parcel: ParcelToSend) =>
    inTransaction(
      kysely,
      async (tx): Promise<Result<{ order: StoredOrder; label: ShippingLabel }, Claimed, string>> => {
        const order = await findOrder(tx, { by: 'number', value: number, lock: true });
        if (!order) return fail('unknown');
        authorise(actor, 'orders.fulfil', { subject: number, store: order.storeId });
        const known = await labelByKey(tx, parcel.idempotencyKey);
        if (known?.orderId !== undefined && known.orderId !== order.id) return fail('unknown');
        if (known?.status === 'sent') return ok({ order, label: known });
        if (order.status !== 'paid' && order.status !== 'preparing') return fail('not_open');
        const pending = (await labelsOf(tx, order.id)).filter(({ status }) => status === 'requested');
        for (const { id, requestedAt } of pending) {
          if (requestedAt.getTime() > now().getTime() - LOST_MS) return fail('being_sent');
          if (id !== known?.id) await markLabelRefused(tx, id, 'lost');
        }
        const lines = [...(await packedLines(tx, order.id))].map(([position, amount]) => ({ position, amount }));
        if (lines.length === 0) return fail('nothing_packed');
        const planned = planParcel(leftToSend(order.lines, await shipmentsOf(tx, order.id)), lines);
        if (!planned.ok) return fail('changed_meanwhile');
        const { grams, idempotencyKey } = parcel;
        if (known) return ok({ order, label: await updateLabel(tx, known.id, { lines, grams, now: now() }) });
        const carrier = carrierOf(shippingMethod(order.shippingMethodId)?.serviceProvider);
        const staffId = actor.kind === 'staff' ? actor.id : null;
        const label = await insertLabel(tx, {
          orderId: order.id,
          number,
          idempotencyKey,
          carrier,
          lines,
          grams,
          staffId,
          now: now(),
        });
        return ok({ order, label });
      },
    );

  async function book(order: StoredOrder, label: ShippingLabel, parcel: ParcelToSend): Promise<BookResult> {
    if (parcel.trackingCode) return ok({ trackingCode: parcel.trackingCode, pdf: null });
    if (label.carrier === 'other')
      return ok({ trackingCode: null, pdf: await ownAddressCard(order, label.reference, parcel) });
    const provider = labels[label.carrier];
    if (!provider) return fail('unavailable', 'no_contract');
    return provider.create(labelRequest(order, label.reference, parcel));
  }

  return {
    /** Whether a carrier's labels are made here, or a tracking code must be entered. */
    booksLabels: (carrier: Carrier): boolean => carrier === 'other' || labels[carrier] !== undefined,

    /**
     * Sends what is in the parcel of an order: books it at the carrier, stores the label, moves the order and tells the customer.
     * An order with units left stays in preparing (order-9).
     */
    async send(actor: Actor, number: OrderNumber, parcel: ParcelToSend): Promise<SendResult> {
      const claimed = await claim(actor, number, parcel);
      if (!claimed.ok) return claimed;
      const { order, label } = claimed.value;
      if (label.status === 'sent') return ok(sentParcel(label, order.status));
      const booked = await book(order, label, parcel);
      if (!booked.ok) {
        await markLabelRefused(kysely, label.id, booked.details ?? booked.reason);
        return booked;
      }
      const { trackingCode, pdf } = booked.value;
      return inTransaction(kysely, async (tx): Promise<SendResult> => {
        const current = await findOrder(tx, { by: 'id', value: order.id, lock: true });
        const own = await labelByKey(tx, parcel.idempotencyKey);
        if (!current || !own) return fail('unknown');
        if (own.status === 'sent') return ok(sentParcel(own, current.status));
        const preparing = current.status === 'paid' ? await prepared(tx, actor, current) : current;
        const { lines, carrier } = own;
        const moved = await changeStatusLocked(actor, tx, preparing, 'shipped', {
          tracking: trackingCode,
          carrier,
          lines,
        });
        if (!moved.ok) {
          await markLabelRefused(tx, own.id, moved.reason);
          // the carrier has the parcel: somebody must cancel it there
          if (own.carrier !== 'other')
            log.error({ order: number, carrier, trackingCode, reason: moved.reason }, 'a booked parcel was not sent');
          return fail(moved.reason === 'code_used' ? 'code_used' : 'changed_meanwhile');
        }
        await markLabelSent(tx, own.id, trackingCode, pdf);
        await clearPackedLines(tx, order.id);
        return ok({ label: own.id, trackingCode, hasPdf: pdf !== null, status: moved.value.status });
      });
    },
  };

  /** Moves a paid order to preparing: a parcel may be sent without a scan. */
  async function prepared(tx: Tx, actor: Actor, order: StoredOrder) {
    const moved = await changeStatusLocked(actor, tx, order, 'preparing', {});
    return moved.ok ? { ...order, status: moved.value.status } : order;
  }
}

type Claimed = 'unknown' | 'not_open' | 'nothing_packed' | 'being_sent' | 'changed_meanwhile';
type BookResult = LabelResult | Result<{ trackingCode: string | null; pdf: Uint8Array | null }, 'unavailable', string>;

const sentParcel = ({ id, trackingCode, hasPdf }: ShippingLabel, status: OrderStatus): SentParcel => ({
  label: id,
  trackingCode,
  hasPdf,
  status,
});
