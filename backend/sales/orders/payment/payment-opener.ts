import { setTimeout as delay } from 'node:timers/promises';
import type { ShopContext } from '#backend/platform/context.ts';
import type { OpenedPayment, PaymentProvider } from '#backend/sales/payments/provider.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { PaymentAttempt, StoredOrder } from '../stored-order.ts';
import { attemptByStamp, markAttempt, markOpened } from './attempt-queries.ts';
import { paymentOfOrder } from './payment-of-order.ts';

/** From the stored attempt to its opening: the time a process needs between a commit and the next statement. */
const PROMISE_MS = 10_000;
/** How often to look whether another process has opened an attempt. */
const LOOK_MS = 100;

type Opened = Result<OpenedPayment['form'], 'payment_unavailable'>;

/**
 * Opens payments at the gateway, after the order's transaction. One call per attempt, however many requests of this
 * process wait for it (double clicks). When the gateway does not open it the order stays and the attempt is closed.
 */
export function createPaymentOpener({ db, log, now }: ShopContext, payments: PaymentProvider) {
  const opening = new Map<string, Promise<Opened>>();
  /** Attempts this process is about to store and open, with the time of the promise. */
  const promised = new Map<string, number>();
  const isPromised = (stamp: string) => (promised.get(stamp) ?? 0) > Date.now() - PROMISE_MS;

  async function openNow(order: StoredOrder, attempt: PaymentAttempt): Promise<Opened> {
    const opened = await payments.open(paymentOfOrder(order, attempt));
    if (opened.ok) {
      const { transactionId, href, form } = opened.value;
      await markOpened(db.kysely, attempt.stamp, { transactionId, href, now: now() });
      return ok(form);
    }
    log.error({ order: order.number, reason: opened.reason, details: opened.details }, 'payment not opened');
    await markAttempt(db.kysely, attempt.stamp, { status: 'unopened', now: now() });
    return fail('payment_unavailable');
  }

  /** Whoever was opening it when this request looked may be done by now: a stamp is opened once. */
  async function openUnlessOpened(order: StoredOrder, attempt: PaymentAttempt): Promise<Opened> {
    const since = await attemptByStamp(db.kysely, attempt.stamp);
    if (since?.href) return ok({ url: since.href, method: 'GET', fields: [] });
    return since?.status === 'new' ? openNow(order, attempt) : fail('payment_unavailable');
  }

  return {
    isOpening: (stamp: string) => opening.has(stamp) || isPromised(stamp),
    /** Said before the attempt is committed: a request that reads it then must not take it for a forgotten one. */
    promise(stamp: string): void {
      for (const known of promised.keys()) if (!isPromised(known)) promised.delete(known);
      promised.set(stamp, Date.now());
    },
    /** Resolves when another process has opened the attempt, or given it up, or after a time. */
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
