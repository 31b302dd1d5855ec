import { setTimeout as delay } from 'node:timers/promises';
import type { ShopContext } from '#backend/platform/context.ts';
import type { OpenedPayment, PaymentProvider } from '#backend/sales/payments/provider.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { PaymentAttempt, StoredOrder } from '../stored-order.ts';
import { attemptByStamp, markAttempt, markOpened } from './attempt-queries.ts';
import { paymentOfOrder } from './payment-of-order.ts';

/** The time a process needs between committing an attempt and opening it. */
const PROMISE_MS = 10_000;
/** How often to check whether another process has opened an attempt. */
const LOOK_MS = 100;

type Opened = Result<OpenedPayment['form'], 'payment_unavailable'>;

/**
 * Opens payments at the gateway after the order's transaction: one call per attempt, however many requests of this
 * process wait for it (double clicks). When the gateway refuses, the order stays and the attempt is closed.
 */
export function createPaymentOpener({ db, log, now }: ShopContext, payments: PaymentProvider) {
  const opening = new Map<string, Promise<Opened>>();
  /** Attempts that this process is about to open, with the time of announcement. */
  const promised = new Map<string, number>();
  const isPromised = (stamp: string) => (promised.get(stamp) ?? 0) > Date.now() - PROMISE_MS;

  async function openNow(order: StoredOrder, attempt: PaymentAttempt): Promise<Opened> {
    const opened = await payments.open(paymentOfOrder(order, attempt));
    if (opened.ok) {
      const { transactionId, href, form } = opened.value;
      await markOpened(db.kysely, attempt.stamp, { transactionId, href, now: now() });
      return ok(form);
    }
    log.error({ order: order.number, reason: opened.reason, details: opened.details }, 'could not open payment');
    await markAttempt(db.kysely, attempt.stamp, { status: 'unopened', now: now() });
    return fail('payment_unavailable');
  }

  /** Another request may have opened it meanwhile: a stamp is opened once. */
  async function openUnlessOpened(order: StoredOrder, attempt: PaymentAttempt): Promise<Opened> {
    const since = await attemptByStamp(db.kysely, attempt.stamp);
    if (since?.href) return ok({ url: since.href, method: 'GET', fields: [] });
    return since?.status === 'new' ? openNow(order, attempt) : fail('payment_unavailable');
  }

  return {
    isOpening: (stamp: string) => opening.has(stamp) || isPromised(stamp),
    /** Announces an attempt before its commit, so that other requests do not take it for abandoned. */
    promise(stamp: string): void {
      for (const known of promised.keys()) if (!isPromised(known)) promised.delete(known);
      promised.set(stamp, Date.now());
    },
    /** Resolves when another process has opened or given up the attempt, or after a time-out. */
    async openedElsewhere(stamp: string, timeoutMs: number): Promise<void> {
      for (const until = Date.now() + timeoutMs; Date.now() < until; await delay(LOOK_MS)) {
        const attempt = await attemptByStamp(db.kysely, stamp);
        if (!attempt || attempt.href || attempt.status !== 'new') return;
      }
    },
    open(order: StoredOrder, attempt: PaymentAttempt): Promise<Opened> {
      const started = opening.get(attempt.stamp);
      if (started) return started;
      const open = promised.has(attempt.stamp) ? openNow : openUnlessOpened;
      const promise = open(order, attempt).finally(() => opening.delete(attempt.stamp));
      opening.set(attempt.stamp, promise);
      promised.delete(attempt.stamp);
      return promise;
    },
  };
}
