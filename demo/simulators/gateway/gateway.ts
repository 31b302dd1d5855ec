import { randomUUID } from 'node:crypto';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { PaymentStatus } from '#backend/sales/payments/provider.ts';
import { type PaymentRequest, signedReturn } from './protocol.ts';
import { findPayment, insertPayment, type SimulatedPayment, setStatus } from './queries.ts';
import { simulatedRefunds } from './refunds.ts';
import { simulatedSettlements } from './settlements.ts';

const JOB = 'simulator-callback';
const CALLBACK_TIMEOUT_MS = 10_000;
const MAX_DELAY_SECONDS = 3600;

/** The choice of the person on the simulator's page. */
export type Decision = {
  action: 'pay' | 'cancel' | 'pending';
  method: string | null;
  callbacks: 'once' | 'twice' | 'late' | 'never';
  /** Delay of a late callback, and of paying a pending payment. */
  seconds: number;
  redirect: boolean;
};

/** Faults for tests: late responses, wrong signatures, unavailability, refunds that fail after acceptance. */
export type SimulatorFaults = { delayMs: number; wrongSignature: boolean; down: boolean; refundsFail: boolean };

export type Gateway = ReturnType<typeof createGateway>;

const outcome = (status: PaymentStatus) => (status === 'fail' ? 'cancel' : 'success');

/**
 * A simulated gateway in the demo shop: same protocol and signatures, own table (0004). It uses only the addresses in
 * its requests; callbacks are jobs, so they survive a restart.
 */
export function createGateway(ctx: ShopContext, jobs: Jobs) {
  const credentials = { merchantId: ctx.settings.PAYTRAIL_MERCHANT_ID, secret: ctx.settings.PAYTRAIL_SECRET };
  const db = ctx.db.kysely;
  const returned = (payment: SimulatedPayment, status: PaymentStatus, method: string | null) => ({
    ...payment,
    status,
    method: method ?? payment.method,
  });

  /** Sends a callback; rejects unless the response is 2xx. */
  async function callBack(payment: SimulatedPayment, status: PaymentStatus, method: string | null) {
    const to = payment.request.callbackUrls?.[outcome(status)];
    if (!to) return;
    const url = signedReturn(credentials, to, returned(payment, status, method));
    const response = await ctx.fetch(url, { signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the shop answered ${response.status} to a callback`);
  }

  async function callBackLater(transactionId: string, status: PaymentStatus, delaySeconds: number) {
    await jobs.enqueue(null, JOB, { transactionId, status }, { delaySeconds });
  }

  /** Sends a callback at once; on failure the queue retries it. */
  async function callBackNow(payment: SimulatedPayment, status: PaymentStatus, method: string | null) {
    try {
      await callBack(payment, status, method);
    } catch (error) {
      ctx.log.warn({ err: error, transactionId: payment.transactionId }, 'simulator: callback failed');
      await callBackLater(payment.transactionId, status, 5);
    }
  }

  jobs.define(
    JOB,
    async (data) => {
      const payment = await findPayment(db, String(data.transactionId));
      if (!payment) return;
      const status = data.status as PaymentStatus;
      await setStatus(db, payment.transactionId, status, null);
      await callBack(payment, status, null);
    },
    { retryDelaySeconds: 5 },
  );

  const faults: SimulatorFaults = { delayMs: 0, wrongSignature: false, down: false, refundsFail: false };
  const deps = { credentials, faults };

  return {
    credentials,
    faults,
    refunds: simulatedRefunds(ctx, jobs, deps),
    settlements: simulatedSettlements(ctx, jobs, deps),

    /** Opens a payment; null when the stamp was used. */
    async create(request: PaymentRequest): Promise<string | null> {
      const transactionId = randomUUID();
      return (await insertPayment(db, transactionId, request)) ? transactionId : null;
    },

    find: (transactionId: string) => findPayment(db, transactionId),

    /** Applies a choice; returns where the browser goes, or null when it stays. */
    async decide(payment: SimulatedPayment, decision: Decision): Promise<string | null> {
      const { transactionId, request } = payment;
      const method = decision.method ?? payment.method;
      const seconds = Math.min(Math.max(0, decision.seconds), MAX_DELAY_SECONDS);
      const status: PaymentStatus =
        payment.status === 'ok' ? 'ok' : ({ pay: 'ok', cancel: 'fail', pending: 'pending' } as const)[decision.action];
      await setStatus(db, transactionId, status, method);

      if (decision.callbacks === 'late') await callBackLater(transactionId, status, seconds);
      else if (decision.callbacks !== 'never') await callBackNow(payment, status, method);
      if (decision.callbacks === 'twice') await callBackNow(payment, status, method);
      if (status === 'pending' && decision.callbacks !== 'never') await callBackLater(transactionId, 'ok', seconds);

      if (!decision.redirect) return null;
      return signedReturn(credentials, request.redirectUrls[outcome(status)], returned(payment, status, method));
    },
  };
}
