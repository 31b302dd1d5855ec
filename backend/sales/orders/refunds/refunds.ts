import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import type { OrderMailService } from '#backend/sales/orders/mails/order-mails.ts';
import type { PaymentReturn } from '#backend/sales/payments/provider.ts';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { awaitsPayment, isPaid, type OrderStatus } from '#domain/sales/orders/order-status.ts';
import { planRefund, type RefundPlan, type RefundRefusal, refundableCents } from '#domain/sales/orders/refund.ts';
import {
  type AccessRefusal,
  AccessRefused,
  type Actor,
  accessRefusal,
  authorise,
  mayTry,
} from '#domain/staff/actor.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { orderPayload } from '../fulfilment/order-payload.ts';
import type { RefundMail } from '../mails/after-sale-mail.ts';
import { findOrder } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { createGatewayRefunds } from './gateway-refunds.ts';
import { refundPermission } from './refund-access.ts';
import {
  cancelFree,
  type RefundInput,
  type RefundOrderRefusal,
  refundableOf,
  refundInTransaction,
  UndoneError,
} from './refund-order.ts';
import { findRefund, refundsOf, type StoredRefund } from './refund-queries.ts';
import { refundSurplus } from './surplus.ts';

export type Refunded = Result<
  { number: OrderNumber; refund: StoredRefund; status: OrderStatus; isNew: boolean },
  RefundOrderRefusal | 'unknown' | 'key_reused',
  { status: OrderStatus; refunded: Cents } | null
>;
/** `cents` 0: the order cost nothing. */
export type CancelledPaid = Result<
  { number: OrderNumber; cents: Cents },
  'unknown' | 'not_paid' | 'is_sent' | 'card_used',
  { status: OrderStatus } | null
>;

/** A refund that was not done. `refusal`: what the actor still needs: a fresh factor or a second person. */
export type RefundPreview = {
  plan: RefundPlan;
  refunded: Cents;
  permission: Permission;
  refusal: AccessRefusal | null;
  mail: { subject: string; text: string };
};
export type RefundPreviewed = Result<
  RefundPreview,
  RefundRefusal | 'not_paid' | 'unknown',
  { status: OrderStatus; refunded: Cents } | null
>;

type Deps = {
  gateway: ReturnType<typeof createGatewayRefunds>;
  mail: OrderMailService;
  webhooks: WebhookService;
  mailOf: (order: StoredOrder) => OrderMail;
  /** Units were put back in stock. */
  onStock: (tx: Tx, order: StoredOrder) => Promise<void>;
  /** The order's status changed without a parcel. */
  onMove: (tx: Tx, order: StoredOrder) => Promise<void>;
};

type MailedRefund = Pick<StoredRefund, 'id' | 'cents' | 'gateway' | 'giftCard' | 'lines' | 'shipping' | 'reason'>;

/** A paid order that has not left the store. */
const MAY_CANCEL: readonly OrderStatus[] = ['paid', 'preparing', 'ready_for_pickup'];

/** Throws unless the actor may refund the order, given a fresh factor or a colleague. Comes before any response about its refunds. */
function authoriseTry(actor: Actor, { number, storeId }: StoredOrder): void {
  const scope = { subject: number, store: storeId };
  if (!mayTry(actor, 'refunds.create', scope)) throw new AccessRefused('refunds.create', 'role', scope);
}

