import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { OrderMailService } from '#backend/sales/orders/mails/order-mails.ts';
import type { PaymentProvider, RefundReturn } from '#backend/sales/payments/provider.ts';
import { refundHindrance } from '#backend/sales/payments/refund-limits.ts';
import { HOUR_MS } from '#domain/base/time/durations.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { attemptByStamp } from '../payment/attempt-queries.ts';
import { authorOf, findOrder, recordEvent } from '../queries.ts';
import type { PaymentAttempt, StoredOrder } from '../stored-order.ts';
import { type ManualReason, manualRefundAlert, refundTwiceAlert } from './refund-alerts.ts';
import { findRefund, markRefund, refundsOf, refundsSince, type StoredRefund } from './refund-queries.ts';

const JOB = 'refund';
const AGAIN_SECONDS = 300;
const GIVE_UP_MS = 72 * HOUR_MS;
const PAGE = 100;

type Deps = { payments: PaymentProvider; mail: OrderMailService; jobs: Jobs };

/**
 * Sends decided refunds to the gateway, once (refund-1). When its response is lost, the refund is not sent again: it
 * waits an hour for the callback, then staff are alerted.
 */
export function createGatewayRefunds(ctx: ShopContext, { payments, mail, jobs }: Deps) {
  const { db, log, now } = ctx;

  /** Marks the refund as sent, so that no other process sends it; null when it must not be sent (any more). */
  const claim = (id: string) =>
    inTransaction(db.kysely, async (tx) => {
      const refund = await findRefund(tx, { by: 'id', value: id, lock: true });
      if (refund?.status !== 'queued') return null;
      const order = await findOrder(tx, { by: 'id', value: refund.orderId });
      if (!order) return null;
      const attempt = refund.attemptStamp ? await attemptByStamp(tx, refund.attemptStamp) : null;
      const why = attempt?.transactionId ? await hindrance(tx, refund, order, attempt) : 'no_payment';
      if (why) {
        await byHand(tx, refund, order, why, null);
        return null;
      }
      await markRefund(tx, id, { status: 'asked', askedAt: now(), now: now() });
      return { refund, order, transactionId: attempt?.transactionId ?? '' };
    });

  async function hindrance(tx: Tx, refund: StoredRefund, order: StoredOrder, attempt: PaymentAttempt) {
    const others = (await refundsOf(tx, order.id)).filter(
      ({ id, attemptStamp, askedAt }) => id !== refund.id && attemptStamp === refund.attemptStamp && askedAt !== null,
    );
    const method = refund.isSurplus ? attempt.method : (order.paymentMethod ?? attempt.method);
    const paidAt = refund.isSurplus ? attempt.createdAt : (order.paidAt ?? attempt.createdAt);
    return refundHindrance({ method, paidAt, wasRefunded: others.length > 0, email: order.email }, now());
  }

  async function byHand(tx: Tx, refund: StoredRefund, order: StoredOrder, why: ManualReason, words: string | null) {
    await markRefund(tx, refund.id, { status: 'manual', details: words ? `${why}: ${words}` : why, now: now() });
    await recordEvent(tx, order.id, 'refund_manual', { refund: refund.id, why }, now());
    await mail.queue(tx, { kind: 'alert', alert: manualRefundAlert(refund, order, why, words) });
  }

  /** Staff paid a refund by hand and the gateway reports paying it too, so the customer got the money twice. */
  async function paidTwice(tx: Tx, refund: StoredRefund, order: StoredOrder, { transactionId }: RefundReturn) {
    await markRefund(tx, refund.id, { status: 'ok', transactionId, details: PAID_TWICE, now: now() });
    await recordEvent(tx, order.id, 'refund_twice', { refund: refund.id, cents: refund.gateway }, now());
    await mail.queue(tx, { kind: 'alert', alert: refundTwiceAlert(refund, order) });
  }

  /** Stores the result of a refund, unless it was settled meanwhile. */
  async function record(
    id: string,
    from: readonly StoredRefund['status'][],
    write: (tx: Tx, refund: StoredRefund, order: StoredOrder) => Promise<void>,
  ) {
    await inTransaction(db.kysely, async (tx) => {
      const refund = await findRefund(tx, { by: 'id', value: id, lock: true });
      const order = refund && (await findOrder(tx, { by: 'id', value: refund.orderId }));
      if (refund && order && from.includes(refund.status)) await write(tx, refund, order);
    });
  }

  async function ask(id: string): Promise<void> {
    const claimed = await claim(id);
    if (!claimed) return;
    const { refund, order, transactionId } = claimed;
    const answer = await payments.refund({
      transactionId,
      stamp: refund.stamp ?? '',
      reference: order.number,
      amount: refund.gateway,
      email: order.email,
    });
    if (answer.ok) {
      const { status, transactionId: given } = answer.value;
      if (status === 'fail') return record(id, ['asked'], (tx, row, of) => byHand(tx, row, of, 'failed', null));
      return record(id, ['asked'], async (tx) => {
        await markRefund(tx, id, { status, transactionId: given, details: null, now: now() });
      });
    }
    log.warn(
      { refund: id, order: order.number, reason: answer.reason, details: answer.details },
      'gateway did not accept refund',
    );
    // a lost response may still arrive as a callback
    if (answer.reason === 'unknown') return;
    const { reason, details = '' } = answer;
    if (reason !== 'unavailable') return record(id, ['asked'], (tx, row, of) => byHand(tx, row, of, reason, details));
    await record(id, ['asked'], async (tx, row, of) => {
      if (now().getTime() > row.createdAt.getTime() + GIVE_UP_MS) return byHand(tx, row, of, 'unavailable', details);
      await markRefund(tx, id, { status: 'queued', details, now: now() });
      if (jobs.started) await jobs.enqueue(tx, JOB, { id }, { delaySeconds: AGAIN_SECONDS });
    });
  }

  /** Sends refunds left behind by a lost job; alerts staff of those without a response for an hour. */
  async function sweep(): Promise<void> {
    const before = (ms: number) => new Date(now().getTime() - ms);
    const due = await refundsSince(db.kysely, {
      states: ['queued'],
      before: before(AGAIN_SECONDS * 1000),
      limit: PAGE,
    });
    for (const { id } of due)
      await ask(id).catch((error) => log.error({ err: error, refund: id }, 'could not process refund'));
    const lost = await refundsSince(db.kysely, { states: ['asked'], before: before(HOUR_MS), limit: PAGE });
    for (const { id } of lost) await record(id, ['asked'], (tx, row, of) => byHand(tx, row, of, 'unknown', null));
  }

  jobs.define(JOB, (data) => ask(String(data.id)), { retries: 0 });
  jobs.define('refunds-sweep', sweep, { cron: '*/5 * * * *', retries: 0 });

  return {
    /** Queues a refund in the transaction that decided on it; sent if and only if that commits. */
    async enqueue(tx: Tx, refund: StoredRefund): Promise<void> {
      if (refund.status === 'queued' && jobs.started) await jobs.enqueue(tx, JOB, { id: refund.id });
    },
    ask,
    sweep,

    /** Handles a refund callback; false for an unknown refund. Safe to repeat. */
    async settled(stamp: string, said: RefundReturn): Promise<boolean> {
      const known = await findRefund(db.kysely, { by: 'stamp', value: stamp });
      if (!known || !isAbout(known, said)) return false;
      await record(known.id, FROM[said.status], async (tx, refund, order) => {
        if (refund.details === BY_HAND && said.status === 'ok') return paidTwice(tx, refund, order, said);
        if (refund.details === BY_HAND || refund.details === PAID_TWICE) return;
        if (said.status === 'fail') return byHand(tx, refund, order, 'failed', null);
        if (refund.status === 'ok') return;
        await markRefund(tx, refund.id, {
          status: said.status,
          transactionId: said.transactionId,
          details: null,
          now: now(),
        });
      });
      return true;
    },

    /** Staff paid the manual refunds of a locked order; returns their number. */
    async done(actor: Actor, tx: Tx, { id: orderId, number, storeId }: StoredOrder): Promise<number> {
      const manual = (await refundsOf(tx, orderId)).filter(({ status }) => status === 'manual');
      const cents = manual.reduce((sum, { gateway }) => sum + gateway, 0);
      authorise(actor, 'refunds.by-hand', { subject: number, store: storeId, cents });
      if (manual.length > 0)
        await recordAudit(tx, actor, now(), {
          action: 'refunds.by-hand',
          subject: { kind: 'order', id: number },
          after: { refunds: manual.map(({ id }) => id), cents },
        });
      for (const { id } of manual) {
        await markRefund(tx, id, { status: 'ok', details: BY_HAND, now: now() });
        await recordEvent(tx, orderId, 'refund_by_hand', { refund: id, ...authorOf(actor) }, now());
      }
      return manual.length;
    },
  };
}

const BY_HAND = 'by hand';
const PAID_TWICE = 'by hand and by the gateway';

/** States that a callback can still change. */
const FROM = {
  fail: ['asked', 'pending', 'ok'],
  pending: ['asked', 'pending', 'manual'],
  ok: ['asked', 'pending', 'manual', 'ok'],
} as const satisfies Record<RefundReturn['status'], readonly StoredRefund['status'][]>;

/**
 * The callback's signature does not cover its address, and shoppers see signed parameters of their payments. So a
 * callback is trusted only when it names this refund, or names no transaction at all.
 */
const isAbout = (refund: StoredRefund, { stamp, transactionId, amount }: RefundReturn): boolean =>
  (amount === null || amount === refund.gateway) &&
  (stamp === refund.stamp ||
    (transactionId !== null && transactionId === refund.transactionId) ||
    (stamp === null && transactionId === null));