/** Refunds decided by staff or automatically; sent by `createGatewayRefunds` (refund-1). */
export function createRefunds({ db, now }: ShopContext, { gateway, mail, webhooks, mailOf, onStock, onMove }: Deps) {
  const mailRefund = (refund: MailedRefund, order: StoredOrder, more: Partial<RefundMail> = {}): RefundMail => ({
    id: refund.id,
    cents: refund.cents,
    gateway: refund.gateway,
    giftCard: refund.giftCard,
    lines: refund.lines.map(({ position, ...line }) => ({ ...line, title: order.lines[position]?.title ?? '' })),
    shipping: refund.shipping,
    reason: refund.reason,
    isCancelled: false,
    ...more,
  });

  /** Effects of a decided refund, in its transaction. */
  async function tell(tx: Tx, refund: StoredRefund, order: StoredOrder, more: Partial<RefundMail> = {}, notify = true) {
    await gateway.enqueue(tx, refund);
    // the address of an anonymised order is gone
    if (order.email && notify)
      await mail.queue(tx, { kind: 'refund', order: mailOf(order), refund: mailRefund(refund, order, more) });
    const { cents, lines, shipping, giftCard, vat } = refund;
    const payload = { ...orderPayload(order), refund: { id: refund.id, cents, giftCard, lines, shipping, vat } };
    await webhooks.queue(tx, 'order.refunded', refund.id, payload);
    if (refund.restock) await onStock(tx, order);
  }

  /** Runs `work` in a transaction; a rollback becomes its refusal. */
  async function undoable<T>(
    work: (tx: Tx) => Promise<T>,
  ): Promise<T | { ok: false; reason: 'card_used'; details: null }> {
    try {
      return await inTransaction(db.kysely, work);
    } catch (error) {
      if (error instanceof UndoneError) return { ok: false, reason: error.reason, details: null };
      throw error;
    }
  }

  return {
    /**
     * Refunds a paid order: full, by lines, its delivery or a sum (`planRefund`). Repeating a key returns the earlier
     * refund. Staff need a fresh factor, and above their limits another permission.
     */
    refund: (actor: Actor, number: OrderNumber, input: RefundInput): Promise<Refunded> =>
      undoable(async (tx): Promise<Refunded> => {
        const order = await findOrder(tx, { by: 'number', value: number, lock: true });
        if (!order) return fail('unknown', null);
        const { status, refunded } = order;
        authoriseTry(actor, order);
        const key = input.idempotencyKey;
        const before = key && (await findRefund(tx, { by: 'idempotency_key', value: key }));
        if (before)
          return before.orderId === order.id
            ? ok({ number, refund: before, status, isNew: false })
            : fail('key_reused', { status, refunded });
        const made = await refundInTransaction(actor, tx, order, input, now());
        if (!made.ok) return fail(made.reason, { status, refunded });
        const { refund } = made.value;
        await tell(tx, refund, made.value.order, {}, input.notify);
        if (made.value.order.status === 'shipped' && status !== 'shipped') await onMove(tx, made.value.order);
        return ok({ number, refund, status: made.value.order.status, isNew: true });
      }),

    /**
     * What a refund would do, with nothing done: the plan, the permission it needs of this actor, and the mail. The
     * gift cards among the lines are checked only by the refund itself.
     */
    async preview(actor: Actor, number: OrderNumber, input: RefundInput): Promise<RefundPreviewed> {
      const order = await findOrder(db.kysely, { by: 'number', value: number });
      if (!order) return fail('unknown', null);
      const { status, refunded, storeId } = order;
      authoriseTry(actor, order);
      if (!isPaid(status)) return fail('not_paid', { status, refunded });
      const planned = planRefund(refundableOf(order, await refundsOf(db.kysely, order.id)), input);
      if (!planned.ok) return fail(planned.reason, { status, refunded });
      const plan = planned.value;
      const permission = await refundPermission(db.kysely, actor, plan.cents, now());
      const { subject, text } = await mail.render({
        kind: 'refund',
        order: mailOf(order),
        refund: mailRefund({ ...plan, id: 'preview', reason: input.reason }, order),
      });
      const scope = { subject: number, store: storeId, cents: plan.cents };
      return ok({
        plan,
        refunded,
        permission,
        refusal: accessRefusal(actor, permission, scope),
        mail: { subject, text },
      });
    },

    /** Cancels a paid order that was not sent: full refund, units restocked, campaign uses released. */
    cancelPaid: (actor: Actor, number: OrderNumber, reason: string): Promise<CancelledPaid> =>
      undoable(async (tx): Promise<CancelledPaid> => {
        const order = await findOrder(tx, { by: 'number', value: number, lock: true });
        if (!order) return fail('unknown', null);
        const { status } = order;
        authorise(actor, 'orders.cancel', { subject: number, store: order.storeId });
        if (awaitsPayment(status) || status === 'cancelled') return fail('not_paid', { status });
        if (!MAY_CANCEL.includes(status)) return fail('is_sent', { status });
        if (refundableCents(refundableOf(order, await refundsOf(tx, order.id))) === 0) {
          const free = await cancelFree(actor, tx, order, reason, now());
          await tell(tx, free.refund, free.order, { isCancelled: true });
          return ok({ number, cents: 0 });
        }
        const made = await refundInTransaction(
          actor,
          tx,
          order,
          { reason, restock: true, idempotencyKey: null },
          now(),
        );
        if (!made.ok) throw new Error(`order ${number} is not cancelled: ${made.reason}`);
        await tell(tx, made.value.refund, made.value.order, { isCancelled: true });
        return ok({ number, cents: made.value.refund.cents });
      }),

    /** Refunds a late or duplicate payment automatically, in the transaction that settles it (payment-3). */
    async surplus(
      tx: Tx,
      order: StoredOrder,
      payment: PaymentReturn,
      why: 'late_payment' | 'paid_twice',
    ): Promise<void> {
      const refund = await refundSurplus(tx, order, payment, now());
      if (refund) await tell(tx, refund, order, { surplus: why });
    },

    /** Marks manual refunds as paid. */
    done: (actor: Actor, number: OrderNumber): Promise<Result<number, 'unknown'>> =>
      inTransaction(db.kysely, async (tx) => {
        const order = await findOrder(tx, { by: 'number', value: number, lock: true });
        return order ? ok(await gateway.done(actor, tx, order)) : fail('unknown');
      }),
  };
}
